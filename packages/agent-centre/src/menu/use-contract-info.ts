import { useConsolidatedFundsQuery, useContractMenuQuery } from '@boardwalk/api-client/centres'
import { useRights } from '../parts/use-rights.ts'

/** The state of each kind of contract: of the account itself, or of the agent whose staff it is. */
export function useContractInfo() {
  const { isStaff } = useRights()
  const own = useConsolidatedFundsQuery({}, { skip: isStaff })
  const agents = useContractMenuQuery({}, { skip: !isStaff })
  return isStaff ? agents : own
}
