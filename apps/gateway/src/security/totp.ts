import { Secret, TOTP } from 'otpauth'
import type { Db } from '../db/client.ts'
import { and, eq, isNotNull, isNull, lt, sql } from '../db/orm.ts'
import { totpRecovery, totpSecrets } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'
import { hashRecovery } from './recovery-codes.ts'

const period = 30
/** One step of clock difference either way. */
const window = 1

const isConfirmed = (memberId: string) => and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt))

/** Since when the member has an authenticator app; null without one. */
export async function totpSince(db: Db, memberId: string): Promise<Date | null> {
  const [row] = await db.select({ at: totpSecrets.confirmedAt }).from(totpSecrets).where(isConfirmed(memberId))
  return row?.at ?? null
}

export const hasTotp = async (db: Db, memberId: string): Promise<boolean> => (await totpSince(db, memberId)) !== null

/** Whether the digits are those of this half-minute, or the text a recovery code; each works once. */
export async function checkTotp(
  deps: Pick<Deps, 'db' | 'clock' | 'purposeKeys'>,
  memberId: string,
  given: string,
): Promise<boolean> {
  const [row] = await deps.db.select().from(totpSecrets).where(isConfirmed(memberId))
  if (!row) return false
  return isDigits(given) ? await spendDigits(deps, row, given) : await spendRecovery(deps, memberId, given)
}

const isDigits = (given: string) => /^\d{6}$/.test(given.trim())

/** Also of a secret that is not confirmed yet. */
export async function spendDigits(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { memberId, secret }: Pick<typeof totpSecrets.$inferSelect, 'memberId' | 'secret'>,
  digits: string,
): Promise<boolean> {
  if (!isDigits(digits)) return false
  const totp = new TOTP({ secret: new Secret({ buffer: toArrayBuffer(secret) }), period })
  const timestamp = clock().getTime()
  const delta = totp.validate({ token: digits.trim(), window, timestamp })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / period) + delta
  // The secret too: another one may have taken its place since it was read.
  const isLater = and(
    eq(totpSecrets.memberId, memberId),
    eq(totpSecrets.secret, secret),
    lt(totpSecrets.lastStep, step),
  )
  const spent = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(isLater)
    .returning({ id: totpSecrets.memberId })
  return spent.length === 1
}

async function spendRecovery(deps: Pick<Deps, 'db' | 'purposeKeys'>, memberId: string, code: string): Promise<boolean> {
  const isCode = eq(totpRecovery.codeHash, hashRecovery(deps, memberId, code))
  const spent = await deps.db
    .update(totpRecovery)
    .set({ usedAt: sql`now()` })
    .where(and(eq(totpRecovery.memberId, memberId), isCode, isNull(totpRecovery.usedAt)))
    .returning({ id: totpRecovery.memberId })
  return spent.length === 1
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
