import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { jackpots, jackpotWins } from '../db/schema/jackpot.ts'
import { post } from '../ledger/post.ts'
import { postHouse } from '../ledger/post-house.ts'
import { gameHouse, jackpotHouse } from '../ledger/rules.ts'
import {
  closeWindow,
  contributions,
  nextWindow,
  type Stake,
  type Sum,
  stakeThatHit,
  type Window,
} from './count-stakes.ts'
import { newSecret, poolRules } from './pool-rules.ts'
import { putWinNotice, type WinNotice } from './win-notice.ts'

type Pool = typeof jackpots.$inferSelect
const source = 'jackpot'

/** Opens the pool of a merchant that has none: the house puts the seed in. Safe to repeat. */
export async function openPool(db: Db, { merchant, currency }: { merchant: string; currency: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(jackpots)
      .values({ merchant, currency, amount: poolRules.seed, ...poolRules, ...newSecret(poolRules) })
      .onConflictDoNothing()
    if (made.rowCount === 1) await putSeed(tx, { merchant, currency, run: 1, seed: poolRules.seed })
  })
}

const putSeed = (tx: Tx, { merchant, currency, run, seed }: Pick<Pool, 'merchant' | 'currency' | 'run' | 'seed'>) =>
  postHouse(tx, 'JPS', {
    ...{ currency, source, extId: `${merchant}:${run}:seed` },
    legs: [
      { account: 'H:PROMO', amount: -seed },
      { account: jackpotHouse(merchant), amount: seed },
    ],
  })

/**
 * Moves each pool's share of the slot stakes since the last count from the vendors into the pool, and pays a pool that
 * reached its hidden amount. Off the path of bets: a stake waits for nothing here. Any process may; one at a time does.
 * Answers the notices of winners, to be mailed after the commit. Pools of merchants other than `shown` rest: what players cannot see takes nothing and pays nothing, not even later.
 */
export async function fillPools(db: Db, shown: readonly string[]): Promise<WinNotice[]> {
  return await db.transaction(async (tx) => {
    const notices: WinNotice[] = []
    const window = await nextWindow(tx)
    if (!window) return notices
    const sums = await contributions(tx, window)
    const pools = await tx
      .select()
      .from(jackpots)
      .where(inArray(jackpots.merchant, shown))
      .orderBy(jackpots.merchant)
      .for('update')
    for (const pool of pools) {
      const own = sums.filter(({ merchant }) => merchant === pool.merchant)
      const notice = await fill(tx, window, pool, own)
      if (notice) notices.push(notice)
    }
    await closeWindow(tx, window)
    return notices
  })
}

async function fill(tx: Tx, window: Window, pool: Pool, sums: Sum[]): Promise<WinNotice | null> {
  const { merchant, currency, hitAt } = pool
  const added = sums.reduce((total, { amount }) => total + amount, 0n)
  await postHouse(tx, 'JPC', {
    ...{ currency, source, extId: `${merchant}:${window.to}` },
    legs: [
      ...sums.map(({ vendor, amount }) => ({ account: gameHouse(vendor), amount: -amount })),
      { account: jackpotHouse(merchant), amount: added },
    ],
  })
  const amount = pool.amount + added
  const winner = amount >= hitAt ? await stakeThatHit(tx, window, pool) : null
  if (winner) return await fall(tx, { ...pool, amount }, winner)
  await tx.update(jackpots).set({ amount, asOf: sql`now()` }).where(eq(jackpots.merchant, merchant))
  return null
}

/** Pays the hidden amount, reveals the secret and restarts the pool with the surplus. */
async function fall(tx: Tx, pool: Pool, { memberId, refNo }: Stake): Promise<WinNotice> {
  const { merchant, currency, run, hitAt, salt, commitment, seed, mustHitBy } = pool
  const event = { memberId, currency, source, extId: `${merchant}:${run}:won`, actor: 'system' }
  await post(tx, 'JPW', { ...event, purse: 'CASH', facts: { amount: hitAt, merchant }, meta: { betRefNo: refNo } })
  const proof = { hitAt, salt, commitment }
  await tx.insert(jackpotWins).values({ merchant, currency, run, memberId, betRefNo: refNo, amount: hitAt, ...proof })
  await putSeed(tx, { merchant, currency, run: run + 1, seed })
  const next = { run: run + 1, amount: pool.amount - hitAt + seed, ...newSecret({ seed, mustHitBy }) }
  await tx
    .update(jackpots)
    .set({ ...next, asOf: sql`now()` })
    .where(eq(jackpots.merchant, merchant))
  return await putWinNotice(tx, memberId, hitAt)
}
