import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { useOnce } from '../security/used-once.ts'

export const ticketSeconds = 30

/** Holders of tickets, by kind of stream. */
const holders = {
  member: v.object({ memberId: v.string(), sessionId: v.string() }),
  export: v.object({ memberId: v.string(), sessionId: v.string() }),
  rows: v.object({ memberId: v.string(), sessionId: v.string(), language: v.string(), asked: v.unknown() }),
  chat: v.object({ merchant: v.string(), memberId: v.nullable(v.string()) }),
} as const

export type StreamKind = keyof typeof holders
export type HolderOf<K extends StreamKind> = v.InferOutput<(typeof holders)[K]>

const Ticket = v.object({ kind: v.string(), holder: v.unknown(), until: v.number(), id: v.string() })

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Basis = Pick<Deps, 'purposeKeys' | 'clock'> & { config: Pick<Deps['config'], 'waitFactor'> }

/** A signed ticket for one stream: an address may contain it, unlike the session token. */
export function newTicket<K extends StreamKind>(
  { purposeKeys, clock, config }: Basis,
  kind: K,
  holder: HolderOf<K>,
): string {
  const until = clock().getTime() + ticketSeconds * 1000 * config.waitFactor
  const ticket = { kind, holder, until, id: randomUUID() }
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${text}.${sign(purposeKeys.streamTicket, text).toString('base64url')}`
}

/** Uses a ticket up; null when it is not ours, for another stream, late or used. Works on any gateway. */
export async function redeemTicket<K extends StreamKind>(
  { db, purposeKeys, clock, config }: Basis & Pick<Deps, 'db'>,
  kind: K,
  ticket: string,
): Promise<HolderOf<K> | null> {
  const [text = '', signature = ''] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(purposeKeys.streamTicket, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const read = v.parse(Ticket, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (read.kind !== kind || read.until < clock().getTime()) return null
  if (!(await useOnce(db, 'stream', read.id, ticketSeconds * 2 * config.waitFactor))) return null
  return v.parse(holders[kind], read.holder) as HolderOf<K>
}
