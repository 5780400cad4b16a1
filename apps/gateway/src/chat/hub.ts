import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { openAudience } from '../events/audience.ts'
import type { EventStream } from '../events/event-stream.ts'
import type { HolderOf } from '../events/tickets.ts'
import { type Listener, listenFor } from '../stream/listener.ts'
import type { Aliases } from './alias.ts'
import { readMessages, view } from './messages.ts'
import { chatChannel } from './notify.ts'

const Notice = v.object({ merchant: v.string(), kind: v.picklist(['msg', 'del']), id: v.string() })

type Ear = EventStream & HolderOf<'chat'>

/** Everybody who listens to rooms on this process. */
export function openChatHub({ pool, db, log }: Pick<Deps, 'pool' | 'db' | 'log'>, names: Aliases) {
  const ears = openAudience<Ear>({ max: 5_000, maxPerOwner: 10, ownerOf: ({ memberId }) => memberId })
  let listener: Listener | undefined

  const writeAll = (all: Iterable<Ear>, event: string, payload: unknown) => {
    for (const ear of all) ear.send(event, payload)
  }
  const tell = async (payload: string | undefined): Promise<void> => {
    // A new connection may have missed something: each client reads the history again.
    if (payload === undefined) return writeAll(ears.all(), 'reload', {})
    const { merchant, kind, id } = v.parse(Notice, JSON.parse(payload))
    const readers = ears.all().filter((ear) => ear.merchant === merchant)
    if (readers.length === 0) return
    if (kind === 'del') return writeAll(readers, 'del', { id })
    const [said] = await readMessages(db, [id])
    if (!said || said.message.hiddenAt) return
    for (const ear of readers) ear.send('msg', view(said, names, ear.memberId))
  }

  return {
    isFull: ears.isFull,
    join(ear: Ear): void {
      listener ??= listenFor(pool, {
        [chatChannel]: (payload) => {
          tell(payload).catch((error: unknown) => log.warn({ err: error }, 'a chat message was not told'))
        },
      })
      ears.add(ear)
    },
    stop(): void {
      listener?.stop()
      ears.stop()
    },
  }
}
