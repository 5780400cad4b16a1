import { AppError, type Caller, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { formatMoney } from '../ledger/money.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { readAllowance, ruleOf } from './allowance-state.ts'
import { claim } from './claim.ts'

type Rows = Pick<Endpoints, 'allowance' | 'claimAllowance'>

/** Daily play money: one claim per business day while the balance is low. */
export function allowanceHandlers(deps: Deps): Handlers<Rows> {
  const ownerOf = (caller: Caller) => ({ memberId: caller.memberId, currency: memberCurrency(deps, caller) })
  const ruleFor = async ({ merchant }: Caller) => ruleOf(await deps.settings.of(merchant))
  return {
    allowance: async ({ caller }) => {
      const rule = await ruleFor(caller)
      const { state, resetsAt } = await readAllowance(deps.db, ownerOf(caller), rule)
      return { state, amount: formatMoney(rule.amount), below: formatMoney(rule.below), resetsAt }
    },
    claimAllowance: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const rule = await ruleFor(caller)
      const asked = { row: endpoints.claimAllowance, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) => claim(tx, ownerOf(caller), rule))
    },
  }
}
