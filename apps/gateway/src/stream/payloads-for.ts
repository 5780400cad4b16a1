import type { Pool } from 'pg'
import { promotionsOpenTo } from '../content/open-promotions.ts'
import type { HolderOf } from '../events/tickets.ts'
import { unreadNow, wireBalance } from './events.ts'

type Payload = Record<string, unknown>

/** An event's payload per reader: counts are read at delivery. */
export async function payloadsFor(
  pool: Pool,
  readers: readonly HolderOf<'member'>[],
  topic: string,
  payload: Payload,
): Promise<(memberId: string) => Payload> {
  if (topic === 'balance') return () => wireBalance(payload)
  const members = [...new Set(readers.map(({ memberId }) => memberId))]
  if (topic === 'promo') {
    const counts = await promotionsOpenTo(pool, members)
    return (memberId) => ({ count: counts.get(memberId) ?? 0 })
  }
  if (topic === 'message') {
    const counts = new Map(await Promise.all(members.map(async (id) => [id, await unreadNow(pool, id)] as const)))
    return (memberId) => counts.get(memberId) ?? { unread: 0 }
  }
  return () => payload
}
