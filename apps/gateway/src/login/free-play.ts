import { randomBytes } from 'node:crypto'
import { AppError, type Call, type endpoints, type LoginOk } from '@boardwalk/api-client/contract'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { openTrialAccounts } from '../ledger/accounts.ts'
import { openSealed } from '../security/open-sealed.ts'
import { newAffiliateCode, newMember } from './new-member.ts'
import { signIn } from './sign-in.ts'

type FreePlayCall = Call<(typeof endpoints)['freePlay']>

const path = '/wps/session/login/freeplay'
/** 32 random bytes as base64url, in JSON. */
const randomText = /^[A-Za-z0-9_-]{43}$/
const trialType = 4

/** A separate trial account with demo units, valid for two hours (contract C-13). */
export async function freePlay(deps: Deps, { input, request }: FreePlayCall): Promise<LoginOk> {
  const { features } = await deps.settings.of(request.merchant)
  if (!features.freePlay) throw new AppError('FEATURE_OFF', { feature: 'freePlay' })
  const random = await openSealed(deps, input.rs, path)
  if (typeof random !== 'string' || !randomText.test(random)) throw new AppError('DECRYPT_FAILED')
  const username = `trial${newAffiliateCode().toLowerCase()}`
  const password = randomBytes(32).toString('base64url')
  const beginnings = {
    relations: { upline: null, referrer: null },
    phone: null,
    isPhoneProven: false,
    username,
    password,
  }
  const row = await newMember(deps, {}, request, beginnings)
  return await deps.db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({ ...row, type: trialType })
      .returning()
    if (!member) throw new Error('A trial account was not stored.')
    await openTrialAccounts(tx, member)
    return await signIn(tx, deps, { member, request, mustChange: false, action: 'login' })
  })
}
