import { randomBytes } from 'node:crypto'
import { AppError, type Call, type endpoints, type LoginOk, type RequestFacts } from '@boardwalk/api-client/contract'
import { useLink } from '../agents/use-link.ts'
import { checkCode, useCode } from '../codes/one-time-code.ts'
import { type Phone, readPhone } from '../codes/phone.ts'
import { termsInForce, versionOf } from '../content/terms.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { provePhone } from '../firebase/prove-phone.ts'
import { openMemberAccounts } from '../ledger/accounts.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { checkCaptcha } from '../security/captcha.ts'
import { askedFor, checkRegistration, type RegisterInput } from './check-registration.ts'
import { insertMember } from './insert-member.ts'
import { generatedName, newMember } from './new-member.ts'
import { findRelations } from './referrers.ts'
import { signIn } from './sign-in.ts'
import { takenError } from './taken-error.ts'

type RegisterCall = Call<(typeof endpoints)['register']>
type RegisterMobileCall = Call<(typeof endpoints)['registerMobile']>

/** Makes a member with its accounts and play money, and signs it in, all in one transaction. */
export async function register(deps: Deps, { input, request }: RegisterCall): Promise<LoginOk> {
  const { merchant, settings } = await open(deps, request, 'usernameRegister')
  checkRegistration(input, merchant, around(deps, merchant.code, settings))
  const dialing = input.countryDialingCode ?? deps.brands.get(merchant.code)?.diallingCode
  const isProved = settings.features.REGMOBVERF3 === true
  const isAsked = settings.fields.mobileNum?.enabled === true && input.mobileNum
  const phone = isAsked || isProved ? readPhone(dialing, input.mobileNum) : null
  const spend = phone && isProved ? await checkPhone(deps, merchant.code, phone, input) : null
  return await createAccount(deps, request, settings, {
    input,
    phone,
    spend,
    username: input.username,
    password: input.password,
  })
}

/** Like `register`, for a proven phone; name and password may follow later. */
export async function registerMobile(deps: Deps, { input, request }: RegisterMobileCall): Promise<LoginOk> {
  const { merchant, settings } = await open(deps, request, 'mobileRegister')
  if (settings.features.mobilePasswordRegister && !input.password) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'password', rule: 'required' }] })
  }
  const username = input.username || generatedName()
  const password = input.password || randomBytes(32).toString('base64url')
  const filled = { ...input, username, password, confirmPassword: input.password ? input.confirmPassword : password }
  checkRegistration(filled, merchant, around(deps, merchant.code, settings))
  const phone = readPhone(input.countryDialingCode, input.mobileNum)
  const spend = await checkPhone(deps, merchant.code, phone, input)
  return await createAccount(deps, request, settings, { input: filled, phone, spend, username, password })
}

async function open(deps: Deps, { merchant: code }: RequestFacts, feature: 'usernameRegister' | 'mobileRegister') {
  const merchant: Merchant | undefined = deps.merchants.byCode(code)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  const settings = await deps.settings.of(merchant.code)
  if (!settings.features[feature]) throw new AppError('FEATURE_OFF', { feature })
  return { merchant, settings }
}

type Spend = (tx: Tx) => Promise<void>
type Proof = Pick<RegisterInput, 'verificationCode' | 'firebaseToken'>

const around = ({ brands, clock }: Deps, merchant: string, settings: MerchantSettings) => ({
  settings,
  brand: brands.get(merchant)?.name,
  now: clock(),
})

/** The number is proved by our own code, or by Firebase. Returns a function that consumes the proof. */
async function checkPhone(deps: Deps, merchant: string, phone: Phone, proof: Proof): Promise<Spend> {
  if (proof.firebaseToken === undefined) {
    const target = { merchant, purpose: 'REGISTER', destination: phone.e164 } as const
    const code = await checkCode(deps, target, proof.verificationCode)
    return (tx) => useCode(tx, code)
  }
  const proved = await provePhone(deps, merchant, proof.firebaseToken)
  if (proved.phone.e164 !== phone.e164) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  return proved.spend
}

type Applicant = {
  input: RegisterInput
  phone: Phone | null
  /** Uses the proof of the phone up. */
  spend: Spend | null
  username: string
  password: string
}

async function createAccount(
  deps: Deps,
  request: RequestFacts,
  settings: MerchantSettings,
  { input, phone, spend, username, password }: Applicant,
): Promise<LoginOk> {
  const { merchant } = request
  if (settings.features.captcha) await checkCaptcha(deps, merchant, input)
  const asked = askedFor(input, settings.fields)
  const relations = await findRelations(deps.db, merchant, asked, settings.agents.creates)
  if (!settings.features.directRegistration && !relations.upline) throw new AppError('AFFILIATE_INVALID')
  const row = await newMember(deps, asked, request, {
    relations,
    phone,
    isPhoneProven: spend !== null,
    username,
    password,
  })
  try {
    return await deps.db.transaction(async (tx) => {
      await spend?.(tx)
      if (row.registerLinkId) await useLink(tx, row.registerLinkId)
      const terms = await termsInForce(tx, merchant)
      const rebate = relations.upline?.link?.rebate
      const member = await insertMember(tx, { ...row, rebate, acceptedTerms: terms && versionOf(terms) })
      await openMemberAccounts(tx, member)
      // The audit log cannot be changed later, so it proves which terms were accepted, when and from where.
      return await signIn(tx, deps, { member, request, mustChange: false, action: 'register', detail: { terms } })
    })
  } catch (error) {
    throw takenError(error) ?? error
  }
}
