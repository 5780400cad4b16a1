import { useUnreadCountQuery } from '@boardwalk/api-client'
import { useSession } from '@boardwalk/shell/feature'

/** Counts of items that wait for the member, by kind; empty for a visitor and before the response. */
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
