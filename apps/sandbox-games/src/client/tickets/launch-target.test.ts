import { describe, expect, it } from 'vitest'
import { launchTarget } from './launch-target.ts'

const lotteries = ['VN_NORTH_1', 'VN_NORTH', 'VN_SOUTH']
const target = (query: string, gameCode = 'some-title') => launchTarget(new URLSearchParams(query), lotteries, gameCode)

describe('parameters of a launch', () => {
  it.each([
    ['', 'some-title', 'VN_NORTH_1'],
    ['', 'VN_NORTH', 'VN_NORTH'],
    ['lottoGameCode=VN_SOUTH', 'VN_NORTH', 'VN_SOUTH'],
    ['lottoGameCode=NOWHERE', 'VN_NORTH', 'VN_NORTH'],
    ['lottoGameCode=NOWHERE', 'some-title', 'VN_NORTH_1'],
  ])('%s of %s opens %s', (query, gameCode, lottery) => expect(target(query, gameCode).lottery).toBe(lottery))
  it.each([
    ['lottoView=lobby', 'lobby'],
    ['lottoView=betting', 'betting'],
    ['lottoView=other', 'betting'],
    ['', 'betting'],
  ])('%s shows the %s', (query, view) => expect(target(query).view).toBe(view))
})
