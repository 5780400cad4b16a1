import { toAmount, toUnits } from '../../kernel/amounts.ts'

type Options = {
  balance: string
  show: (balance: string) => void
  /** The server has named another balance than before. */
  moved: () => void
  /** The server has named a larger balance than before. */
  grown: () => void
}

/** The visible balance: the server's, less the stake of a pending order. */
export function createPurse({ balance, show, moved, grown }: Options) {
  let known = balance
  let shown = balance
  const put = (amount: string) => {
    if (amount !== shown) show(amount)
    shown = amount
  }
  return {
    /** Null: not known yet, so the stake stays off. */
    set(amount: string | null) {
      if (amount === null) return
      const isNew = amount !== known
      const isMore = toUnits(amount) > toUnits(known)
      known = amount
      put(amount)
      if (isNew) moved()
      if (isMore) grown()
    },
    /** Takes the cost of an order off at once. An order above the balance will be refused, so nothing is taken off. */
    stake(cost: bigint) {
      const left = toUnits(known) - cost
      if (left >= 0n) put(toAmount(left))
    },
    /** The order failed. */
    back: () => put(known),
  }
}
export type Purse = ReturnType<typeof createPurse>
