import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyOrigin } from './origins.ts'
import { PlayError } from './play-error.ts'

/** `reader`: owner of the stream. */
type Source = { reader: string; listen: (notify: () => void) => () => void; read: () => Promise<unknown> }

/** Debounce for bursts of changes. */
const restMs = 200
/** Pause after a failed read, which is repeated: the next change may be a whole round away. */
const retryMs = 1000
const heartbeatMs = 15_000
/** Streams that one session may hold; a page needs one. */
const maxStreams = 4
const streams = new Map<string, number>()

/** Whether a reader's page is open. */
export const isFollowing = (reader: string): boolean => streams.has(reader)

/**
 * Server-sent events: the state now, and again after each change. Read by `fetch`, because the bearer travels in a
 * header. A reader that does not keep up gets the newest state only.
 */
export function follow(request: FastifyRequest, reply: FastifyReply, { reader, listen, read }: Source) {
  const held = streams.get(reader) ?? 0
  if (held >= maxStreams) throw new PlayError('TOO_MANY', 429)
  streams.set(reader, held + 1)
  reply.hijack()
  const out = reply.raw
  out.writeHead(200, { ...anyOrigin, 'content-type': 'text/event-stream', 'cache-control': 'no-store' })

  let isBusy = false
  let isStale = false
  const send = async () => {
    isStale = true
    if (isBusy) return
    isBusy = true
    while (isStale && !out.destroyed) {
      isStale = false
      const state = await read().catch(() => null)
      if (state === null) isStale = true
      else if (!out.destroyed && !out.write(`data: ${JSON.stringify(state)}\n\n`))
        await new Promise((resolve) => out.once('drain', resolve).once('close', resolve))
      await new Promise((resolve) => setTimeout(resolve, state === null ? retryMs : restMs))
    }
    isBusy = false
  }
  const stop = listen(() => void send())
  const beat = setInterval(() => out.write(':\n\n'), heartbeatMs)
  request.raw.once('close', () => {
    const left = (streams.get(reader) ?? 1) - 1
    if (left > 0) streams.set(reader, left)
    else streams.delete(reader)
    stop()
    clearInterval(beat)
    out.end()
  })
  void send()
}
