import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { usedOnce } from '../db/schema/security.ts'

/** Marks something as used; false when it was used before. Shared by all gateway processes. */
export async function useOnce(db: Reader, kind: string, id: string, keepSeconds: number): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${keepSeconds})`
  const rows = await db.insert(usedOnce).values({ kind, id, expiresAt }).onConflictDoNothing().returning()
  return rows.length === 1
}
