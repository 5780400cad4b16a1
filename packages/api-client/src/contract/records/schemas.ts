import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, dateWindow, intParam, withinPages, withinYear } from '../fields.ts'
import { Int, Money } from '../scalars.ts'
import { Tx, txGroups } from '../shared/records.ts'

/** Place in the record: `id` of a row. */
const Place = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,4}$/))

export const recordsSchemas = {
  /**
   * A member's ledger entries, newest first. Days are the merchant's; without any it is today. `before` continues after
   * a row without counting again, so that a file of all rows neither repeats nor skips while new ones arrive.
   */
  transactions: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        kind: v.optional(v.picklist(['ALL', ...txGroups]), 'ALL'),
        direction: v.optional(v.picklist(['ALL', 'IN', 'OUT']), 'ALL'),
        /** `ALL`, `MAIN`, `BONUS`, `HOLD`, `DEBT`, or the `accountTypeId` of a vendor's wallet. */
        wallet: v.optional(code(64), 'ALL'),
        ...dateWindow,
        before: v.optional(Place),
        pageNo: v.optional(intParam(1, 10_000), 1),
        pageSize: v.optional(intParam(1, 1000), 20),
      }),
      withinYear(),
      withinPages(),
    ),
    /** Totals are of the whole filter; they are null after `before`. */
    value: v.object({
      list: v.array(Tx),
      pageNo: Int,
      pageSize: Int,
      totalCount: v.nullable(Int),
      totalPages: v.nullable(Int),
      summary: v.nullable(v.object({ in: Money, out: Money, net: Money })),
    }),
    errors: [],
  },
} as const satisfies Record<string, Schemas>
