import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow } from './stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A reader's stream, whose reads give these states in turn; an error is a read that fails. */
function openStream(states: (object | Error)[]) {
  const raw = Object.assign(new PassThrough(), { writeHead: () => raw })
  let sent = ''
  raw.on('data', (piece) => {
    sent += piece
  })
  const request = { raw: new EventEmitter() }
  const read = vi.fn(async () => {
    const next = states.shift()
    if (next instanceof Error) throw next
    return next
  })
  const source = { reader: 'p1', listen: () => () => {}, read }
  follow(request as unknown as FastifyRequest, { raw, hijack: () => {} } as unknown as FastifyReply, source)
  return { sent: () => sent, read, close: () => request.raw.emit('close') }
}

it('repeats a read that failed, although nothing changed', async () => {
  const stream = openStream([new Error('The database is away'), new Error('The same'), { round: 7 }])
  await vi.advanceTimersByTimeAsync(500)
  expect(stream.sent()).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(stream.sent()).toBe('data: {"round":7}\n\n')
  await vi.advanceTimersByTimeAsync(5000)
  expect(stream.read).toHaveBeenCalledTimes(3)
  stream.close()
})

it('repeats no read of a closed stream', async () => {
  const stream = openStream(Array.from({ length: 9 }, () => new Error('The database is away')))
  await vi.advanceTimersByTimeAsync(1500)
  stream.close()
  await vi.advanceTimersByTimeAsync(9000)
  expect(stream.read).toHaveBeenCalledTimes(2)
})
