import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { type Listener, listenFor } from '../stream/listener.ts'
import type { Aliases } from './alias.ts'
import { readMessages, view } from './messages.ts'
import { chatChannel } from './notify.ts'
import type { Holder } from './tickets.ts'

const Notice = v.object({ merchant: v.string(), kind: v.picklist(['msg', 'del']), id: v.string() })

type Ear = Holder & { response: ServerResponse }

const pingMs = 20_000
/** Listeners of one process; one more is told to come back later. */
const mostEars = 5_000
const maxWaiting = 128 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Everybody who listens to rooms on this process. */
export function openChatHub({ pool, db, log }: Pick<Deps, 'pool' | 'db' | 'log'>, names: Aliases) {
  const ears = new Set<Ear>()
  let listener: Listener | undefined

  const write = (ear: Ear, event: string, payload: unknown) => {
    if (ear.response.writableLength > maxWaiting) ear.response.destroy()
    if (ear.response.destroyed || ear.response.writableEnded) return
    ear.response.write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`)
  }
  const writeAll = (all: Iterable<Ear>, event: string, payload: unknown) => {
    for (const ear of all) write(ear, event, payload)
  }
  const tell = async (payload: string | undefined): Promise<void> => {
    // A new connection may have missed something: each client reads the history again.
    if (payload === undefined) return writeAll(ears, 'reload', {})
    const { merchant, kind, id } = v.parse(Notice, JSON.parse(payload))
    const readers = [...ears].filter((ear) => ear.merchant === merchant)
    if (readers.length === 0) return
    if (kind === 'del') return writeAll(readers, 'del', { id })
    const [said] = await readMessages(db, [id])
    if (!said || said.message.hiddenAt) return
    for (const ear of readers) write(ear, 'msg', view(said, names, ear.memberId))
  }
  const timer = setInterval(() => writeAll(ears, 'ping', {}), pingMs).unref()

  return {
    isFull: () => ears.size >= mostEars,
    join(response: ServerResponse, holder: Holder): void {
      listener ??= listenFor(pool, {
        [chatChannel]: (payload) => {
          tell(payload).catch((error: unknown) => log.warn({ err: error }, 'a chat message was not told'))
        },
      })
      response.writeHead(200, headers)
      response.write('retry: 2000\n\n')
      const ear = { ...holder, response }
      ears.add(ear)
      response.once('close', () => ears.delete(ear))
      if (response.destroyed) ears.delete(ear)
    },
    stop(): void {
      clearInterval(timer)
      listener?.stop()
      for (const { response } of ears) response.end()
      ears.clear()
    },
  }
}
