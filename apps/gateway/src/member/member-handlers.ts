import { AppError, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { promotionsOpenTo } from '../content/open-promotions.ts'
import { and, asc, eq, isNull, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { avatars } from '../db/schema/settings.ts'
import type { Deps } from '../deps.ts'
import { hasTotp } from '../security/totp.ts'
import { avatarUrl, memberInfo, ownMember } from './member-info.ts'

type Rows = Pick<
  Endpoints,
  'memberInfo' | 'playerAvatar' | 'avatarIcons' | 'changeAvatar' | 'firstLogin' | 'updateLanguage' | 'availablePromo'
>

/** The member's own account. */
export const memberHandlers = (deps: Deps): Handlers<Rows> => ({
  memberInfo: async ({ caller }) => {
    const currency = deps.merchants.byCode(caller.merchant)?.currency ?? ''
    const member = await ownMember(deps, caller.memberId)
    const { transfer } = await deps.settings.of(caller.merchant)
    const toUpline = transfer.toUpline && member.uplineId !== null
    return memberInfo(member, { currency, toUpline, hasTotp: await hasTotp(deps.db, member.id) })
  },
  playerAvatar: async ({ caller }) => {
    const { avatarId } = await ownMember(deps, caller.memberId)
    return { avatarId, avatarUrl: avatarUrl(avatarId) }
  },
  avatarIcons: async ({ caller }) => {
    const { avatarId } = await ownMember(deps, caller.memberId)
    const rows = await deps.db.select().from(avatars).where(eq(avatars.isEnabled, true)).orderBy(asc(avatars.sort))
    return { current: avatarId, list: rows.map(({ id }) => ({ avatarId: id, url: avatarUrl(id) })) }
  },
  changeAvatar: async ({ input: { avatarId }, caller }) => {
    const isOffered = and(eq(avatars.id, avatarId), eq(avatars.isEnabled, true))
    const [avatar] = await deps.db.select({ id: avatars.id }).from(avatars).where(isOffered)
    if (!avatar) throw new AppError('NOT_FOUND')
    await deps.db.update(members).set({ avatarId }).where(eq(members.id, caller.memberId))
    return { avatarId, avatarUrl: avatarUrl(avatarId) }
  },
  firstLogin: async ({ caller }) => {
    const isFirst = and(eq(members.id, caller.memberId), isNull(members.firstLoginAt))
    await deps.db.update(members).set({ firstLoginAt: sql`now()` }).where(isFirst)
    return { done: true }
  },
  updateLanguage: async ({ input: { language }, caller }) => {
    if (caller) await deps.db.update(members).set({ language }).where(eq(members.id, caller.memberId))
    return { language }
  },
  availablePromo: async ({ caller }) => {
    const { features } = await deps.settings.of(caller.merchant)
    const open = await promotionsOpenTo(deps.pool, [caller.memberId])
    return {
      availablePromo: { REFERRAL: { enabled: features.referral === true } },
      availablePromoCount: open.get(caller.memberId) ?? 0,
    }
  },
})
