import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import { and, eq } from 'drizzle-orm'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { audit } from '../security/audit.ts'
import { checkCaptcha } from '../security/captcha.ts'
import { captchaAfter, countTry, forgetMisses, readMisses, refuseWaiting } from './login-misses.ts'
import { signIn } from './sign-in.ts'

type LoginCall = Call<(typeof endpoints)['login']>

const dayMs = 86_400_000

/** Signs in by user name. The other kinds of login are switched off until their providers exist. */
export async function login(deps: Deps, { input, request }: LoginCall): Promise<LoginOk> {
  if (input.type !== 'username') throw new AppError('FEATURE_OFF', { feature: 'verifyCodeLogin' })
  const { username, password } = readCredentials(input)
  const { merchant } = request
  const misses = await readMisses(deps, merchant, username)
  refuseWaiting(misses)
  const { features, passwordDays } = await deps.settings.of(merchant)
  const hasCaptcha = features.captcha || misses.misses >= captchaAfter
  if (hasCaptcha) await checkCaptcha(deps, merchant, input)
  const tries = await countTry(deps, merchant, username)
  if (tries > captchaAfter && !hasCaptcha) throw new AppError('CAPTCHA_REQUIRED', { captcha: true })
  const isName = and(eq(members.merchant, merchant), eq(members.username, username.normalize('NFKC')))
  const [member] = await deps.db.select().from(members).where(isName)
  if (!(await deps.passwords.isRight(member?.passwordHash ?? null, password)) || !member) {
    return await refuse(deps, request, tries, member)
  }
  await forgetMisses(deps, merchant, username)
  checkAdmission(member, input.side)
  const isOld = deps.clock().getTime() - member.passwordChangedAt.getTime() > passwordDays * dayMs
  const mustChange = member.mustChangePassword || (features.forcePasswordExpiry === true && isOld)
  return await deps.db.transaction((tx) => signIn(tx, deps, { member, request, mustChange, action: 'login' }))
}

function readCredentials({ username, password }: LoginCall['input']) {
  const missing = Object.entries({ username, password }).filter(([, value]) => !value?.trim())
  if (missing.length > 0) {
    throw new AppError('VALIDATION_FAILED', { fields: missing.map(([field]) => ({ field, rule: 'required' })) })
  }
  return { username: username ?? '', password: password ?? '' }
}

/** The same answer for a wrong name and a wrong password. */
async function refuse(
  deps: Deps,
  request: LoginCall['request'],
  tries: number,
  member: MemberRow | undefined,
): Promise<never> {
  const { merchant, ip, traceId } = request
  await audit(deps.db, { merchant, memberId: member?.id ?? null, action: 'login', succeeded: false, ip, traceId })
  throw new AppError('LOGIN_FAILED', { captcha: tries >= captchaAfter })
}

const agentTypes = new Set([1, 2, 41, 42])

/** Asked only after the password was right: before that it would tell strangers about the account. */
function checkAdmission({ status, type }: MemberRow, side: LoginCall['input']['side']): void {
  if (status !== 'ACTIVE') throw new AppError('ACCOUNT_DISABLED')
  if (side === 'AGENT' && !agentTypes.has(type)) throw new AppError('AGENT_ONLY')
  // Type 42 is an agent's staff: it has no member account of its own.
  if (side === 'MEMBER' && type === 42) throw new AppError('MEMBER_ONLY')
}
