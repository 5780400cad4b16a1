import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { provePhone } from '../firebase/prove-phone.ts'
import { memberOfPhone } from '../member/find-member.ts'
import { checkAdmission } from './admission.ts'
import { signIn } from './sign-in.ts'

type LoginCall = Call<(typeof endpoints)['login']>

/** Signs in with a phone that Firebase proved: as a code by SMS does, only that another company sent and judged it. */
export async function loginByFirebase(deps: Deps, { input, request }: LoginCall): Promise<LoginOk> {
  const { merchant } = request
  const { features } = await deps.settings.of(merchant)
  if (!features.verifyCodeLogin) throw new AppError('FEATURE_OFF', { feature: 'verifyCodeLogin' })
  const { phone, spend } = await provePhone(deps, merchant, input.firebaseToken)
  const member = await memberOfPhone(deps.db, merchant, phone)
  if (!member) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  checkAdmission(member, input.side)
  return await deps.db.transaction(async (tx) => {
    await spend(tx)
    return await signIn(tx, deps, { member, request, mustChange: false, action: 'login', proves: 'mobile' })
  })
}
