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

/** Stake, win and bet of one finished round, through the ledger's own posting. */
export async function settleRound(tx: Tx, round: DemoRound): Promise<void> {
  const { name, merchant, memberId, game, stake, payout, at } = round
  const [betId, winId] = [`${name}-bet`, `${name}-win`]
  const common = { memberId, currency: merchant.currency, source: provider, actor: provider }
  const facts = { bonus: 0n, vendor: game.vendor, purse: 'CASH' } as const
  const taken = await post(tx, 'BET', { ...common, extId: betId, facts: { ...facts, cash: stake } })
  // A round that returns nothing writes no journal (contract G4).
  const given =
    payout > 0n ? await post(tx, 'WIN', { ...common, extId: winId, facts: { ...facts, cash: payout } }) : null
  const message = { provider, roundId: name, memberId, state: 'APPLIED', createdAt: at } as const
  await tx.insert(gameTx).values([
    { ...message, txId: betId, kind: 'BET', amount: stake, journalId: taken.journalId },
    { ...message, txId: winId, kind: 'WIN', refTxId: betId, amount: payout, journalId: given?.journalId ?? null },
  ])
  await tx.insert(bets).values({
    ...{ provider, txId: betId, refNo: taken.refNo, merchant: merchant.code, memberId, roundId: name },
    ...{ gameSessionId: newId(at.getTime()), gameId: game.id, gameCode: game.code, vendor: game.vendor },
    ...{ gameCategory: game.gameType, currency: merchant.currency, stake, stakeCash: stake, stakeBonus: 0n },
    ...{ payout, validBet: stake, liveWins: payout > 0n ? 1 : 0, status: 'SETTLED', placedAt: at, settledAt: at },
  })
  await tx.insert(memberDaysDue).values({ memberId, at })
}
