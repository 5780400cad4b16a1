import { AppError, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { ownRecord } from '../records/owner.ts'
import { demandPayPassword } from '../security-centre/demand-pay-password.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { transferDownline } from './transfer-downline.ts'
import { transferInfo } from './transfer-info.ts'
import { transferPage } from './transfer-list.ts'
import { transferNamed, transferUpline } from './transfer-upline.ts'

type Rows = Pick<Endpoints, 'transferInfo' | 'transferUpline' | 'transferDownline' | 'transfers'>

/** Transfers of play money between members (contract D4). */
export const memberTransferHandlers = (deps: Deps): Handlers<Rows> => ({
  transferInfo: ({ caller }) => transferInfo(deps, caller),
  transferUpline: async ({ input: { password, ...input }, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    await demandPayPassword(deps, caller, password)
    const { transfer: rule, withdrawal } = await deps.settings.of(caller.merchant)
    const payer = { memberId: caller.memberId, merchant: caller.merchant, currency: memberCurrency(deps, caller) }
    const order = { payer, input, key: request.idempotencyKey, rule, turnoverTimes: withdrawal.turnoverTimes }
    const asked = { row: endpoints.transferUpline, input, caller, request }
    return await withIdempotency(
      deps.db,
      asked,
      (tx) => transferUpline(tx, order),
      (tx, key) => transferNamed(tx, payer, key),
    )
  },
  transferDownline: async ({ input: { password, ...input }, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    await demandRecentProof(deps, caller)
    await demandPayPassword(deps, caller, password)
    const { transfer: rule, withdrawal } = await deps.settings.of(caller.merchant)
    const payer = { memberId: caller.memberId, merchant: caller.merchant, currency: memberCurrency(deps, caller) }
    const order = { payer, input, key: request.idempotencyKey, rule, turnoverTimes: withdrawal.turnoverTimes }
    const asked = { row: endpoints.transferDownline, input, caller, request }
    return await withIdempotency(
      deps.db,
      asked,
      (tx) => transferDownline(tx, order),
      (tx, key) => transferNamed(tx, payer, key, (name) => name),
    )
  },
  transfers: async ({ input, caller }) =>
    transferPage(deps.pool, { ...(await ownRecord(deps, caller, input)), ...input }),
})
