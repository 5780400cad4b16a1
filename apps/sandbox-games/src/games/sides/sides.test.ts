import { describe, expect, it } from 'vitest'
import { highestWin } from '../chips.ts'
import { sidesReturns } from './rtp.ts'
import { meet, meetingOf, type SidesBet, sidesBack, sidesBets } from './rules.ts'
import { sides } from './server.ts'

const light = meetingOf([8, 8, 8], [1, 1, 1])
const wave = meetingOf([3, 3, 3], [3, 3, 5])
const draw = meetingOf([1, 2, 3], [3, 2, 1])

describe('two sides', () => {
  it.each([
    [light, { light: 194, wave: 0, draw: 0, close: 0, far: 735 }],
    [wave, { light: 0, wave: 194, draw: 0, close: 363, far: 0 }],
    [draw, { light: 100, wave: 100, draw: 1_400, close: 0, far: 0 }],
  ])('%j', (meeting, backs) => {
    expect(Object.fromEntries(sidesBets.map((bet) => [bet, sidesBack(bet, meeting)]))).toEqual(backs)
  })
  it('has the returns of the paytable', () => {
    const returns = sidesReturns()
    const stated = { light: 97.2, wave: 97.2, draw: 96.94, close: 97, far: 97.03 }
    for (const bet of sidesBets) expect(Math.floor(returns[bet].rtp * 10_000) / 100, bet).toBe(stated[bet])
    expect(returns.light.ways).toBe(8n ** 6n)
    expect(sides.facts.rtp).toBe(Math.floor(Math.min(...sidesBets.map((bet) => returns[bet].rtp)) * 10_000))
  })
  it('pays no more than stated', () => {
    const back = (on: string, meeting: typeof light) => sidesBack(on as SidesBet, meeting)
    expect(highestWin(sidesBets, [light, wave, draw], back)).toBe(sides.facts.maxWin)
  })
  it('shows three marks of one to eight on each side, in turn', async () => {
    let next = 0
    const meeting = await meet(async (below) => next++ % below)
    expect(meeting).toMatchObject({ light: [1, 3, 5], wave: [2, 4, 6], winner: 'wave', lead: 3 })
  })
})
