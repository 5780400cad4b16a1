import type { Contract } from '@boardwalk/api-client'
import type { View } from './question.ts'

export type Side = 'UPLINE' | 'DOWNLINE'
/** Steps that a party can take with a contract. */
export type Step = 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'REQUEST_END' | 'AGREE_END' | 'REFUSE_END' | 'FORCE'

/** The reader's side of a listed contract: requests are the other party's. */
export const sideOf = (view: View, { requestedBy }: Contract): Side =>
  view === 'DOWNLINE' || (view === 'REQUESTS' && requestedBy === 'DOWNLINE') ? 'UPLINE' : 'DOWNLINE'

/** The steps that the server takes from this side in this state (contract F Contract). */
export function stepsOf({ status, requestedBy }: Contract, side: Side, mayForce: boolean): Step[] {
  const force: Step[] = mayForce && side === 'UPLINE' ? ['FORCE'] : []
  if (status === 'OFFERED') return side === 'UPLINE' ? ['WITHDRAW'] : ['ACCEPT', 'REJECT']
  if (status === 'ACTIVE') return ['REQUEST_END', ...force]
  if (status === 'END_REQUESTED')
    return [...(requestedBy === side ? [] : (['AGREE_END', 'REFUSE_END'] as const)), ...force]
  return []
}

/** Steps that may end contracts below the downline, by the question that makes the server name these. */
export const effectOf: { readonly [S in Step]?: 'ACCEPT' | 'END' } = {
  ...{ ACCEPT: 'ACCEPT', REQUEST_END: 'END', AGREE_END: 'END', FORCE: 'END' },
}
