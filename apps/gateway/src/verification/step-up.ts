import { AppError, type Call, type Caller, type endpoints } from '@boardwalk/api-client/contract'
import { type CodeTarget, checkCode, useCode } from '../codes/one-time-code.ts'
import { sendCode } from '../codes/send-code.ts'
import { and, eq, isNull, sql } from '../db/orm.ts'
import { stepUps } from '../db/schema/code.ts'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { fullNumber, maskEnd } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { audit } from '../security/audit.ts'
import { checkTotp } from '../security/totp.ts'
import { endSession, startSession } from '../session/start-session.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import { proofsOf } from './proofs.ts'

const minutes = 10
const tries = 5
const isOpen = 'token_hash = $1 AND session_id = $2 AND used_at IS NULL AND expires_at > now() AND tries_left > 0'

/** Throws STEP_UP_REQUIRED unless the session was opened, or proved again, in the last quarter of an hour (flag O). */
export async function demandRecentProof(deps: Deps, caller: Caller): Promise<void> {
  const { rows } = await deps.pool.query<{ isRecent: boolean }>(
    `SELECT created_at > now() - interval '15 minutes' AS "isRecent" FROM session WHERE id = $1`,
    [caller.sessionId],
  )
  if (rows[0]?.isRecent) return
  const stepUpToken = newToken()
  await deps.db.insert(stepUps).values({
    tokenHash: hashToken(stepUpToken),
    sessionId: caller.sessionId,
    triesLeft: tries,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  })
  throw new AppError('STEP_UP_REQUIRED', { methods: await methodsOf(deps, caller.memberId), stepUpToken })
}

type Method = Call<(typeof endpoints)['stepUp']>['input']['method']

async function methodsOf(deps: Deps, memberId: string): Promise<Method[]> {
  const proofs = await proofsOf(deps, await ownMember(deps, memberId))
  return [
    'PASSWORD',
    ...(proofs.includes('GOOGLE') ? (['TOTP'] as const) : []),
    ...(proofs.includes('MOBILE') ? (['MOBILE'] as const) : []),
  ]
}

/** A code belongs to the session that asked: it opens no other. */
const targetOf = ({ merchant, sessionId }: Caller): CodeTarget => ({
  merchant,
  purpose: 'STEP_UP',
  destination: sessionId,
})

type SendCall = Call<(typeof endpoints)['sendStepUp']>

/** Sends the code of the method MOBILE, for a step that waits. */
export async function sendStepUp(deps: Deps, { input, caller, request }: SendCall) {
  const { rowCount } = await deps.pool.query(`SELECT FROM step_up WHERE ${isOpen}`, [
    hashToken(input.stepUpToken),
    caller.sessionId,
  ])
  if (rowCount === 0) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
  const member = await ownMember(deps, caller.memberId)
  const address = fullNumber(member)
  if (!address) throw new AppError('METHOD_UNAVAILABLE')
  const { language, ip } = request
  const sending = {
    ...targetOf(caller),
    channel: 'SMS',
    ip,
    address,
    countedAs: `stepup ${address}`,
    language,
  } as const
  return { expiredMinutes: await sendCode(deps, sending), maskedMobile: maskEnd(member.mobile, 3) ?? '' }
}

type StepUpCall = Call<(typeof endpoints)['stepUp']>

const spendTry = `
  UPDATE step_up SET tries_left = tries_left - 1 WHERE ${isOpen}
  RETURNING tries_left AS "triesLeft"`

/** Proves the account again and rotates the session: the old token dies with the answer. */
export async function stepUp(deps: Deps, { input, caller, request }: StepUpCall) {
  const hash = hashToken(input.stepUpToken)
  const { rows } = await deps.pool.query<{ triesLeft: number }>(spendTry, [hash, caller.sessionId])
  if (!rows[0]) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
  const member = await ownMember(deps, caller.memberId)
  const code = await judge(deps, member, { ...input, caller }, rows[0].triesLeft)
  return await deps.db.transaction(async (tx) => {
    const isUnused = and(eq(stepUps.tokenHash, hash), isNull(stepUps.usedAt))
    const used = await tx.update(stepUps).set({ usedAt: sql`now()` }).where(isUnused).returning()
    if (used.length === 0) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
    if (code) await useCode(tx, code)
    await endSession(tx, caller.sessionId)
    const { merchant, ip, traceId } = request
    await audit(tx, { merchant, memberId: member.id, action: 'stepUp', succeeded: true, ip, traceId })
    const agent = request.headers['user-agent']
    const userAgent = typeof agent === 'string' ? agent : ''
    const facts = {
      merchant,
      memberId: member.id,
      isTrial: member.type === 4,
      isRestricted: caller.restricted,
      ip,
      userAgent,
    }
    const { token, expiresAt } = await startSession(tx, deps.config.session, facts)
    return { token, expiresAt: expiresAt.toISOString() }
  })
}

type Given = { method: Method; code: string; caller: Caller }

/** Answers the id of a one-time code that the success must spend, or null. */
async function judge(deps: Deps, member: MemberRow, { method, code, caller }: Given, attemptsLeft: number) {
  if (method === 'PASSWORD') {
    if (await deps.passwords.isRight(member.passwordHash, code)) return null
    throw new AppError('PASSWORD_WRONG', { attemptsLeft })
  }
  if (method === 'TOTP') {
    if (await checkTotp(deps, member.id, code)) return null
    throw new AppError('OTP_INVALID', { attemptsLeft })
  }
  if (!fullNumber(member)) throw new AppError('METHOD_UNAVAILABLE')
  return await checkCode(deps, targetOf(caller), code)
}
