import { describe, expect, it } from 'vitest'
import { hintOf } from './game-messages.ts'

const inside = {} as Window
const frame = { contentWindow: inside } as HTMLIFrameElement
const message = (over: Partial<MessageEvent>) =>
  ({ source: inside, origin: 'null', data: { v: 1, type: 'balanceChanged' }, ...over }) as MessageEvent<unknown>

describe('messages of a game', () => {
  it('are accepted from the game’s own frame', () => {
    expect(hintOf(message({}), frame)).toBe('balanceChanged')
  })

  it.each([
    ['another window', { source: {} as Window }],
    ['an origin of its own', { origin: 'https://evil.example' }],
    ['an unknown verb', { data: { v: 1, type: 'setBalance', amount: '1000000' } }],
    ['another version', { data: { v: 2, type: 'close' } }],
    ['text', { data: 'close' }],
    ['nothing', { data: null }],
  ])('are dropped when they come from or contain %s', (_, over) => {
    expect(hintOf(message(over), frame)).toBeNull()
  })

  it('are dropped while there is no frame', () => {
    expect(hintOf(message({}), null)).toBeNull()
  })
})
