import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Db } from '../db/client.ts'
import { useOnce } from '../security/used-once.ts'

export const ticketSeconds = 30

const Ticket = v.object({ merchant: v.string(), memberId: v.nullable(v.string()), until: v.number(), id: v.string() })
export type Holder = Pick<v.InferOutput<typeof Ticket>, 'merchant' | 'memberId'>

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(`chat ${text}`).digest()

/** A signed ticket for one chat stream; visitors listen too. */
export function newTicket(key: Buffer, holder: Holder, now: Date): string {
  const ticket = { ...holder, until: now.getTime() + ticketSeconds * 1000, id: randomUUID() }
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${text}.${sign(key, text).toString('base64url')}`
}

/** Uses a ticket up; null when it is not ours, late or used. Works on any gateway. */
export async function redeemTicket(db: Db, key: Buffer, ticket: string, now: Date): Promise<Holder | null> {
  const [text = '', signature = ''] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(key, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { id, until, merchant, memberId } = v.parse(Ticket, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (until < now.getTime() || !(await useOnce(db, 'chat', id, ticketSeconds * 2))) return null
  return { merchant, memberId }
}
