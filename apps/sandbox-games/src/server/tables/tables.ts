import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { type SharedGame, schedule, type Table, timesOf } from '../../kernel/kinds.ts'
import type { Changes } from '../changes.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { parse } from '../parse.ts'
import { PlayError } from '../play-error.ts'
import { checkStake, kindOf } from '../sessions.ts'
import { debit, mayCount, newWager, type Parts, requireActive, wagerIdOf } from '../staking.ts'
import type { PlaySession, Wager } from '../store/rows.ts'
import { type Draws, tableOf } from './draws.ts'

export type TableOrder = { orderId: string; table: string; no?: number | undefined; stake: string; bet: unknown }

/** Open bets of a player in one round; a slip may hold many chips. */
const maxBetsPerRound = 60

export const topicOf = (engine: string, table: string) => `table:${engine}.${table}`

/** The table of a session: the one of the game, else of its theme, else the first. */
export function homeTable(game: SharedGame, { theme, gameCode }: PlaySession): Table {
  const id = game.tableFor?.(theme, gameCode) ?? theme
  return tableOf(game, id) ?? game.tables[0]
}

/** Bets on shared rounds, taken until the round closes. */
export function createTables(parts: Parts, draws: Draws, changes: Changes) {
  const { store, serialize, now, games } = parts

  /** The round that a bet is for, if it still takes bets. */
  function openRound(game: SharedGame, id: string, asked: number | undefined) {
    const table = tableOf(game, id)
    if (!table) throw new PlayError('TABLE_UNKNOWN', 404)
    const nowMs = now()
    const running = schedule(table, nowMs).no
    const times = timesOf(table, asked ?? running)
    if (times.no < running || nowMs >= times.closesAt) throw new PlayError('BETS_CLOSED', 409)
    if (times.no > running + (game.ahead ?? 0)) throw new PlayError('BETS_NOT_OPEN', 409)
    return times
  }

  async function place(session: PlaySession, game: SharedGame, id: string, order: TableOrder): Promise<number> {
    const { engine } = session
    const { no } = openRound(game, order.table, order.no)
    const asked = parse(game.bet, order.bet)
    const refusal = (await game.refuse?.(asked, order.table, no, order.stake)) ?? null
    if (refusal) throw new PlayError(refusal, 409)
    const held = store.wagersAtTable(session, order.table, no, engine).filter((one) => one.no === no && mayCount(one))
    if (held.length >= maxBetsPerRound) throw new PlayError('TOO_MANY_BETS', 409)
    draws.chains.ensured(engine, order.table, no)
    const units = toUnits(order.stake)
    const cost = toAmount(game.cost?.(units, asked) ?? units)
    // Checked again: computing the refusal may have taken the round past its close.
    openRound(game, order.table, no)
    const bet = JSON.stringify(asked)
    store.place(newWager(session, now(), { id, stake: order.stake, cost, bet, tableId: order.table, no }))
    return no
  }

  return {
    /** One bet. The same `orderId` again gives the same bet. */
    async bet(session: PlaySession, order: TableOrder): Promise<Wager> {
      const game = kindOf(games, session, 'shared')
      checkStake(games, session, order.stake)
      const id = await wagerIdOf(session, order.orderId)
      await serialize(id, async () => {
        if (store.wager(id)) return
        const no = await place(session, game, id, order)
        await debit(parts, session, id)
        fireAndForget(draws.settleInTime(game, order.table, no))
        changes.notify(topicOf(session.engine, order.table))
      })
      return requireActive(store, id)
    },
  }
}
