import { useUnreadCountQuery } from '@boardwalk/api-client'
import { useSession } from '@boardwalk/shell/feature'

/** What waits for the member, by kind; nothing of a visitor and until the answer is here. */
function useCounts() {
  const { isLoggedIn } = useSession()
  const { data } = useUnreadCountQuery({ detail: 1 }, { skip: !isLoggedIn })
  return typeof data === 'object' ? data : undefined
}

export const useMessageCount = () => useCounts()?.message ?? 0
export const useRewardCount = () => useCounts()?.reward ?? 0
export const useMissionCount = () => useCounts()?.mission ?? 0
