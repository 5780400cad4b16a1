import { describe, expect, it } from 'vitest'
import { launchAddress } from './launch-address.ts'

describe('a launch address', () => {
  const origins = ['http://127.0.0.1:4010', 'https://games.example']
  it.each([
    ['http://127.0.0.1:4010/play?launchToken=1', true],
    ['https://games.example/a', true],
    ['https://games.example.evil.example/', false],
    ['https://evil.example/', false],
    ['http://games.example/', false],
    ['https://user:secret@games.example/', false],
    ['javascript:alert(1)', false],
    ['/play', false],
    ['', false],
  ])('%s may be framed: %s', (address, expected) => {
    expect(launchAddress(address, origins) !== null).toBe(expected)
  })
})
