import type { Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { setReplyHeader } from '../http/endpoints/reply-headers.ts'
import { maskName } from '../member/mask.ts'
import { makeCaptcha } from '../security/captcha.ts'
import { makeChallenge } from '../security/human.ts'
import { endSession } from '../session/start-session.ts'
import { changePassword } from './change-password.ts'
import { freePlay } from './free-play.ts'
import { login } from './login.ts'
import { startPasskeyLogin } from './login-by-passkey.ts'
import { forgotByEmail, resetByEmail, resetByPhone } from './recovery.ts'
import { findAffiliate, findFriend } from './referrers.ts'
import { register, registerMobile } from './register.ts'

type Rows = Pick<
  Endpoints,
  | 'login'
  | 'startPasskeyLogin'
  | 'register'
  | 'registerMobile'
  | 'changePassword'
  | 'freePlay'
  | 'forgotByEmail'
  | 'resetByEmail'
  | 'forgotByPhone'
  | 'affiliateCheck'
  | 'captcha'
  | 'challenge'
  | 'keys'
  | 'logout'
>

/** Coming in and going out. */
export const loginHandlers = (deps: Deps): Handlers<Rows> => ({
  login: (call) => login(deps, call),
  startPasskeyLogin: (call) => startPasskeyLogin(deps, call),
  register: (call) => register(deps, call),
  registerMobile: (call) => registerMobile(deps, call),
  changePassword: (call) => changePassword(deps, call),
  freePlay: (call) => freePlay(deps, call),
  forgotByEmail: (call) => forgotByEmail(deps, call),
  resetByEmail: (call) => resetByEmail(deps, call),
  forgotByPhone: (call) => resetByPhone(deps, call),
  affiliateCheck: async ({ input, request }) => {
    if (input.kind === 'FRIEND') {
      await findFriend(deps.db, request.merchant, input.code)
      return { valid: true }
    }
    const { agents } = await deps.settings.of(request.merchant)
    const agent = await findAffiliate(deps.db, request.merchant, input.code, agents.creates)
    return { valid: true, agentAccountMasked: maskName(agent.username) }
  },
  captcha: async ({ input, request }) => {
    const captcha = await makeCaptcha(deps, request.merchant)
    if (input.raw !== 1) return captcha
    setReplyHeader(request, 'x-captcha-id', captcha.captchaId)
    return captcha.image
  },
  challenge: ({ input, request }) => makeChallenge(deps, input, request.ip),
  keys: async () => ({ keys: await deps.keys.published() }),
  logout: async ({ caller, request }) => {
    await endSession(deps.db, caller.sessionId)
    setReplyHeader(request, 'clear-site-data', '"cache"')
    return { ended: true }
  },
})
