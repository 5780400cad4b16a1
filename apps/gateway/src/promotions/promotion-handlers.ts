import {
  AppError,
  type Caller,
  type Endpoints,
  endpoints,
  type Handlers,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { readerOf } from '../site/audience.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { applicationPage } from './applications.ts'
import { applyPromotion } from './apply.ts'
import { claimPromotion, joinPromotion, type Taker } from './take-part.ts'

type Rows = Pick<Endpoints, 'joinPromotion' | 'applyPromotion' | 'claimPromotion' | 'promotionApplications'>

/** Taking part in promotions (contract D8-3 to 6). */
export function promotionHandlers(deps: Deps): Handlers<Rows> {
  const takerOf = (caller: Caller, { language }: RequestFacts): Taker => ({
    ...{ memberId: caller.memberId, currency: memberCurrency(deps, caller), language },
    reader: readerOf(caller.merchant, caller),
  })
  return {
    joinPromotion: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const asked = { row: endpoints.joinPromotion, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) => joinPromotion(tx, takerOf(caller, request), input.id))
    },
    applyPromotion: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const asked = { row: endpoints.applyPromotion, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) =>
        applyPromotion(tx, takerOf(caller, request), input.id, input),
      )
    },
    claimPromotion: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      const asked = { row: endpoints.claimPromotion, input, caller, request }
      return await withIdempotency(deps.db, asked, (tx) => claimPromotion(tx, takerOf(caller, request), input.id))
    },
    promotionApplications: ({ input, caller, request }) =>
      applicationPage(deps.db, { ...input, memberId: caller.memberId, language: request.language }),
  }
}
