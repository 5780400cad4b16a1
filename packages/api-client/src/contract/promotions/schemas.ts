import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { line, paging, paragraph, withinPages } from '../fields.ts'
import { Id, Money, Ref, Text } from '../scalars.ts'
import { pageOf } from '../shared/paging.ts'
import { Application, ContactKind, Promotion } from '../shared/promotion.ts'

const own = { origin: 'extension', who: 'real' } as const

/** Pictures of one application, and how long its comment may be (contract D8-4). */
export const maxPictures = 3
export const maxComment = 140

/** Taking part in promotions (contract D8-3 to 6). */
export const promotionsSchemas = {
  /** Joins an offer with its terms of this moment, or checks in for today. */
  joinPromotion: {
    ...own,
    rate: 'm',
    request: v.strictObject({ id: Id }),
    value: Promotion,
    errors: ['NOT_FOUND', 'NOT_ELIGIBLE', 'PROMO_CLOSED', 'STATE_INVALID'],
  },
  /** `pictures`: uploaded for this promotion before. The offer lists its needs. */
  applyPromotion: {
    ...own,
    rate: 'm',
    request: v.strictObject({
      id: Id,
      comment: v.optional(paragraph(maxComment), ''),
      contact: v.optional(v.strictObject({ kind: ContactKind, value: line(64, 1) })),
      pictures: v.optional(v.pipe(v.array(Id), v.maxLength(maxPictures)), []),
    }),
    value: v.object({ ...Promotion.entries, refNo: Ref }),
    errors: ['NOT_FOUND', 'PROMO_CLOSED', 'STATE_INVALID', 'CONTACT_REQUIRED', 'FILE_COUNT'],
  },
  claimPromotion: {
    ...own,
    rate: 'm',
    request: v.strictObject({ id: Id }),
    value: v.object({ ...Promotion.entries, refNo: Ref, type: v.picklist(['CASH', 'BONUS']), amount: Money }),
    errors: ['NOT_FOUND', 'PROMO_CLOSED', 'STATE_INVALID', 'ALREADY_CLAIMED', 'NOT_ELIGIBLE'],
  },
  /** Newest first. */
  promotionApplications: {
    ...own,
    rate: 'r',
    request: v.pipe(v.strictObject(paging(20)), withinPages()),
    value: pageOf(v.object({ ...Application.entries, promotionId: Id, title: Text })),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
