import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { HouseAccountType } from './rules.ts'

/** Id of a house account; created on first use, then constant. */
export async function houseAccountId(db: Reader, type: HouseAccountType, currency: string): Promise<bigint> {
  const find = sql`SELECT id FROM account WHERE member_id IS NULL AND type = ${type} AND currency = ${currency}`
  const known = (await db.execute<{ id: string }>(find)).rows[0]
  if (known) return BigInt(known.id)
  await db.execute(
    sql`INSERT INTO account (owner_kind, type, currency) VALUES ('house', ${type}, ${currency}) ON CONFLICT DO NOTHING`,
  )
  const made = (await db.execute<{ id: string }>(find)).rows[0]
  if (!made) throw new Error(`House account ${type} ${currency} was not stored.`)
  return BigInt(made.id)
}
