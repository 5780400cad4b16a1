import type { Pool } from 'pg'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { knownNetworks } from '../db/schema/code.ts'

/**
 * Defines one place: a household's or mobile cell's range, so that a changing address does not trigger a check every
 * day.
 */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^::ffff:/, '')
  if (!bare.includes(':')) return bare.split('.').slice(0, 3).join('.')
  const [head = ''] = bare.split('::')
  return [...head.split(':'), '0', '0', '0'].slice(0, 3).join(':')
}

type Familiarity = { isKnown: boolean; hasAny: boolean }

/** Whether the account was used from here before, and from anywhere at all. */
export async function familiarityOf(pool: Pool, memberId: string, ip: string): Promise<Familiarity> {
  const { rows } = await pool.query<Familiarity>(
    `SELECT coalesce(bool_or(network = $2), false) AS "isKnown", count(*) > 0 AS "hasAny"
     FROM known_network WHERE member_id = $1`,
    [memberId, networkOf(ip)],
  )
  return rows[0] ?? { isKnown: false, hasAny: false }
}

/** To call when every proof was given from there. */
export async function learnNetwork(tx: Tx, memberId: string, ip: string): Promise<void> {
  const target = [knownNetworks.memberId, knownNetworks.network]
  await tx
    .insert(knownNetworks)
    .values({ memberId, network: networkOf(ip) })
    .onConflictDoUpdate({ target, set: { lastSeenAt: sql`now()` } })
}
