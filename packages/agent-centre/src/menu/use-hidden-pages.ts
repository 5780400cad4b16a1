import { useConsolidatedFundsQuery } from '@boardwalk/api-client/centres'
import { pageKeys, rulesOf } from './page-rules.ts'

/**
 * The contract pages whose contracts this agent does not have (specification §2, §6). Undefined until they are known;
 * without an answer none of them is shown.
 */
export function useHiddenPages(): readonly string[] | undefined {
  const { currentData, isError } = useConsolidatedFundsQuery({})
  if (!currentData && !isError) return undefined
  return pageKeys.filter((key) => {
    const { contract } = rulesOf(key)
    return contract !== undefined && !currentData?.[contract]
  })
}
