import { AppError } from '@boardwalk/api-client/contract'
import { type CodeTarget, checkCode } from '../codes/one-time-code.ts'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { maskEmail, maskEnd } from '../member/mask.ts'
import { checkTotp, hasTotp } from '../security/totp.ts'

/** Second factors of an account (member specification §4). */
export type Proof = 'MOBILE' | 'EMAIL' | 'PAYEE_NAME' | 'GOOGLE'

/** The proofs that this member can give. */
export async function proofsOf(deps: Deps, member: MemberRow): Promise<Proof[]> {
  const able: Record<Proof, boolean> = {
    MOBILE: member.mobile !== null && deps.senders.SMS !== null,
    EMAIL: member.email !== null && deps.senders.EMAIL !== null,
    PAYEE_NAME: Boolean(member.profile.payeeName),
    GOOGLE: await hasTotp(deps.db, member.id),
  }
  return (Object.keys(able) as Proof[]).filter((proof) => able[proof])
}

/** Masked destination of codes, recognisable to its owner only. */
export const maskedProofs = ({ mobile, email }: MemberRow): Partial<Record<Proof, string | null>> => ({
  MOBILE: maskEnd(mobile, 3),
  EMAIL: maskEmail(email),
})

/** How one proof is judged. Answers the id of a one-time code that the success must spend, or null. Throws OTP_*. */
export async function judgeProof(
  deps: Deps,
  member: MemberRow,
  proof: Proof,
  given: string,
  target: CodeTarget,
): Promise<string | null> {
  if (proof === 'MOBILE' || proof === 'EMAIL') return await checkCode(deps, target, given)
  const isRight =
    proof === 'GOOGLE' ? await checkTotp(deps, member.id, given) : sameName(member.profile.payeeName, given)
  if (!isRight) throw new AppError('OTP_INVALID')
  return null
}

const fold = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const sameName = (stored: string | undefined, given: string) => Boolean(stored) && fold(stored ?? '') === fold(given)
