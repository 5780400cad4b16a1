import { gameProvider } from '../callbacks/verify.ts'
import type { Deps } from '../deps.ts'
import { type BookedMessage, bookedNamed, bookedPages } from './booked-games.ts'
import { openSums, pairMessages } from './compare-games.ts'
import { type GameReport, NoReport } from './game-report.ts'
import { comparedDays } from './reconcile-payments.ts'

/** Newer messages of ours may not have reached the vendor yet. */
const onTheirWayMs = 5_000

type Asked = Pick<Deps, 'pool' | 'merchants'>
type Options = { onTheirWayMs?: number }
/** Ends of both sides: the vendor's clock may be ahead. */
type Window = { from: Date; until: Date; settled: Date }
type Sums = ReturnType<typeof openSums>
/** Providers with a report: their merchant, and from when on their messages are compared. */
type Compared = Map<string, { merchant: string; since: Date }>
type Unanswered = Map<string, string>

/**
 * The bets, wins and rollbacks of game vendors against their reports (contract L14), per provider and hour. Messages from
 * before a report begins, and those of vendors without one, such as the seeded rounds, are not compared.
 */
export async function reconcileGames(asked: Asked, report: GameReport, options: Options = {}) {
  const window = await windowOf(asked, options.onTheirWayMs ?? onTheirWayMs)
  const [sums, compared, unanswered]: [Sums, Compared, Unanswered] = [openSums(), new Map(), new Map()]
  for (const { code: merchant } of asked.merchants.all)
    await attempt(unanswered, gameProvider(merchant), async (provider) => {
      const since = await compareReported(asked, report, { merchant, provider, window, sums })
      compared.set(provider, { merchant, since })
    })
  const others = new Map<string, number>()
  for await (const page of bookedPages(asked.pool, window.from, window.settled))
    for (const [name, booked] of Map.groupBy(page, ({ provider }) => provider)) {
      const known = compared.get(name)
      if (!known) others.set(name, (others.get(name) ?? 0) + booked.length)
      else await attempt(unanswered, name, () => compareBooked(report, sums, known, booked))
    }
  return answerOf(sums, compared, unanswered, others)
}

/** Without a report nothing can be whole, and the other vendors are compared all the same. */
async function attempt(unanswered: Unanswered, provider: string, work: (provider: string) => Promise<void>) {
  if (unanswered.has(provider)) return
  try {
    await work(provider)
  } catch (error) {
    if (!(error instanceof NoReport)) throw error
    unanswered.set(provider, error.message)
  }
}

type Reported = { merchant: string; provider: string; window: Window; sums: Sums }

/** Every message of the report, with ours of the same id, however old. */
async function compareReported({ pool }: Asked, report: GameReport, { merchant, provider, window, sums }: Reported) {
  const since = new Date(Math.max(Number(await report.since(merchant)), Number(window.from)))
  for await (const messages of report.pages(merchant, since, window.until)) {
    const ids = messages.map(({ txId }) => txId)
    sums.add(pairMessages(provider, await bookedNamed(pool, provider, ids), messages))
  }
  return since
}

/** Messages of ours that the report does not have at all; those that it has were compared with it. */
async function compareBooked(
  report: GameReport,
  sums: Sums,
  { merchant, since }: { merchant: string; since: Date },
  booked: readonly BookedMessage[],
): Promise<void> {
  const ours = booked.filter(({ at }) => at >= since)
  const theirs = await report.named(
    merchant,
    ours.map(({ txId }) => txId),
  )
  const known = new Set(theirs.map(({ txId }) => txId))
  const missing = ours.filter(({ txId }) => !known.has(txId))
  sums.add(pairMessages(missing[0]?.provider ?? '', missing, []))
}

async function windowOf({ pool }: Asked, waitMs: number): Promise<Window> {
  const { rows } = await pool.query<Window>(
    `SELECT now() - make_interval(days => $1) AS "from", now() + interval '1 minute' AS until,
       now() - $2 * interval '1 millisecond' AS settled`,
    [comparedDays, waitMs],
  )
  return rows[0] as Window
}

function answerOf(sums: Sums, compared: Compared, unanswered: Unanswered, others: ReadonlyMap<string, number>) {
  const result = sums.result()
  const answered = [...compared].filter(([provider]) => !unanswered.has(provider))
  const named = [...others].filter(([provider]) => !unanswered.has(provider))
  return {
    isWhole: result.differences === 0 && unanswered.size === 0,
    compared: answered.map(([provider, { since }]) => ({ provider, since: since.toISOString() })),
    ...result,
    unanswered: [...unanswered].map(([provider, reason]) => ({ provider, reason })),
    notCompared: named.map(([provider, messages]) => ({ provider, messages })),
  }
}
