import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Slices = AsyncIterable<readonly object[]>

/** A line of JSON for each row, and a last one with their number, so that a file that was cut short is seen. */
async function* linesOf(slices: Slices) {
  let count = 0
  for await (const slice of slices) {
    count += slice.length
    yield slice.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
  yield `{"end":${count}}\n`
}

/** Sends slices as lines; each is read when the client has taken the one before it. Calls `done` at the end. */
export function sendLines(reply: FastifyReply, slices: Slices, done: () => void): FastifyReply {
  const lines = Readable.from(linesOf(slices), { highWaterMark: 1 })
  // At the end, after an error, and when the client goes.
  lines.once('close', done)
  return reply.header('cache-control', 'no-store').type('application/x-ndjson; charset=utf-8').send(lines)
}
