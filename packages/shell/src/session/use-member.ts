import { useMemberInfoQuery } from '@boardwalk/api-client'
import { useSession } from './use-session.ts'

/** The signed-in player's name and picture. */
export function useMember() {
  const { isLoggedIn, username } = useSession()
  const { data: info } = useMemberInfoQuery({}, { skip: !isLoggedIn })
  return {
    info,
    nickname: info?.nickname || info?.account || username,
    avatar: info?.avatar || undefined,
  }
}
