import {
  AppError,
  type Call,
  type Endpoints,
  type endpoints,
  type ProfileField,
  profileFields,
  type Value,
} from '@boardwalk/api-client/contract'
import { eq } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { checkAge, checkFields } from '../login/check-registration.ts'
import { maskEnd } from '../member/mask.ts'
import { ownMember } from '../member/member-info.ts'
import { isReservedName } from '../member/reserved-names.ts'
import { audit } from '../security/audit.ts'
import { type ProfileRules, profileRules } from './profile-rules.ts'

type View = Value<Endpoints['profile']>
type Change = Call<(typeof endpoints)['changeProfile']>

/** Fields that are shown in part only. */
const masks: Partial<Record<ProfileField, (value: string) => string | null>> = {
  payeeName: (value) => maskEnd(value, 2),
  idNumber: (value) => maskEnd(value),
}

const heldBy = (member: MemberRow, field: ProfileField): string | null =>
  (field === 'nickname' ? member.nickname : member.profile[field]) || null

export async function profileView(deps: Deps, member: MemberRow): Promise<View> {
  const rules = profileRules(await deps.settings.of(member.merchant))
  const fields = profileFields.flatMap((field) => {
    const { once, ...rule } = rules[field]
    const value = heldBy(member, field)
    if (!rule.enabled) return []
    return [{ field, value: value && (masks[field]?.(value) ?? value), rule, once, isLocked: once && value !== null }]
  })
  return { minAge: deps.merchants.byCode(member.merchant)?.minAge ?? 0, fields }
}

/** Stores the given fields, under the member's row lock, so that two changes at once never set a locked field twice. */
export async function changeProfile(deps: Deps, { input, caller, request }: Change): Promise<View> {
  const rules = profileRules(await deps.settings.of(caller.merchant))
  const given = givenOf(input, rules)
  checkFields(given, Object.fromEntries(Object.keys(given).map((field) => [field, rules[field as ProfileField]])))
  const merchant = deps.merchants.byCode(caller.merchant)
  if (merchant) checkAge(given.birthday, merchant, deps.clock())
  if (isReservedName(given.nickname ?? '', deps.brands.get(caller.merchant)?.name)) throw new AppError('USERNAME_TAKEN')
  await deps.db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, caller.memberId)).for('no key update')
    if (!member) throw new AppError('SESSION_EXPIRED', { reason: 'ENDED' })
    refuseLocked(member, given, rules)
    const { nickname = member.nickname, ...rest } = given
    await tx
      .update(members)
      .set({ nickname, profile: { ...member.profile, ...rest } })
      .where(eq(members.id, member.id))
    const { merchant, ip, traceId } = request
    const detail = { fields: Object.keys(given) }
    await audit(tx, { merchant, memberId: member.id, action: 'changeProfile', succeeded: true, ip, traceId, detail })
  })
  return await profileView(deps, await ownMember(deps, caller.memberId))
}

type Given = Partial<Record<ProfileField, string>>

/** Drops fields that the operator does not ask for. */
const givenOf = (input: Change['input'], rules: ProfileRules): Given =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const value = input[field]
      return value === undefined || !rules[field].enabled ? [] : [[field, value.trim()]]
    }),
  )

function refuseLocked(member: MemberRow, given: Given, rules: ProfileRules): void {
  const locked = profileFields.find((field) => {
    const old = heldBy(member, field)
    return rules[field].once && old !== null && given[field] !== undefined && given[field] !== old
  })
  if (locked) throw new AppError('STATE_INVALID', { field: locked })
}
