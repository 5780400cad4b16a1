import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { secrets } from '../db/schema/security.ts'

/** A random secret of 32 bytes, shared by all gateway processes on this database; the first caller creates it. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`The secret ${name} vanished.`)
  return row.value
}
