import { toAmount, toUnits } from '../../kernel/amounts.ts'
import type { Kit, TableBet } from '../kit.ts'

export const isActive = ({ state }: TableBet): boolean => state !== 'REFUSED' && state !== 'UNDONE'

const sum = (amounts: readonly (string | null)[]): string =>
  toAmount(amounts.reduce((all, one) => all + toUnits(one ?? '0'), 0n))

type Round = { no: number; bets: readonly TableBet[]; balance: string | null }

/** Shows the result of a round once, when all own bets in it are settled. */
export function createAnnouncer(kit: Pick<Kit, 'result'>) {
  let announcedNo = -1
  return {
    announce({ no, bets, balance }: Round) {
      const own = bets.filter((bet) => bet.no === no && isActive(bet))
      if (announcedNo >= no || own.length === 0) return
      if (own.some(({ payout, state }) => payout === null || state !== 'SETTLED')) return
      announcedNo = no
      kit.result({
        cost: sum(own.map(({ cost }) => cost)),
        payout: sum(own.map(({ payout }) => payout)),
        balance,
      })
    },
    /** Skips rounds that ended before this page opened. */
    skipTo(no: number) {
      announcedNo = no
    },
  }
}
