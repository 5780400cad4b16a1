import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import { checkCode, useCode } from '../codes/one-time-code.ts'
import { readPhone } from '../codes/phone.ts'
import type { Deps } from '../deps.ts'
import { memberOfPhone } from '../member/find-member.ts'
import { checkAdmission } from './admission.ts'
import { signIn } from './sign-in.ts'

type LoginCall = Call<(typeof endpoints)['login']>

/** Signs in with a code sent to the member's phone. An unknown number is answered like a wrong code. */
export async function loginByCode(deps: Deps, { input, request }: LoginCall): Promise<LoginOk> {
  const { merchant } = request
  const { features } = await deps.settings.of(merchant)
  if (!features.verifyCodeLogin) throw new AppError('FEATURE_OFF', { feature: 'verifyCodeLogin' })
  const phone = readPhone(input.countryDialingCode, input.mobileNum)
  const target = { merchant, purpose: 'LOGIN', destination: phone.e164 } as const
  const code = await checkCode(deps, target, input.verificationCode)
  const member = await memberOfPhone(deps.db, merchant, phone)
  if (!member) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  checkAdmission(member, input.side)
  return await deps.db.transaction(async (tx) => {
    await useCode(tx, code)
    // The phone itself was the proof: an old or given password is no reason to stop here (visitor specification §4).
    return await signIn(tx, deps, { member, request, mustChange: false, action: 'login', proves: 'mobile' })
  })
}
