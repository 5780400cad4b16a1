import { fakeId } from '@boardwalk/api-client/fakes'
import { describe, expect, it } from 'vitest'
import { emptyRoom, type RoomEvent, roomReducer } from './room-state.ts'

const message = (n: number, more: { mine?: boolean; text?: string } = {}) => ({
  ...{ id: fakeId(n), room: 'lobby', from: 'a', name: 'p***1', level: 0, at: '2026-11-21T10:00:00.000Z' },
  text: `words ${n}`,
  mine: false,
  ...more,
})
const after = (...events: RoomEvent[]) => events.reduce(roomReducer, emptyRoom)
const shown = (...events: RoomEvent[]) => after(...events).messages.map(({ id }) => Number(id.slice(-4)))
const newest = (numbers: number[], hasMore = false): RoomEvent => ({
  type: 'newest',
  list: numbers.map((n) => message(n)),
  hasMore,
})
const received = (n: number, more = {}): RoomEvent => ({ type: 'received', message: message(n, more) })

describe('a room', () => {
  it('is in the order of time for any order of arrival, and has each message once', () => {
    expect(
      shown(received(5), newest([4, 3]), received(4), {
        type: 'older',
        list: [message(2), message(1)],
        hasMore: false,
      }),
    ).toEqual([1, 2, 3, 4, 5])
  })

  it('drops messages deleted while disconnected, and keeps those older than the page', () => {
    expect(shown(newest([4, 3, 2, 1]), newest([4, 2], true))).toEqual([1, 2, 4])
  })

  it('drops a message that is taken down', () => {
    expect(shown(newest([2, 1]), { type: 'removed', id: fakeId(1) })).toEqual([2])
  })

  it('shows an own message once when its event arrives before its response', () => {
    const said: RoomEvent = { type: 'said', clientId: 'c', message: message(7, { mine: true }) }
    const before = [newest([1]), { type: 'pressed', clientId: 'c', text: 'hi' } as const, received(7, { mine: true })]
    expect(shown(...before)).toEqual([1])
    expect(after(...before).pending).toHaveLength(1)
    expect(shown(...before, said)).toEqual([1, 7])
    expect(after(...before, said).pending).toHaveLength(0)
  })

  it('keeps a failed message, and a retry of it neither doubles it nor the message that had arrived', () => {
    const failed: RoomEvent[] = [
      { type: 'pressed', clientId: 'c', text: 'hi' },
      received(7, { mine: true }),
      { type: 'failed', clientId: 'c', error: { code: 'NETWORK' } },
    ]
    expect(shown(...failed)).toEqual([7])
    expect(after(...failed).pending).toMatchObject([{ clientId: 'c', text: 'hi', state: 'failed' }])
    const again: RoomEvent[] = [...failed, { type: 'pressed', clientId: 'c', text: 'hi' }]
    expect(after(...again).pending).toMatchObject([{ state: 'sending' }])
    const said: RoomEvent = { type: 'said', clientId: 'c', message: message(7, { mine: true }) }
    expect(shown(...again, said)).toEqual([7])
    expect(after(...again, said).pending).toEqual([])
  })
})
