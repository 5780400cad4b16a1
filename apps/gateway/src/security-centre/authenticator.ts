import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { Secret, TOTP } from 'otpauth'
import { eq, sql } from '../db/orm.ts'
import { totpRecovery, totpSecrets } from '../db/schema/code.ts'
import type { Deps } from '../deps.ts'
import { ownMember } from '../member/member-info.ts'
import { hashRecovery, newRecoveryCodes } from '../security/recovery-codes.ts'
import { checkTotp, hasTotp, spendDigits } from '../security/totp.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { countProofTry } from './proof-tries.ts'
import { protect } from './protect.ts'

type EnrollCall = Call<(typeof endpoints)['enrollTotp']>
type ConfirmCall = Call<(typeof endpoints)['confirmTotp']>
type DisableCall = Call<(typeof endpoints)['disableTotp']>

/** A secret that counts once it is confirmed. Always a new one, because an earlier one may have leaked. */
export async function enrollTotp(deps: Deps, { caller }: EnrollCall) {
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  const secret = new Secret({ size: 20 })
  const row = { secret: Buffer.from(secret.buffer), lastStep: 0 }
  const stored = await deps.db
    .insert(totpSecrets)
    .values({ memberId: member.id, ...row })
    .onConflictDoUpdate({ target: totpSecrets.memberId, set: row, setWhere: sql`totp_secret.confirmed_at IS NULL` })
    .returning({ memberId: totpSecrets.memberId })
  if (stored.length === 0) throw new AppError('STATE_INVALID')
  const issuer = deps.brands.get(caller.merchant)?.name ?? caller.merchant
  return { secret: secret.base32, otpauth: new TOTP({ secret, issuer, label: member.username }).toString() }
}

/** Switches it on, or makes new recovery codes for an active one: needed when the first answer was lost. */
export async function confirmTotp(deps: Deps, { input, caller, request }: ConfirmCall) {
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  const [row] = await deps.db.select().from(totpSecrets).where(eq(totpSecrets.memberId, member.id))
  if (!row) throw new AppError('STATE_INVALID')
  if (!(await spendDigits(deps, row, input.code))) throw new AppError('OTP_INVALID')
  const recovery = newRecoveryCodes()
  const action = row.confirmedAt ? 'renewRecovery' : 'confirmTotp'
  return await protect(deps, { caller, member, request, action, notice: 'authenticatorOn' }, async (tx) => {
    await tx
      .update(totpSecrets)
      .set({ confirmedAt: sql`coalesce(confirmed_at, now())` })
      .where(eq(totpSecrets.memberId, member.id))
    await tx.delete(totpRecovery).where(eq(totpRecovery.memberId, member.id))
    const rows = recovery.map((code) => ({ memberId: member.id, codeHash: hashRecovery(deps, member.id, code) }))
    await tx.insert(totpRecovery).values(rows)
    return { recovery }
  })
}

/** Removes it, with the app or one of its recovery codes. A repeat answers success. */
export async function disableTotp(deps: Deps, { input, caller, request }: DisableCall) {
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  const off = { off: true as const }
  if (!(await hasTotp(deps.db, member.id))) return off
  await countProofTry(deps, member.id)
  if (!(await checkTotp(deps, member.id, input.code))) throw new AppError('OTP_INVALID')
  return await protect(
    deps,
    { caller, member, request, action: 'disableTotp', notice: 'authenticatorOff' },
    async (tx) => {
      await tx.delete(totpRecovery).where(eq(totpRecovery.memberId, member.id))
      await tx.delete(totpSecrets).where(eq(totpSecrets.memberId, member.id))
      return off
    },
  )
}
