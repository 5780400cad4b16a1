import type { Caller, Endpoints, Handlers } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { nowIn } from '../db/now.ts'
import type { Deps } from '../deps.ts'
import type { Merchant } from '../permission/merchants.ts'
import { checkBelow } from './change.ts'
import { ownContract } from './line.ts'
import { termsOf } from './offer.ts'
import { offerOf } from './read-contracts.ts'
import { simulateTerms, type Terms } from './simulate.ts'

export function merchantOfCaller({ merchants }: Deps, { merchant }: Caller): Merchant {
  const found = merchants.byCode(merchant)
  if (!found) throw new Error(`No merchant ${merchant}.`)
  return found
}

/** Simulated pay of contracts, before they are offered or accepted; nothing changes. */
export function simulationHandlers(deps: Deps): Handlers<Pick<Endpoints, 'simulateOffer' | 'contractSimulation'>> {
  const simulate = async (caller: Caller, termsFor: (tx: Tx) => Promise<Terms>) => {
    const [terms, now] = await deps.db.transaction(async (tx) => [await termsFor(tx), await nowIn(tx)] as const)
    return await simulateTerms(deps, terms, { merchant: merchantOfCaller(deps, caller), askedBy: caller.memberId, now })
  }
  return {
    simulateOffer: async ({ input, caller }) => {
      const { contracts: rules } = await deps.settings.of(caller.merchant)
      const by = { merchant: caller.merchant, uplineId: caller.memberId }
      return await simulate(caller, async (tx) => {
        const terms = await termsOf(tx, by, input, rules)
        checkBelow(terms, await ownContract(tx, caller.memberId, input.kind))
        return terms
      })
    },
    contractSimulation: ({ input, caller }) => simulate(caller, (tx) => offerOf(tx, caller.memberId, input.id)),
  }
}
