import type { Endpoints, Handlers, JackpotPool } from '@boardwalk/api-client/contract'
import { memo } from '../cache/memo.ts'
import { desc, eq } from '../db/orm.ts'
import { jackpots, jackpotWins } from '../db/schema/jackpot.ts'
import { members } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { formatMoney, least } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'

type Pool = typeof jackpots.$inferSelect

async function lastWin({ db }: Deps, merchant: string): Promise<JackpotPool['last']> {
  const [row] = await db
    .select({ win: jackpotWins, username: members.username, hidden: members.hidesFromWinners })
    .from(jackpotWins)
    .innerJoin(members, eq(members.id, jackpotWins.memberId))
    .where(eq(jackpotWins.merchant, merchant))
    .orderBy(desc(jackpotWins.run))
    .limit(1)
  if (!row) return null
  const { amount, hitAt, salt, commitment, wonAt } = row.win
  return {
    // The proof is public; the name is visible to the winner only.
    accountMasked: row.hidden ? '***' : maskName(row.username),
    ...{ amount: formatMoney(amount), hitAt: formatMoney(hitAt), salt, commitment, wonAt: wonAt.toISOString() },
  }
}

const view = (pool: Pool, last: JackpotPool['last']): JackpotPool => ({
  // Between the stake that reaches the hidden amount and its payment a pool never shows more than its limit.
  amount: formatMoney(least(pool.amount, pool.mustHitBy)),
  currency: pool.currency,
  asOf: pool.asOf.toISOString(),
  share: (pool.share / 10_000).toFixed(4),
  seed: formatMoney(pool.seed),
  mustHitBy: formatMoney(pool.mustHitBy),
  commitment: pool.commitment,
  last,
})

/**
 * The counter that the merchant's brand shows, and the amount of its pool (design decision 21). A pool that is not
 * open yet is a ticker.
 */
export function jackpotHandlers(deps: Deps): Handlers<Pick<Endpoints, 'jackpot'>> {
  const recent = memo<JackpotPool | null>(deps.clock, 5_000, 200)
  const read = async (merchant: string) => {
    const [pool] = await deps.db.select().from(jackpots).where(eq(jackpots.merchant, merchant))
    return pool ? view(pool, await lastWin(deps, merchant)) : null
  }
  return {
    jackpot: async ({ request: { merchant } }) => {
      const wanted = deps.brands.get(merchant)?.jackpot ?? 'off'
      if (wanted !== 'pool') return { mode: wanted, pool: null }
      const pool = await recent(merchant, () => read(merchant))
      return pool ? { mode: 'pool', pool } : { mode: 'ticker', pool: null }
    },
  }
}
