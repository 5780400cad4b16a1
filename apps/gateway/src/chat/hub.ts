import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import type { EventStream } from '../events/event-stream.ts'
import { openSubscribers } from '../events/subscribers.ts'
import type { HolderOf } from '../events/tickets.ts'
import { type Listener, listenFor } from '../stream/listener.ts'
import type { Aliases } from './alias.ts'
import { readMessages, view } from './messages.ts'
import { chatChannel } from './notify.ts'

const Notice = v.object({ merchant: v.string(), kind: v.picklist(['msg', 'del']), id: v.string() })

type Subscriber = EventStream & HolderOf<'chat'>

/** Subscribers of the chat rooms in this process. */
export function openChatHub({ pool, db, log }: Pick<Deps, 'pool' | 'db' | 'log'>, names: Aliases) {
  const subscribers = openSubscribers<Subscriber>({ max: 5_000, maxPerOwner: 10, ownerOf: ({ memberId }) => memberId })
  let listener: Listener | undefined

  const writeAll = (all: Iterable<Subscriber>, event: string, payload: unknown) => {
    for (const subscriber of all) subscriber.send(event, payload)
  }
  const deliver = async (payload: string | undefined): Promise<void> => {
    // A new connection may have missed something: each client reads the history again.
    if (payload === undefined) return writeAll(subscribers.all(), 'reload', {})
    const { merchant, kind, id } = v.parse(Notice, JSON.parse(payload))
    const readers = subscribers.all().filter((subscriber) => subscriber.merchant === merchant)
    if (readers.length === 0) return
    if (kind === 'del') return writeAll(readers, 'del', { id })
    const [said] = await readMessages(db, [id])
    if (!said || said.message.hiddenAt) return
    for (const subscriber of readers) subscriber.send('msg', view(said, names, subscriber.memberId))
  }

  return {
    isFull: subscribers.isFull,
    join(subscriber: Subscriber): void {
      listener ??= listenFor(pool, {
        [chatChannel]: (payload) => {
          deliver(payload).catch((error: unknown) => log.warn({ err: error }, 'a chat message was not delivered'))
        },
      })
      subscribers.add(subscriber)
    },
    stop(): void {
      listener?.stop()
      subscribers.stop()
    },
  }
}
