import { useUnreadCountQuery } from '@boardwalk/api-client'
import { useSession } from '@boardwalk/shell/feature'

/** What waits for the member, by kind; nothing of a visitor and until the answer is here. */
function useCounts() {
  const { isLoggedIn } = useSession()
  const { data } = useUnreadCountQuery({ detail: 1 }, { skip: !isLoggedIn })
  return typeof data === 'object' ? data : undefined
}

/** Unread messages. The plain count is the one that the stream and the poll update. */
export function useMessageCount(): number {
  const { isLoggedIn } = useSession()
  const { data } = useUnreadCountQuery({}, { skip: !isLoggedIn })
  return typeof data === 'number' ? data : 0
}
export const useRewardCount = () => useCounts()?.reward ?? 0
export const useMissionCount = () => useCounts()?.mission ?? 0
