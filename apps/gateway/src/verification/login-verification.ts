import { AppError, type Call, type endpoints, type LoginOk, type RequestFacts } from '@boardwalk/api-client/contract'
import { type CodeTarget, useCode } from '../codes/one-time-code.ts'
import { sendCode } from '../codes/send-code.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { loginVerifications } from '../db/schema/code.ts'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { checkAdmission } from '../login/admission.ts'
import { signIn } from '../login/sign-in.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { fullNumber } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { notifyOwner } from '../member/notify-owner.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import { familiarityOf } from './known-networks.ts'
import { judgeProof, maskedProofs, proofsOf } from './proofs.ts'

const minutes = 10
const tries = 5

type Waiting = { id: string; memberId: string; merchant: string; mustChange: boolean; triesLeft: number }

/**
 * Holds back a right password that comes from a place where the account was never used, when its owner has another way
 * to prove it. Throws LOGIN_VERIFY_REQUIRED; lets the first login ever, and those without another proof, through.
 */
export async function demandKnownNetwork(
  deps: Deps,
  member: MemberRow,
  { ip, merchant }: RequestFacts,
  mustChange: boolean,
): Promise<void> {
  const { verifiesNewNetworks } = await deps.settings.of(merchant)
  if (!verifiesNewNetworks) return
  const { isKnown, hasAny } = await familiarityOf(deps.pool, member.id, ip)
  if (isKnown || !hasAny) return
  const methods = await proofsOf(deps, member)
  if (methods.length === 0) return
  const verifyToken = newToken()
  await deps.db.insert(loginVerifications).values({
    tokenHash: hashToken(verifyToken),
    id: newId(),
    merchant,
    memberId: member.id,
    ip,
    mustChange,
    triesLeft: tries,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  })
  throw new AppError('LOGIN_VERIFY_REQUIRED', { verifyToken, methods, masked: maskedProofs(member) })
}

const columns = `id, member_id AS "memberId", merchant, must_change AS "mustChange", tries_left AS "triesLeft"`
const isOpen = `token_hash = $1 AND merchant = $2 AND ip = $3 AND used_at IS NULL AND expires_at > now() AND tries_left > 0`

/** The waiting login of a token, for the address that got it; `spend` takes one of its tries before anything is judged. */
async function findWaiting(deps: Deps, token: string, request: RequestFacts, spend: boolean): Promise<Waiting> {
  const text = spend
    ? `UPDATE login_verification SET tries_left = tries_left - 1 WHERE ${isOpen} RETURNING ${columns}`
    : `SELECT ${columns} FROM login_verification WHERE ${isOpen}`
  const { rows } = await deps.pool.query<Waiting>(text, [hashToken(token), request.merchant, request.ip])
  if (!rows[0]) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
  return rows[0]
}

const targetOf = ({ merchant, id }: Waiting): CodeTarget => ({ merchant, purpose: 'VERIFY', destination: id })

type SendCall = Call<(typeof endpoints)['sendLoginVerification']>

export async function sendLoginVerification(deps: Deps, { input, request }: SendCall) {
  const waiting = await findWaiting(deps, input.verifyToken, request, false)
  const member = await ownMember(deps, waiting.memberId)
  const address = input.method === 'MOBILE' ? fullNumber(member) : member.email
  if (!address) throw new AppError('METHOD_UNAVAILABLE')
  const channel = input.method === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const)
  const { language } = request
  return {
    expiredMinutes: await sendCode(deps, {
      ...targetOf(waiting),
      address,
      countedAs: `verify ${address}`,
      channel,
      language,
      ip: request.ip,
    }),
  }
}

type VerifyCall = Call<(typeof endpoints)['verifyLogin']>

/** The second half of a login; afterwards the place is known. */
export async function verifyLogin(deps: Deps, { input, request }: VerifyCall): Promise<LoginOk> {
  const waiting = await findWaiting(deps, input.verifyToken, request, true)
  const member = await ownMember(deps, waiting.memberId)
  const methods = await proofsOf(deps, member)
  if (!methods.includes(input.method)) throw new AppError('METHOD_UNAVAILABLE')
  const code = await judgeProof(deps, member, input.method, input.code, targetOf(waiting)).catch((error: unknown) => {
    // Independent of the number of sent codes, a login has a fixed number of tries.
    if (error instanceof AppError && error.code === 'OTP_INVALID') {
      throw new AppError('OTP_INVALID', { attemptsLeft: waiting.triesLeft })
    }
    throw error
  })
  // The side was judged by the first half; an agent's staff has only one.
  checkAdmission(member, member.type === 42 ? 'AGENT' : 'MEMBER')
  const { notice, ...answer } = await deps.db.transaction(async (tx) => {
    const isUnused = and(eq(loginVerifications.id, waiting.id), isNull(loginVerifications.usedAt))
    const used = await tx.update(loginVerifications).set({ usedAt: sql`now()` }).where(isUnused).returning()
    if (used.length === 0) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
    if (code) await useCode(tx, code)
    const notice = await notifyOwner(tx, member, 'place', request.ip)
    return { notice, ...(await signIn(tx, deps, { member, request, mustChange: waiting.mustChange, action: 'login' })) }
  })
  mailOwner(deps, member, notice)
  return answer
}
