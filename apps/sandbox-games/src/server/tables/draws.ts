import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { drawFrom } from '../../kernel/fair.ts'
import { type RoundTimes, type SharedGame, type Table, timesOf } from '../../kernel/kinds.ts'
import { tableSalt } from '../../kernel/verify.ts'
import { wholeCents } from '../../kernel/whole-cents.ts'
import { createChains } from '../chains.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import type { Parts } from '../staking.ts'
import type { Wager } from '../store/rows.ts'

export const tableOf = (game: SharedGame, id: string): Table | undefined => game.tables.find((table) => table.id === id)

/**
 * Draws of shared tables: never before their time, and deterministic. `notify` is called with each table whose bets were
 * just paid.
 */
export function createDraws({ store, deliveries, now, games }: Parts, notify: (engine: string, table: string) => void) {
  const chains = createChains(store)
  const drawn = new Map<string, Promise<unknown>>()
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  const draw = async (game: SharedGame, table: string, no: number): Promise<unknown> => {
    const { engine } = game.facts
    const chain = chains.covering(engine, table, no)
    if (!chain) return null
    const seed = chains.seedOf(chain, no)
    return game.outcome(await drawFrom(seed, tableSalt(engine, table), `${no}`), table, no)
  }

  /** The outcome of a round; null before its draw, and for rounds that no chain covers. */
  const outcomeOf = async (game: SharedGame, times: RoundTimes, table: string): Promise<unknown> => {
    if (now() < times.drawsAt) return null
    const key = `${game.facts.engine}.${table}.${times.no}`
    const known = drawn.get(key) ?? draw(game, table, times.no)
    drawn.set(key, known)
    // A failed draw is tried again at the next request.
    known.catch(() => drawn.delete(key))
    if (drawn.size > 5_000) drawn.delete(drawn.keys().next().value as string)
    return known
  }

  /** Computes the payout of each confirmed bet of a drawn round, and has it delivered. */
  async function settle(game: SharedGame, table: string, no: number): Promise<void> {
    const found = tableOf(game, table)
    const outcome = found ? await outcomeOf(game, timesOf(found, no), table) : null
    if (outcome === null || stopped) return
    const running = store.wagersOfRound(game.facts.engine, table, no).filter(({ state }) => state === 'RUNNING')
    const chain = chains.covering(game.facts.engine, table, no)
    if (!chain) return
    const seed = chains.seedOf(chain, no)
    const owed = await Promise.all(
      running.map(async ({ id, stake, bet }) => {
        const units = game.payout(toUnits(stake), outcome, JSON.parse(bet))
        return { id, amount: toAmount(await wholeCents(units, seed, id)) }
      }),
    )
    store.inOneStep(() => {
      for (const { id, amount } of owed) store.owe(id, amount)
    })
    await Promise.all(running.map(({ id }) => deliveries.settle(id)))
    if (running.length > 0) notify(game.facts.engine, table)
  }

  /** Settles the round now if it is drawn, otherwise at its draw. */
  async function settleInTime(game: SharedGame, table: string, no: number): Promise<void> {
    const found = tableOf(game, table)
    if (!found || stopped) return
    const key = `${game.facts.engine}.${table}.${no}`
    const left = timesOf(found, no).drawsAt - now()
    if (left <= 0) return settle(game, table, no)
    if (timers.has(key)) return
    const timer = setTimeout(() => {
      timers.delete(key)
      fireAndForget(settleInTime(game, table, no))
    }, left)
    timers.set(key, timer)
  }

  return {
    chains,
    outcomeOf,
    settleInTime,
    seedOf: ({ engine, tableId, no }: Pick<Wager, 'engine' | 'tableId' | 'no'>) => {
      const chain = tableId === null || no === null ? null : chains.covering(engine, tableId, no)
      return chain && no !== null ? { chain, seed: chains.seedOf(chain, no) } : null
    },
    /** After a restart: every round with open bets is settled when its draw has come. */
    resume() {
      for (const game of Object.values(games))
        if (game.kind === 'shared')
          for (const { tableId, no } of store.roundsToDraw(game.facts.engine))
            fireAndForget(settleInTime(game, tableId, no))
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
export type Draws = ReturnType<typeof createDraws>
