import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import type { MemberRow } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { memberOfName } from '../member/find-member.ts'
import { audit } from '../security/audit.ts'
import { checkCaptcha } from '../security/captcha.ts'
import { demandKnownNetwork } from '../verification/login-verification.ts'
import { checkAdmission, mustChangePassword } from './admission.ts'
import { loginByCode } from './login-by-code.ts'
import { loginByFirebase } from './login-by-firebase.ts'
import { loginByPasskey } from './login-by-passkey.ts'
import { captchaAfter, countTry, forgetMisses, readMisses, refuseWaiting } from './login-misses.ts'
import { signIn } from './sign-in.ts'

type LoginCall = Call<(typeof endpoints)['login']>

/** Each way to sign in by its name. */
const ways: Record<LoginCall['input']['type'], (deps: Deps, call: LoginCall) => Promise<LoginOk>> = {
  username: loginByName,
  sms: loginByCode,
  firebase: loginByFirebase,
  passkey: loginByPasskey,
}

export const login = (deps: Deps, call: LoginCall): Promise<LoginOk> => ways[call.input.type](deps, call)

async function loginByName(deps: Deps, { input, request }: LoginCall): Promise<LoginOk> {
  const { username, password } = readCredentials(input)
  const { merchant, ip } = request
  const from = { merchant, username, ip }
  const misses = await readMisses(deps, from)
  refuseWaiting(misses)
  const { features } = await deps.settings.of(merchant)
  const hasCaptcha = features.captcha || misses.misses >= captchaAfter
  if (hasCaptcha) await checkCaptcha(deps, merchant, input)
  const tries = await countTry(deps, from)
  if (tries > captchaAfter && !hasCaptcha) throw new AppError('CAPTCHA_REQUIRED', { captcha: true })
  const member = await memberOfName(deps.db, merchant, username)
  if (!(await deps.passwords.isRight(member?.passwordHash ?? null, password)) || !member) {
    return await refuse(deps, request, tries, member)
  }
  await forgetMisses(deps, from)
  checkAdmission(member, input.side)
  const mustChange = await mustChangePassword(deps, member)
  await demandKnownNetwork(deps, member, request, mustChange)
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
