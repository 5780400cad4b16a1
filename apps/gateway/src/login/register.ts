import { randomBytes, randomInt } from 'node:crypto'
import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { openMemberAccounts } from '../ledger/accounts.ts'
import { nameSkeleton, normalName } from '../member/name-skeleton.ts'
import { avatarIds } from '../permission/store-merchants.ts'
import { checkCaptcha } from '../security/captcha.ts'
import { askedFor, checkRegistration, type RegisterInput } from './check-registration.ts'
import { findRelations, type Relations } from './referrers.ts'
import { signIn } from './sign-in.ts'

type RegisterCall = Call<(typeof endpoints)['register']>

/** Makes a member with its accounts and play money, and signs it in, all in one transaction. */
export async function register(deps: Deps, { input, request }: RegisterCall): Promise<LoginOk> {
  const merchant = deps.merchants.byCode(request.merchant)
  if (!merchant) throw new AppError('DOMAIN_INVALID')
  const settings = await deps.settings.of(merchant.code)
  if (!settings.features.usernameRegister) throw new AppError('FEATURE_OFF', { feature: 'usernameRegister' })
  // Codes by SMS cannot be sent yet, so none can be right.
  if (settings.features.REGMOBVERF3) throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  checkRegistration(input, merchant, settings, deps.clock())
  if (settings.features.captcha) await checkCaptcha(deps, merchant.code, input)
  const asked = askedFor(input, settings.fields)
  const relations = await findRelations(deps.db, merchant.code, asked)
  if (!settings.features.directRegistration && !relations.upline) throw new AppError('AFFILIATE_INVALID')
  const row = await newMember(deps, asked, request, relations)
  try {
    return await deps.db.transaction(async (tx) => {
      const member = await insertMember(tx, row)
      await openMemberAccounts(tx, member)
      return await signIn(tx, deps, { member, request, mustChange: false, action: 'register' })
    })
  } catch (error) {
    throw takenError(error) ?? error
  }
}

type NewMember = typeof members.$inferInsert

async function newMember(
  deps: Deps,
  input: RegisterInput,
  request: RegisterCall['request'],
  { upline, referrer }: Relations,
): Promise<NewMember> {
  const id = newId()
  const username = normalName(input.username)
  const label = id.replaceAll('-', '')
  const payment = input.paymentPassword ? await deps.passwords.hash(input.paymentPassword) : null
  return {
    id,
    merchant: request.merchant,
    username,
    skeleton: nameSkeleton(username),
    passwordHash: await deps.passwords.hash(input.password),
    paymentPasswordHash: payment,
    nickname: username,
    uplineId: upline?.id ?? null,
    path: upline ? `${upline.path}.${label}` : label,
    referrerId: referrer?.id ?? null,
    language: request.language,
    avatarId: avatarIds[randomInt(avatarIds.length)] ?? 'a01',
    email: input.email || null,
    mobile: input.mobileNum || null,
    dialingCode: input.mobileNum ? (input.countryDialingCode ?? null) : null,
    profile: profileOf(input),
    affiliateCode: newAffiliateCode(),
    registeredIp: request.ip,
  }
}

const profileFields = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'birthday'] as const

const profileOf = (input: RegisterInput): Record<string, string> =>
  Object.fromEntries(profileFields.flatMap((field) => (input[field] ? [[field, input[field].trim()]] : [])))

const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters that can be read out; the unique index refuses the one in 10^11 that is taken. */
export const newAffiliateCode = (): string =>
  Array.from(randomBytes(8), (byte) => codeLetters[byte % codeLetters.length]).join('')

async function insertMember(tx: Tx, row: NewMember): Promise<MemberRow> {
  const [member] = await tx.insert(members).values(row).returning()
  if (!member) throw new Error('A member was not stored.')
  return member
}

const takenBy: Record<string, 'USERNAME_TAKEN' | 'EMAIL_TAKEN' | 'MOBILE_TAKEN'> = {
  member_username: 'USERNAME_TAKEN',
  member_skeleton: 'USERNAME_TAKEN',
  member_email: 'EMAIL_TAKEN',
  member_mobile: 'MOBILE_TAKEN',
}

/** Of many who ask for one name at once the unique index lets one through; the others learn why. */
function takenError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint = 'constraint' in cause ? String(cause.constraint) : ''
    const code = takenBy[constraint]
    if (code) return new AppError(code, null, constraint, { cause: error })
  }
  return null
}
