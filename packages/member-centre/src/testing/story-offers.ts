import type { Promotion } from '@boardwalk/api-client'
import { fakeId, makeApplication, makeOffer, makePromotion } from '@boardwalk/api-client/fakes'
import type { Detail } from '../promotions/types.ts'

export const offerPage = `/promoDetail?id=${fakeId(1)}`

const statuses = { APPLYING: 'IN_PROCESS', PROCESSING: 'PROCESSING', ISSUED: 'APPROVED', REJECTED: 'REJECTED' } as const
const isApplied = (state: Promotion['state']): state is keyof typeof statuses => Object.hasOwn(statuses, state)

/** An offer in a state; with progress once it was joined, and with an application once one was sent. */
export function storyOffer(state: Promotion['state'], promotion: Partial<Promotion> = {}): Detail {
  const kind = isApplied(state) ? 'APPLY' : state === 'SIGNED' ? 'SIGN_IN' : 'JOIN'
  const shown = makePromotion({ kind, state, title: 'The friendly table', ...promotion })
  const progress = state === 'JOINED' ? '120.00' : state === 'CLAIM' ? '500.00' : null
  const asks = { comment: true, images: true, contact: ['ZALO' as const, 'WHATSAPP' as const] }
  const share = { rate: '0.5', least: '200.00' }
  const given = { goal: null, wagerTimes: 0, reward: { type: 'CASH' as const, amount: '40.00' } }
  return {
    ...{ ...shown, content: '<p>Praise another player in the chat room.</p>' },
    offer: {
      JOIN: makeOffer({ goal: { metric: 'STAKE', target: '500.00', progress } }),
      APPLY: makeOffer({ ...given, needs: asks }),
      ...{ SIGN_IN: makeOffer(given), INFO: makeOffer(given), RAFFLE: makeOffer(given) },
      DEPOSIT: makeOffer({ goal: null, wagerTimes: 5, days: 0, deposit: share }),
    }[shown.kind],
    ...(isApplied(state) && {
      application: makeApplication({
        ...{ status: statuses[state], reason: state === 'REJECTED' ? 'The text is about another topic.' : null },
      }),
    }),
  }
}
