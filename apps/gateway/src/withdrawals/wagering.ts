import { AppError } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { excludedUntil } from '../protection/exclusion.ts'
import { openSql, turnoverSql } from '../reward-centre/state.ts'
import { type Turnover, turnoverOf } from './withdraw-limits.ts'

type Owner = { memberId: string }
/** `since`: the claim of the oldest. */
type OpenBonuses = Turnover & { count: number; since: string | null }
export type Wagering = { turnover: Turnover; bonuses: OpenBonuses }

const none: Turnover = { required: 0n, done: 0n, remaining: 0n }

/**
 * The bets that are missing before cash may leave the account (contract G3): for deposits, `times` their amount, and for
 * open bonuses. None during a break or an exclusion: a player who may not play could never take the money out.
 */
export async function wageringOf(db: Reader, owner: Owner, times: number): Promise<Wagering> {
  if (await excludedUntil(db, owner.memberId)) return { turnover: none, bonuses: { ...none, count: 0, since: null } }
  return { turnover: await turnoverOf(db, owner, times), bonuses: await openBonusesOf(db, owner) }
}

/**
 * Open bonuses that are still to be wagered, with the one that needs most bets: a bet counts for all of them. A bonus whose
 * wagering is done does not count, although only a job makes it cash.
 */
async function openBonusesOf(db: Reader, { memberId }: Owner): Promise<OpenBonuses> {
  const { rows } = await db.execute<{ count: number; since: string; required: string; done: string }>(sql`
    WITH needs AS (SELECT g.claimed_at, g.amount * g.wager_times AS required, ${sql.raw(turnoverSql)} AS done
      FROM reward_grant g WHERE g.member_id = ${memberId} AND ${sql.raw(openSql())})
    SELECT count(*) OVER ()::int AS count, min(claimed_at) OVER () AS since, required, done FROM needs WHERE done < required
    ORDER BY required - done DESC LIMIT 1`)
  const { count = 0, since = null, required = '0', done = '0' } = rows[0] ?? {}
  return { count, since, required: BigInt(required), done: BigInt(done), remaining: BigInt(required) - BigInt(done) }
}

/** @throws AppError TURNOVER_REQUIRED with the requirement that needs most bets, and how many bonuses are open */
export async function demandWagered(db: Reader, owner: Owner, times: number): Promise<void> {
  const { turnover, bonuses } = await wageringOf(db, owner, times)
  const most = turnover.remaining > bonuses.remaining ? turnover : bonuses
  if (most.remaining === 0n) return
  throw new AppError('TURNOVER_REQUIRED', {
    ...{ remaining: formatMoney(most.remaining), required: formatMoney(most.required), done: formatMoney(most.done) },
    ...(bonuses.count > 0 && { bonuses: String(bonuses.count) }),
  })
}

const viewOf = ({ required, done, remaining }: Turnover) => ({
  ...{ required: formatMoney(required), done: formatMoney(done) },
  remaining: formatMoney(remaining),
})

/** As the pages of withdrawals and transfers show it. */
export const wageringView = ({ turnover, bonuses }: Wagering) => ({
  turnover: viewOf(turnover),
  bonuses: {
    ...{ count: bonuses.count, remaining: formatMoney(bonuses.remaining) },
    since: bonuses.since && new Date(bonuses.since).toISOString(),
  },
})
