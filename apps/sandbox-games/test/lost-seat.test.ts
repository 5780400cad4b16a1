import { afterEach, expect, it, vi } from 'vitest'
import { createRoomFeed } from '../src/client/frame/room-feed.ts'
import { createStatusLine } from '../src/client/frame/status-line.ts'
import { en } from '../src/client/strings/en.ts'

afterEach(() => vi.unstubAllGlobals())

const noRoom = {
  ...{ room: '', hand: null, yourSeat: null, shares: null, balance: '0.20', serverNow: 0 },
  ...{ commitment: null, nextCommitment: null, clientSeed: null },
}

/** The page of a card table whose server answers with this. */
function openTable(answer: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...noRoom, ...answer })))
  const line = { textContent: '' }
  const [short, stopped, onData] = [vi.fn(), vi.fn(), vi.fn()]
  const host = { classList: { remove: () => undefined } }
  const status = createStatusLine({ host, line, t: en, short, stopped } as never)
  const common = {
    clientSeed: () => 'seed',
    stake: () => '1.00',
    setStake: () => undefined,
    setBalance: () => undefined,
  }
  const feed = createRoomFeed({
    ...{ ...common, bearer: 'b', agreements: new Map(), rounds: { set: () => undefined } as never, onData },
    ...{ setCommitment: () => undefined, lostSeat: status.refused },
  })
  feed.watch(() => undefined)
  return { line, short, stopped, onData }
}

it.each([
  ['INSUFFICIENT_FUNDS', en.INSUFFICIENT_FUNDS, 1, 0],
  ['LIMIT', en.LIMIT, 0, 1],
])('a seat that was lost is explained: %s', async (lostSeat, words, shorts, stops) => {
  const { line, short, stopped } = openTable({ lostSeat })
  await vi.waitFor(() => expect(line.textContent).toBe(words))
  expect([short.mock.calls.length, stopped.mock.calls.length]).toEqual([shorts, stops])
})

it('a player without a seat who lost none reads nothing', async () => {
  const { line, short, onData } = openTable({ lostSeat: null })
  await vi.waitFor(() => expect(onData).toHaveBeenCalled())
  expect([line.textContent, short.mock.calls.length]).toEqual(['', 0])
})
