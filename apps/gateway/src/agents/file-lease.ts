import type { Db } from '../db/client.ts'
import { sql } from '../db/orm.ts'

/** A process that ended without giving it back blocks the next file for this long. */
const seconds = 60
const renewMs = 20_000

/** Whether an account reads a file now, on whichever gateway. */
export async function isReading(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM used_once WHERE kind = 'team-file' AND id = ${memberId} AND expires_at > now()`,
  )
  return rows.length > 0
}

const until = sql`now() + make_interval(secs => ${seconds})`

/** One file at a time for an account: gives back how to end, or null while another is read. */
export async function takeFile(db: Db, memberId: string): Promise<(() => Promise<void>) | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO used_once (kind, id, expires_at) VALUES ('team-file', ${memberId}, ${until})
    ON CONFLICT (kind, id) DO UPDATE SET expires_at = excluded.expires_at WHERE used_once.expires_at <= now()
    RETURNING id`)
  if (rows.length === 0) return null
  const mine = sql`kind = 'team-file' AND id = ${memberId}`
  const renew = () => db.execute(sql`UPDATE used_once SET expires_at = ${until} WHERE ${mine}`).catch(() => {})
  const timer = setInterval(renew, renewMs).unref()
  return async () => {
    clearInterval(timer)
    await db.execute(sql`DELETE FROM used_once WHERE ${mine}`)
  }
}

export const busySeconds = seconds
