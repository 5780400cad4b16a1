import type { RegisterRules } from '@boardwalk/api-client'
import { useLazyAffiliateCheckQuery, useRegisterMobileMutation, useRegisterMutation } from '@boardwalk/api-client/lazy'
import { useNavigate } from 'react-router'
import { useShellDispatch } from '../app/store.ts'
import type { Firebase } from '../firebase/use-firebase.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { dropDraft } from '../session/draft.ts'
import { startSession } from '../session/start-session.ts'
import { AfterSending } from './register-errors.ts'
import type { RegisterMode } from './register-fields.ts'
import { type RegisterValues, toRegistration } from './register-values.ts'
import type { RegisterState } from './use-register-state.ts'

const paths = { USERNAME: '/wps/member/register', MOBILE: '/wps/member/register/mobile' }

/**
 * Opens the account: invitation code first, then the human check, then the registration itself. Throws coded errors;
 * one of the registration itself is an `AfterSending`, because without a response the account may exist.
 */
export function useRegister(
  rules: RegisterRules,
  mode: RegisterMode,
  { invitation }: RegisterState,
  firebase: Firebase,
) {
  const dispatch = useShellDispatch()
  const navigate = useNavigate()
  const { check, isChecking } = useHumanCheck()
  const [byName] = useRegisterMutation()
  const [byMobile] = useRegisterMobileMutation()
  const [checkInvitation] = useLazyAffiliateCheckQuery()

  const send = (fields: ReturnType<typeof toRegistration>, altcha: string) => {
    if (mode.method === 'USERNAME') return byName({ ...fields, altcha }).unwrap()
    const { username, password, ...rest } = fields
    const { mobileNum = '', countryDialingCode = '' } = rest
    const own = { ...(username && { username }), ...(password && { password }) }
    return byMobile({ ...rest, ...own, mobileNum, countryDialingCode, altcha }).unwrap()
  }
  /** Firebase checks its own code, before the account is requested. */
  const proved = async ({ verificationCode, ...fields }: ReturnType<typeof toRegistration>) => {
    if (!verificationCode) return fields
    if (!firebase) return { ...fields, verificationCode }
    return { ...fields, firebaseToken: await firebase.prove(verificationCode) }
  }
  const register = async (values: RegisterValues) => {
    const fields = toRegistration(values, rules, mode, invitation)
    const { affiliateCode: code } = fields
    if (code) await checkInvitation({ code, domain: location.hostname }).unwrap()
    const altcha = await check('register', paths[mode.method])
    const answer = await send(await proved(fields), altcha).catch((error: unknown) => {
      throw new AfterSending(error)
    })
    dropDraft('register')
    dispatch(startSession(answer))
    navigate('/')
  }
  return { register, isChecking }
}
