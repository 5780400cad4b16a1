import { type RoundTimes, type SharedGame, schedule, type Table, timesOf } from '../../kernel/kinds.ts'
import { published } from '../chains.ts'
import type { Changes } from '../changes.ts'
import { PlayError } from '../play-error.ts'
import { kindOf } from '../sessions.ts'
import type { Parts } from '../staking.ts'
import type { PlaySession, Wager } from '../store/rows.ts'
import { createClocks } from './clocks.ts'
import { type Draws, tableOf } from './draws.ts'
import { homeTable, topicOf } from './tables.ts'

const pastShown = 50

const betOf = ({ id, no, bet, stake, cost, state, payout }: Wager) => ({
  roundId: id,
  no,
  bet: JSON.parse(bet) as unknown,
  stake,
  cost,
  state: state === 'STAKED' || state === 'WIN_STUCK' ? 'SETTLED' : state.startsWith('UNDO') ? 'UNDONE' : state,
  payout,
})

type Past = Promise<{ no: number; outcome: unknown }[]>

/** State of a table for one player. */
export function createSnapshots({ store, money, now, games }: Parts, draws: Draws, changes: Changes) {
  const clocks = createClocks(now, changes.notify)
  const pasts = new Map<string, { no: number; past: Past }>()

  const readPast = (game: SharedGame, table: Table, from: RoundTimes): Past => {
    const numbers = Array.from({ length: pastShown }, (_, back) => from.no - 1 - back)
    const covered = numbers.filter((no) => draws.chains.covering(game.facts.engine, table.id, no))
    return Promise.all(
      covered.map(async (no) => ({ no, outcome: await draws.outcomeOf(game, timesOf(table, no), table.id) })),
    )
  }

  /** The shared part, cached per round for all viewers. */
  function pastOf(game: SharedGame, table: Table, from: RoundTimes): Past {
    const topic = topicOf(game.facts.engine, table.id)
    const known = pasts.get(topic)
    if (known?.no === from.no) return known.past
    const past = readPast(game, table, from)
    pasts.set(topic, { no: from.no, past })
    // A failed draw is read again at the next request.
    past.catch(() => pasts.delete(topic))
    return past
  }

  async function snapshot(session: PlaySession, asked?: string) {
    const game = kindOf(games, session, 'shared')
    const table = asked ? tableOf(game, asked) : homeTable(game, session)
    if (!table) throw new PlayError('TABLE_UNKNOWN', 404)
    const { engine } = session
    const round = schedule(table, now())
    const chain = draws.chains.ensured(engine, table.id, round.no)
    const next = draws.chains.next(engine, table.id, round.no)
    const [outcome, offer, past] = await Promise.all([
      draws.outcomeOf(game, round, table.id),
      game.offer?.(table.id, round.no) ?? null,
      pastOf(game, table, round),
    ])
    return {
      table: table.id,
      serverNow: now(),
      round: { ...round, offer, outcome },
      past,
      bets: store.wagersAtTable(session, table.id, round.no - 1, engine).map(betOf),
      totals: store.crowd(engine, table.id, round.no) ?? { players: 0, bets: 0 },
      balance: money.lastBalance(session),
      chain: published(chain),
      nextChain: next && published(next),
    }
  }

  return {
    snapshot,
    /** Subscribes to every change of a table, and to the moments at which its round closes, is drawn and ends. */
    watch(session: PlaySession, asked: string | undefined, notify: () => void): () => void {
      const game = kindOf(games, session, 'shared')
      const table = (asked && tableOf(game, asked)) || homeTable(game, session)
      const topic = topicOf(session.engine, table.id)
      const unsubscribe = changes.listen(topic, notify)
      const stopClock = clocks.run(topic, table)
      return () => {
        unsubscribe()
        stopClock()
      }
    },
  }
}
