import { AppError, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { formatMoney } from '../ledger/money.ts'
import { readerOf } from '../site/audience.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { changeDeposit } from './change-deposit.ts'
import { createDeposit } from './create-deposit.ts'
import { tightestLimit } from './deposit-limit.ts'
import { methodView } from './deposit-methods.ts'
import { openOffers } from './deposit-offers.ts'
import { depositOfKey, depositPage, depositView, ownDeposit } from './deposit-view.ts'
import { handOver } from './hand-over.ts'
import { isReachable, wordsOf } from './offer-terms.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { attachSlip } from './slip.ts'

type Rows = Pick<Endpoints, 'depositMethods' | 'createDeposit' | 'deposit' | 'sendSlip' | 'cancelDeposit' | 'deposits'>

/** Deposits (contract D2). */
export const depositHandlers = (deps: Deps, provider: PaymentProvider = sandboxProvider(deps)): Handlers<Rows> => ({
  depositMethods: async ({ caller, request }) => {
    const { methods } = (await deps.settings.of(caller.merchant)).deposit
    const [limit, offers] = await Promise.all([
      tightestLimit(deps.db, caller.memberId),
      openOffers(deps.db, { memberId: caller.memberId, reader: readerOf(caller.merchant, caller) }),
    ])
    const words = wordsOf(request.language, deps.merchants.byCode(caller.merchant)?.currencySymbol ?? '')
    return {
      list: methods.map((method) => ({
        ...methodView(method, request.language),
        promos: offers.filter((offer) => isReachable(offer, method)).map(words),
      })),
      rgLimit: limit && {
        ...{ window: limit.window, value: formatMoney(limit.value), remaining: formatMoney(limit.left) },
        resetsAt: limit.resetsAt.toISOString(),
      },
    }
  },
  createDeposit: async ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const rule = (await deps.settings.of(caller.merchant)).deposit
    const { promoId } = input
    const chosen = promoId === undefined ? null : { promoId, reader: readerOf(caller.merchant, caller) }
    const order = { caller, input, rule, chosen, currency: memberCurrency(deps, caller), key: request.idempotencyKey }
    const asked = { row: endpoints.createDeposit, input, caller, request }
    const { refNo } = await withIdempotency(
      deps.db,
      asked,
      async (tx) => depositView(tx, await createDeposit(tx, order), request.language),
      async (tx, key) => {
        const before = await depositOfKey(tx, caller, key)
        return before ? depositView(tx, before, request.language) : null
      },
    )
    await handOver(deps, provider, await ownDeposit(deps.db, caller, refNo))
    return depositView(deps.db, await ownDeposit(deps.db, caller, refNo), request.language)
  },
  deposit: async ({ input, caller, request }) =>
    depositView(deps.db, await ownDeposit(deps.db, caller, input.refNo), request.language),
  sendSlip: async ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const asked = { row: endpoints.sendSlip, input, caller, request }
    return await withIdempotency(deps.db, asked, async (tx) =>
      depositView(tx, await attachSlip(tx, caller, input.refNo, input.slip), request.language),
    )
  },
  cancelDeposit: async ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const asked = { row: endpoints.cancelDeposit, input, caller, request }
    return await withIdempotency(deps.db, asked, async (tx) => {
      const { status } = await ownDeposit(tx, caller, input.refNo)
      const cancelled = await changeDeposit(tx, input.refNo, 'cancelled')
      if (!cancelled) throw new AppError('STATE_INVALID', { status })
      return await depositView(tx, cancelled, request.language)
    })
  },
  deposits: ({ input, caller, request }) => depositPage(deps.db, caller, input, request.language),
})
