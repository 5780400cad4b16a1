import type { Db } from '../db/client.ts'
import { outgoingMessages } from '../db/schema/code.ts'
import { newId } from '../ids.ts'
import type { Channel, Sender } from './sender.ts'

/** Stores messages where the sandbox operator can read them, instead of sending them. */
export const outboxSender = (db: Db, channel: Channel): Sender => ({
  async send({ id = newId(), merchant, destination, subject: given, body, html = null }) {
    const subject = channel === 'EMAIL' ? given : null
    const row = { id, merchant, channel, destination, subject, body, html }
    await db.insert(outgoingMessages).values(row).onConflictDoNothing()
  },
  close: async () => {},
})
