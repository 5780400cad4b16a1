import { useContractMenuQuery } from '@boardwalk/api-client/centres'
import { rightsFor, useRights } from '../parts/use-rights.ts'

/** Whether contracts with downlines can exist: of the account itself, or of the agent whose staff it is. */
export function useSeesGiven(): boolean {
  const { isStaff, seesGiven } = useRights()
  const { currentData } = useContractMenuQuery({}, { skip: !isStaff })
  return isStaff ? rightsFor(currentData?.agentType ?? 0).seesGiven : seesGiven
}
