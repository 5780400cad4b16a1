import { Semaphore } from 'async-mutex'
import DataLoader from 'dataloader'
import pg from 'pg'
import { answerMs, DeadlineError, lockMs, msLeft, within } from '../db/deadline.ts'
import type { Deps } from '../deps.ts'
import { troubleOf } from '../ledger/retry.ts'
import { type BetRow, betStatement, maxBets } from './bet-statement.ts'

/** Statements in progress at once: one commits while the next one runs. */
const concurrency = 2

export type CashBet = Omit<BetRow, 'n'>
/** The player's balance after the bet, in units; `null` when the statement does not apply. Throws its error. */
export type TakeCash = (bet: CashBet) => Promise<bigint | null>

type Waiting = { bet: CashBet; until: number }
type Taken = bigint | null | Error

/**
 * Bets that arrive while the statements before them are in progress share the next one: most of a statement's cost is
 * its start and its commit. A bet that meets a free place waits only for those that have arrived with it.
 */
export function openBetBatches({ pool }: Pick<Deps, 'pool'>): TakeCash {
  const places = new Semaphore(concurrency)
  const load = async (waiting: readonly Waiting[]) => {
    try {
      return await takeInTime(pool, waiting)
    } finally {
      places.release()
    }
  }
  const loader = new DataLoader(load, {
    cache: false,
    maxBatchSize: maxBets,
    batchScheduleFn: (start) => void places.acquire().then(() => afterArrivals(start)),
  })
  return (bet) => loader.load({ bet, until: performance.now() + msLeft() })
}

/**
 * Calls that have arrived on several sockets are read one by one. Two turns of the event loop read and check them all:
 * without these the first of them had a statement of its own, three of five statements under load.
 */
const afterArrivals = (start: () => void) => setImmediate(() => setImmediate(start))

/** A caller without time for an answer has left; its bet is not taken any more. */
async function takeInTime(pool: pg.Pool, waiting: readonly Waiting[]): Promise<Taken[]> {
  const now = performance.now()
  const isLate = ({ until }: Waiting) => until - now <= answerMs
  const inTime = waiting.filter((one) => !isLate(one))
  if (inTime.length === 0) return waiting.map(missed)
  const longest = Math.max(...inTime.map(({ until }) => until)) - now
  const bets = inTime.map(({ bet }) => bet)
  const taken = (await within(longest, () => takeTogether(pool, bets))).values()
  return waiting.map((one) => (isLate(one) ? missed() : (taken.next().value ?? null)))
}

const missed = () => new DeadlineError('The bet waited too long for its statement.')

/** An error that undid the statement belongs to one of its bets: each is then tried alone. */
async function takeTogether(pool: pg.Pool, bets: readonly CashBet[]): Promise<Taken[]> {
  try {
    return await ask(pool, bets)
  } catch (error) {
    if (bets.length === 1 || !isUndone(error)) return bets.map(() => error as Error)
    return (await Promise.all(bets.map((bet) => takeTogether(pool, [bet])))).flat()
  }
}

const isUndone = (error: unknown) => error instanceof pg.DatabaseError && troubleOf(error) !== 'lost'

async function ask(pool: pg.Pool, bets: readonly CashBet[]): Promise<(bigint | null)[]> {
  const rows = bets.map((bet, n): BetRow => ({ n, ...bet }))
  const answer = await pool.query<{ n: number; balance: string }>({
    name: 'bets',
    text: betStatement,
    values: [JSON.stringify(rows), `${lockMs()}ms`],
  })
  const balances = new Map(answer.rows.map(({ n, balance }) => [n, BigInt(balance)]))
  return bets.map((_, n) => balances.get(n) ?? null)
}
