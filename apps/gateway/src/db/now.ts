import type { Reader } from './client.ts'
import { sql } from './orm.ts'

/** The database's clock, which inside a transaction is the instant at which it began. */
export const nowIn = async (db: Reader): Promise<Date> =>
  new Date((await db.execute<{ now: string }>(sql`SELECT now() AS now`)).rows[0]?.now ?? 0)
