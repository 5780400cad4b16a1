import type { Db, Tx } from '../db/client.ts'
import { eq, inArray, sql } from '../db/orm.ts'
import { jackpots, jackpotWins } from '../db/schema/jackpot.ts'
import { closeWindow, nextWindow, type Window } from '../ledger/journal-clock.ts'
import { post } from '../ledger/post.ts'
import { postHouse } from '../ledger/post-house.ts'
import { gameHouse, jackpotHouse } from '../ledger/rules.ts'
import { contributions, type Stake, type Sum, stakeThatHit } from './count-stakes.ts'
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
 * reached its hidden amount. Runs beside bets, so that no stake waits for it. Any process may call it; a lock lets one run at a time.
 * Returns the notices of winners, to be mailed after the commit. Skips pools of merchants other than `shown`: a hidden
 * pool takes and pays nothing, not even later.
 */
export async function contributeToPools(db: Db, shown: readonly string[]): Promise<WinNotice[]> {
  return await db.transaction(async (tx) => {
    const notices: WinNotice[] = []
    const window = await nextWindow(tx, 'jackpot_clock')
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
      const notice = await contribute(tx, window, pool, own)
      if (notice) notices.push(notice)
    }
    await closeWindow(tx, 'jackpot_clock', window)
    return notices
  })
}

async function contribute(tx: Tx, window: Window, pool: Pool, sums: Sum[]): Promise<WinNotice | null> {
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
  if (winner) return await payOut(tx, { ...pool, amount }, winner)
  await tx.update(jackpots).set({ amount, asOf: sql`now()` }).where(eq(jackpots.merchant, merchant))
  return null
}

/** Pays the hidden amount, reveals the secret and restarts the pool with the surplus. */
async function payOut(tx: Tx, pool: Pool, { memberId, refNo }: Stake): Promise<WinNotice> {
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
