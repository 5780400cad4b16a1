import { AppError, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { readerOf } from '../site/audience.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { claimRaffle, drawNamed } from './claim-raffle.ts'

/** Raffles: promotions whose members draw prizes (contract C-49). */
export const raffleHandlers = (deps: Deps): Handlers<Pick<Endpoints, 'claimRaffle'>> => ({
  claimRaffle: async ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    if ((await deps.settings.of(caller.merchant)).features.raffle !== true) throw new AppError('PROMO_CLOSED')
    const asked = { row: endpoints.claimRaffle, input, caller, request }
    const owner = {
      ...{ memberId: caller.memberId, currency: memberCurrency(deps, caller), language: request.language },
      reader: readerOf(caller.merchant, caller),
    }
    const order = { promotionId: input.promotionId, key: request.idempotencyKey }
    return await withIdempotency(
      deps.db,
      asked,
      (tx) => claimRaffle(tx, owner, order),
      (tx, key) => drawNamed(tx, owner, key),
    )
  },
})
