import { toAmount, toUnits } from '../../kernel/amounts.ts'
import type { Kit, TableBet } from '../kit.ts'

export const stands = ({ state }: TableBet): boolean => state !== 'REFUSED' && state !== 'UNDONE'

const sum = (amounts: readonly (string | null)[]): string =>
  toAmount(amounts.reduce((all, one) => all + toUnits(one ?? '0'), 0n))

type Round = { no: number; bets: readonly TableBet[]; balance: string | null }

/** Tells what a round brought, once, when every own bet of it is paid or lost. */
export function createTelling(kit: Pick<Kit, 'result'>) {
  let toldNo = -1
  return {
    tell({ no, bets, balance }: Round) {
      const own = bets.filter((bet) => bet.no === no && stands(bet))
      if (toldNo >= no || own.length === 0) return
      if (own.some(({ payout, state }) => payout === null || state !== 'SETTLED')) return
      toldNo = no
      kit.result({
        cost: sum(own.map(({ cost }) => cost)),
        payout: sum(own.map(({ payout }) => payout)),
        balance,
      })
    },
    /** Rounds that were over before this page came. */
    skipTo(no: number) {
      toldNo = no
    },
  }
}
