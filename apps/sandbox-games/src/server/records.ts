import { toAmount } from '../kernel/amounts.ts'
import { commitmentOf } from '../kernel/fair.ts'
import { timesOf } from '../kernel/kinds.ts'
import type { RoomRecord, RoundRecord, SharedRecord, SoloRecord } from '../kernel/record.ts'
import { published } from './chains.ts'
import { isSeatOf, liveFrom } from './rooms/room.ts'
import { gameOf } from './sessions.ts'
import { outcomeOf } from './solo.ts'
import type { Parts } from './staking.ts'
import type { Wager } from './store/rows.ts'
import { type Draws, tableOf } from './tables/draws.ts'

const common = ({ engine, id, stake, cost, payout, bet, at }: Wager) => ({
  v: 1 as const,
  ...{ engine, roundId: id, stake, cost, payout: payout ?? toAmount(0n), bet: JSON.parse(bet) as unknown, at },
})

/** Finished rounds as the player may check them: seed open, outcome drawn again from it. */
export function createRecords({ store, games }: Parts, draws: Draws) {
  async function solo(wager: Wager): Promise<SoloRecord | null> {
    const game = gameOf(games, wager)
    if (game.kind !== 'solo' || wager.payout === null) return null
    const { seed, clientSeed } = wager
    const { outcome } = await outcomeOf(game, wager)
    return { ...common(wager), kind: 'solo', seed, clientSeed, commitment: await commitmentOf(seed), outcome }
  }

  async function shared(wager: Wager): Promise<SharedRecord | null> {
    const game = gameOf(games, wager)
    const table = game.kind === 'shared' && wager.tableId !== null ? tableOf(game, wager.tableId) : undefined
    const found = draws.seedOf(wager)
    if (game.kind !== 'shared' || !table || !found || wager.no === null) return null
    const outcome = await draws.outcomeOf(game, timesOf(table, wager.no), table.id)
    // The seed is secret before the draw.
    if (outcome === null) return null
    const { chain, seed } = found
    const place = { table: table.id, no: wager.no, chain: published(chain) }
    return { ...common(wager), kind: 'shared', seed, commitment: await commitmentOf(seed), outcome, ...place }
  }

  async function room(wager: Wager): Promise<RoomRecord | null> {
    const row = store.hand(wager.handId ?? '')
    if (row?.phase !== 'DONE') return null
    const { seats, moves } = liveFrom(row)
    const { seed, clientSeed, id: hand } = row
    const { move: part } = JSON.parse(wager.bet) as { move: number | null }
    return {
      ...common(wager),
      ...{ kind: 'room', seed, clientSeed, hand, moves, part, shares: JSON.parse(row.shares) as string[] },
      yourSeat: seats.findIndex((seat) => isSeatOf(seat, wager.sessionId)),
      commitment: await commitmentOf(seed),
    }
  }

  return (wager: Wager): Promise<RoundRecord | null> => {
    if (wager.handId !== null) return room(wager)
    return wager.tableId === null ? solo(wager) : shared(wager)
  }
}
