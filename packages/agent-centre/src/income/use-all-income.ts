import type { Endpoints, Value } from '@boardwalk/api-client'
import { useLazyAgentIncomeQuery } from '@boardwalk/api-client/centres'
import { collectAll } from '@boardwalk/shell/page-kit'
import type { Filter } from './question.ts'

export type Item = Value<Endpoints['agentIncome']>['list'][number]

/** Reads everything that a filter finds, for a file; a payment is a place in the record by its reference. */
export function useAllIncome(filter: Filter) {
  const [ask, { reset }] = useLazyAgentIncomeQuery()
  return async () => {
    try {
      return await collectAll(async (slice) => {
        const { list } = await ask({ ...filter, ...slice }).unwrap()
        return list.map((item) => ({ ...item, id: item.refNo }))
      })
    } finally {
      // Or each change of a contract would read the last slice again while the page is open.
      reset()
    }
  }
}
