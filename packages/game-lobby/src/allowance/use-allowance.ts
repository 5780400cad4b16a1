import { useAllowanceQuery } from '@boardwalk/api-client/lazy'
import { useSession } from '@boardwalk/shell/feature'
import { useWrite } from '@boardwalk/shell/write'

/** The player's daily allowance and its claim; visitors and trial accounts have none. */
export function useAllowance() {
  const { isLoggedIn, isTrial } = useSession()
  const { currentData } = useAllowanceQuery({}, { skip: !isLoggedIn || isTrial, refetchOnMountOrArgChange: true })
  const write = useWrite('claimAllowance', 'allowance')
  const isIdle = write.phase === 'idle' || write.phase === 'refused'
  return { allowance: currentData, write, isIdle, canClaim: currentData?.state === 'READY' && isIdle }
}

export type Allowance = ReturnType<typeof useAllowance>
