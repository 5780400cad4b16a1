import { toAmount, toUnits } from '../kernel/amounts.ts'
import { schedule } from '../kernel/kinds.ts'
import type { Served } from './served.ts'
import { gameOf } from './sessions.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import { tableOf } from './tables/draws.ts'

const sum = (amounts: (string | null)[]) => toAmount(amounts.reduce((all, one) => all + toUnits(one ?? '0'), 0n))

/** A demo whose rounds were left continues with the play money that they were staked from. */
export function continuePurse({ parts: { store } }: Served, session: PlaySession): void {
  const left = session.demo ? store.unacknowledged(session) : []
  const staked = left.findLast(({ state }) => state === 'RUNNING') ?? left.at(-1)
  if (staked) store.sharePurse(session.id, staked.sessionId)
}

/** State of earlier launches of this game: a round to resume, and results that were not shown. */
export async function leftRounds({ parts, solo }: Served, session: PlaySession) {
  const { store, games, now } = parts
  const game = gameOf(games, session)
  const unacknowledged = store.unacknowledged(session)

  /** The table's page still shows the round, or will. */
  const isOnTable = ({ tableId, no }: Wager) => {
    const table = game.kind === 'shared' && tableId !== null ? tableOf(game, tableId) : undefined
    return table !== undefined && no !== null && no >= schedule(table, now()).no
  }
  const ended = unacknowledged.filter((wager) => wager.state !== 'RUNNING' && !isOnTable(wager))
  const rounds = new Set(ended.map(({ id, handId }) => handId ?? id)).size
  const found = game.kind === 'solo' ? unacknowledged.findLast(({ state }) => state === 'RUNNING') : undefined
  return {
    running:
      found && game.kind === 'solo'
        ? {
            ...{ roundId: found.id, running: true, stake: found.stake, bet: JSON.parse(found.bet) as unknown },
            ...(await solo.view(game, found)),
          }
        : null,
    ended:
      rounds === 0
        ? null
        : { rounds, cost: sum(ended.map(({ cost }) => cost)), payout: sum(ended.map(({ payout }) => payout)) },
  }
}
