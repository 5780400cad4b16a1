import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../db/client.ts'
import { totpSecrets } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'

const period = 30
/** One step of clock difference either way. */
const window = 1

const isConfirmed = (memberId: string) => and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt))

export async function hasTotp(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db.select({ memberId: totpSecrets.memberId }).from(totpSecrets).where(isConfirmed(memberId))
  return row !== undefined
}

/** Whether the digits are those of this half-minute; each works once. */
export async function checkTotp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
  digits: string,
): Promise<boolean> {
  const [row] = await db.select().from(totpSecrets).where(isConfirmed(memberId))
  if (!row || !/^\d{6}$/.test(digits.trim())) return false
  const totp = new TOTP({ secret: new Secret({ buffer: toArrayBuffer(row.secret) }), period })
  const timestamp = clock().getTime()
  const delta = totp.validate({ token: digits.trim(), window, timestamp })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / period) + delta
  const isLater = and(eq(totpSecrets.memberId, memberId), lt(totpSecrets.lastStep, step))
  const spent = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(isLater)
    .returning({ id: totpSecrets.memberId })
  return spent.length === 1
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
