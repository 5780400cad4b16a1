import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { outboxSender } from './outbox-sender.ts'
import type { Senders } from './sender.ts'
import { smtpSender } from './smtp-sender.ts'

/** Whether messages are stored in the outbox: while no real sender is configured. */
export const hasOutbox = ({ smtp }: Pick<Config, 'smtp'>): boolean => smtp === null

/** A real sender disables the outbox for every channel: operators must not see codes of real people. */
export function openSenders(db: Db, config: Pick<Config, 'smtp'>): Senders {
  if (config.smtp === null) return { SMS: outboxSender(db, 'SMS'), EMAIL: outboxSender(db, 'EMAIL') }
  return { SMS: null, EMAIL: smtpSender(config.smtp.url, config.smtp.from) }
}
