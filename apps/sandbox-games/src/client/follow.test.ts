import { afterEach, expect, it, vi } from 'vitest'
import { follow } from './follow.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A stream that sends these pieces and stays open. */
const streamOf = (pieces: string[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      },
    }),
  )

it.each([
  ['as the server of the games writes it', ['data: {"at":1}\n\n', ':\n\n', 'data: {"at":2}\n\n']],
  ['cut anywhere', ['da', 'ta: {"at":', '1}\n', '\ndata: {"at":2}\n\n']],
  ['with fields before the data', ['id: 7\nevent: state\ndata: {"at":1}\n\nretry: 2000\ndata: {"at":2}\n\n']],
  ['with the line ends of a proxy', ['data: {"at":1}\r\n\r\ndata: {"at":2}\r\n\r\n']],
  ['on more than one line', ['data: {\ndata: "at":1}\n\ndata:{"at":2}\n\n']],
])('reads a stream %s', async (_, pieces) => {
  vi.stubGlobal('fetch', async () => streamOf(pieces))
  const seen: unknown[] = []
  stop = follow('/state', 'bearer', (state) => seen.push(state))
  await expect.poll(() => seen).toEqual([{ at: 1 }, { at: 2 }])
})

it('reports a refusal, and does not retry', async () => {
  const ask = vi.fn(async () => new Response(null, { status: 401 }))
  vi.stubGlobal('fetch', ask)
  const refused = vi.fn()
  stop = follow('/state', 'bearer', () => {}, refused)
  await expect.poll(() => refused.mock.calls.length).toBe(1)
  expect(ask).toHaveBeenCalledTimes(1)
})
