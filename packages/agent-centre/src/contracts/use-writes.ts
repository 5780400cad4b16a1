import type { ContractKind } from '@boardwalk/api-client'
import { useWrite } from '@boardwalk/shell/write'
import { kinds } from './kinds.ts'

/** The writes of a page's steps; they outlive the dialog that confirms them. */
export const useWrites = (kind: ContractKind) => ({
  answer: useWrite(kinds[kind].answer, `answer ${kind}`),
  withdraw: useWrite('withdrawOffer', `withdraw ${kind}`),
  end: useWrite('endContract', `end ${kind}`),
})
export type Writes = ReturnType<typeof useWrites>
