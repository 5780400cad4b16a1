import { useAvailablePromoQuery, useMemberInfoQuery, useUnreadCountQuery } from '@boardwalk/api-client'
import { useSession } from './use-session.ts'

/** The signed-in player's name and picture, and what waits: unclaimed promotions plus unread messages. */
export function useMember() {
  const { isLoggedIn, username } = useSession()
  const skip = { skip: !isLoggedIn }
  const { data: info } = useMemberInfoQuery({}, skip)
  const { data: promo } = useAvailablePromoQuery({}, skip)
  const { data: unread } = useUnreadCountQuery({}, skip)
  const messages = typeof unread === 'number' ? unread : (unread?.message ?? 0)
  return {
    info,
    nickname: info?.nickname || info?.account || username,
    avatar: info?.avatar || undefined,
    badge: (promo?.availablePromoCount ?? 0) + messages,
  }
}
