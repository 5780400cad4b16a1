import { type SharedGame, schedule, type Table, timesOf } from '../kernel/kinds.ts'
import type { Parts } from './staking.ts'
import type { Draws } from './tables/draws.ts'
import type { Wallet } from './wallet.ts'

/** Maximum number of past draws that are sent after a start or a long silence. */
const maxBacklog = 100
/** Announcements belong to no operator and are signed with a separate secret. */
const signer = 'draws'
/** Repeating these would never help. A lottery that the operator does not know may still be added. */
const refusedBy = new Set(['DUP_MISMATCH', 'BAD_REQUEST'])
/** A timer never sleeps longer, so that a clock that is set right is noticed. */
const maxWaitMs = 60_000
const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, maxWaitMs) * (0.8 + Math.random() * 0.4)

type Next = { failed: number; waitMs: number }
const after = (failed: number): Next => ({ failed: failed + 1, waitMs: waitBefore(failed) })

type Announcing = SharedGame & { announce: NonNullable<SharedGame['announce']> }
const announces = (game: unknown): game is Announcing => (game as Partial<SharedGame>).announce !== undefined

/**
 * Sends every lottery draw to the operator, with or without bets: in order, each until it is
 * acknowledged, and after a restart from the last one sent.
 */
export function createAnnouncements({ store, games, now }: Parts, draws: Draws, wallet: Wallet) {
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  const announce = async (game: Announcing, table: Table, no: number): Promise<boolean> => {
    const times = timesOf(table, no)
    const outcome = await draws.outcomeOf(game, times, table.id)
    if (outcome === null) return true
    const reply = await wallet.call(signer, 'draw', {
      gameCode: table.id,
      issueNo: String(no),
      openedAt: new Date(times.drawsAt).toISOString(),
      numbers: game.announce(outcome),
    })
    return reply.kind === 'answer' && (reply.answer.status === 'OK' || refusedBy.has(reply.answer.status))
  }

  /** The oldest draw that was not sent yet. */
  const nextNo = ({ facts: { engine } }: Announcing, table: Table): number => {
    const running = schedule(table, now()).no
    // Rounds before the first visitor exist too: the chain is made from there.
    draws.chains.ensured(engine, table.id, Math.max(0, running - maxBacklog))
    draws.chains.ensured(engine, table.id, running)
    return Math.max((store.lastAnnounced(engine, table.id)?.no ?? -1) + 1, running - maxBacklog, 0)
  }

  /** Sends the next draw if it is due; returns the time of the next check. */
  async function step(game: Announcing, table: Table, failed: number): Promise<Next> {
    const no = nextNo(game, table)
    const left = timesOf(table, no).drawsAt - now()
    if (left > 0) return { failed: 0, waitMs: Math.min(left, maxWaitMs) }
    if (!(await announce(game, table, no))) return after(failed)
    if (!stopped) store.setAnnounced(game.facts.engine, table.id, no)
    return { failed: 0, waitMs: 0 }
  }

  /** Never fails: a fault, in a game's rules or on the disk, is written down and tried again like a lost answer. */
  async function keep(game: Announcing, table: Table, failed = 0): Promise<void> {
    if (stopped) return
    const next = await step(game, table, failed).catch((error: unknown) => {
      if (!stopped) console.error('sandbox games:', error)
      return after(failed)
    })
    const again = () => void keep(game, table, next.failed)
    if (!stopped) timers.set(table.id, setTimeout(again, next.waitMs))
  }

  return {
    resume() {
      for (const game of Object.values(games))
        if (announces(game)) for (const table of game.tables) void keep(game, table)
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
