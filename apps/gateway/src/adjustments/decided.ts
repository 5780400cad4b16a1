import { formatMoney } from '../ledger/money.ts'
import type { AdjustmentRow } from './post-adjustment.ts'

/** A decision of an operator about an adjustment, for the audit log and the answer. */
export function decided(row: AdjustmentRow, input: object) {
  const { merchant, memberId, refNo, status, amount, proposedBy, decidedBy, clears, recipient } = row
  const cleared = clears && { clears, recipient, currency: row.currency }
  return {
    ...{ merchant, memberId },
    detail: { ...input, refNo, status, amount: formatMoney(amount), proposedBy, decidedBy, ...cleared },
    value: { refNo, status },
  }
}
