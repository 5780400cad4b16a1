import { useLazyAgentBetsQuery } from '@boardwalk/api-client/centres'
import { collectAll } from '@boardwalk/shell/page-kit'
import type { Filter } from './question.ts'

/** Reads every bet that a filter finds, for a file. */
export function useAllBets(filter: Filter) {
  const [ask, { reset }] = useLazyAgentBetsQuery()
  return async () => {
    try {
      return await collectAll(async (slice) => (await ask({ ...filter, ...slice }).unwrap()).list)
    } finally {
      // Or each change of the team would read the last slice again while the page is open.
      reset()
    }
  }
}
