import { pageKeys, rulesOf } from './page-rules.ts'
import { useContractInfo } from './use-contract-info.ts'

/**
 * The contract pages whose contracts this agent does not have (specification §2, §6). Undefined until they are known;
 * without an answer none of them is shown.
 */
export function useHiddenPages(): readonly string[] | undefined {
  const { currentData, isError } = useContractInfo()
  if (!currentData && !isError) return undefined
  return pageKeys.filter((key) => {
    const { contract } = rulesOf(key)
    return contract !== undefined && !currentData?.[contract]
  })
}
