import type { Tx } from '../db/client.ts'
import { memberDaysDue } from '../db/schema/agent.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { bets, gameTx } from '../db/schema/ledger.ts'
import { newId } from '../ids.ts'
import { post } from '../ledger/post.ts'
import type { Merchant } from '../permission/merchants.ts'

/** Source of the demo players' rounds; no callback can sign as it. */
export const demoProvider = 'demo'
const provider = demoProvider

export type DemoRound = {
  /** Unique, so that the round is posted once. */
  name: string
  merchant: Merchant
  memberId: string
  game: GameRow
  /** 1/10 000 of the currency unit, like all amounts. */
  stake: bigint
  payout: bigint
  at: Date
}

type Booked = { journalId: string; refNo: string }

/** The rows of a finished round, whose stake and win are booked. A round that returns nothing has no win (contract G4). */
export function roundRows(round: DemoRound, taken: Booked, given: Booked | null) {
  const { name, merchant, memberId, game, stake, payout, at } = round
  const [betId, winId] = idsOf(round)
  const message = { provider, roundId: name, memberId, state: 'APPLIED', createdAt: at } as const
  return {
    gameTx: [
      { ...message, txId: betId, kind: 'BET', refTxId: null, amount: stake, journalId: taken.journalId },
      { ...message, txId: winId, kind: 'WIN', refTxId: betId, amount: payout, journalId: given?.journalId ?? null },
    ] satisfies (typeof gameTx.$inferInsert)[],
    bet: {
      ...{ provider, txId: betId, refNo: taken.refNo, merchant: merchant.code, memberId, roundId: name },
      ...{ gameSessionId: newId(at.getTime()), gameId: game.id, gameCode: game.code, vendor: game.vendor },
      ...{ gameCategory: game.gameType, currency: merchant.currency, stake, stakeCash: stake, stakeBonus: 0n },
      ...{ payout, validBet: stake, liveWins: payout > 0n ? 1 : 0, status: 'SETTLED', placedAt: at, settledAt: at },
    } satisfies typeof bets.$inferInsert,
  }
}

/** Under which the stake and the win of a round are booked. */
export const idsOf = ({ name }: Pick<DemoRound, 'name'>) => [`${name}-bet`, `${name}-win`] as const

/** Stake, win and bet of one finished round, through the ledger's own posting. */
export async function settleRound(tx: Tx, round: DemoRound): Promise<void> {
  const { merchant, memberId, game, stake, payout, at } = round
  const [betId, winId] = idsOf(round)
  const common = { memberId, currency: merchant.currency, source: provider, actor: provider }
  const facts = { bonus: 0n, vendor: game.vendor, purse: 'CASH' } as const
  const taken = await post(tx, 'BET', { ...common, extId: betId, facts: { ...facts, cash: stake } })
  const given =
    payout > 0n ? await post(tx, 'WIN', { ...common, extId: winId, facts: { ...facts, cash: payout } }) : null
  const rows = roundRows(round, taken, given)
  await tx.insert(gameTx).values(rows.gameTx)
  await tx.insert(bets).values(rows.bet)
  await tx.insert(memberDaysDue).values({ memberId, at })
}
