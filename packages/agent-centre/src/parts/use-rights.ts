import { useSession } from '@boardwalk/shell/feature'

type Rights = {
  /** The gateway takes its writes. */
  mayWrite: boolean
  /** It may offer contracts to downlines. */
  mayOffer: boolean
  /** Contracts with downlines can exist for it to see; staff sees those of its agent. */
  seesGiven: boolean
  /** Its agent has the contracts that it sees, and not the account itself. */
  isStaff: boolean
}

const agent: Rights = { mayWrite: true, mayOffer: true, seesGiven: true, isStaff: false }

/** Rights of each type of account with an agent centre (contract A8.3, H3-1, D9-12; decision 89). */
const rightsOf: { readonly [type: number]: Rights } = {
  1: agent,
  2: agent,
  41: { ...agent, mayOffer: false, seesGiven: false },
  42: { mayWrite: false, mayOffer: false, seesGiven: true, isStaff: true },
}
const none: Rights = { mayWrite: false, mayOffer: false, seesGiven: false, isStaff: false }

/** The rights of a type of account. */
export const rightsFor = (type: number): Rights => rightsOf[type] ?? none

/** The rights of the signed-in account. */
export const useRights = (): Rights => rightsFor(useSession().isAgent)
