import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { missionStage } from '../../test/missions.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { newId } from '../ids.ts'
import { post } from '../ledger/post.ts'
import { dayMs } from '../time-units.ts'
import { countMissions } from './count-missions.ts'

const bets = { metric: 'BETS', period: 'ONCE' } as const
let gateway: TestGateway
const { count, mission, newMember, query, record, recordPast } = missionStage(() => gateway)

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const progress = async (missionId: string, memberId: string) => {
  const text = 'SELECT amount::text FROM mission_progress WHERE mission_id = $1 AND member_id = $2'
  return (await query<{ amount: string }>(text, [missionId, memberId])).map(({ amount }) => amount)
}

/** Waits for transactions of other tests that began before: events above an open one are counted later. */
async function pastOpenTransactions() {
  const [row] = await query<{ id: string }>('SELECT pg_current_xact_id()::text AS id', [])
  const isPast = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS past'
  const ask = async () => (await query<{ past: boolean }>(isPast, [row?.id]))[0]?.past
  await expect.poll(ask, { timeout: 50_000 }).toBe(true)
}

/** A process that ends after so many transactions. */
function endsAfter(transactions: number): Parameters<typeof countMissions>[0] {
  let left = transactions
  return {
    transaction: (work) => {
      left -= 1
      if (left < 0) throw new Error('The process ends here.')
      return gateway.deps.db.transaction(work)
    },
  }
}

it('continues after an interruption with the part that was not counted', async () => {
  const { id: memberId } = await newMember()
  for (let days = 9; days >= 3; days -= 1) await recordPast(memberId, '1.00', new Date(Date.now() - days * dayMs))
  await record(memberId, 'BET', '1.00')
  await count()
  const [whole, used] = [await mission(bets), await mission({ ...bets, metric: 'SIGN_IN' })]
  // Ends after a window and three parts; missions take turns in the order of their ids.
  await expect(countMissions(endsAfter(4), 2)).rejects.toThrow('ends here')
  const parts = [await progress(whole, memberId), await progress(used, memberId)]
  expect(parts).toContainEqual([])
  await record(memberId, 'BET', '1.00')
  const half = await mission({ ...bets, startsAt: new Date(Date.now() - 6.5 * dayMs) })
  await countMissions(gateway.deps.db, 2)
  await count()
  expect(await progress(whole, memberId)).toEqual(['90000'])
  expect(await progress(half, memberId)).toEqual(['60000'])
  expect(await progress(used, memberId)).toEqual(['10000'])
})

it('does not pass a journal that is still being written', async () => {
  const [{ id: writing }, { id: other }] = [await newMember(), await newMember()]
  // Opens the house's account, which the transaction below would hold otherwise.
  await record(other, 'DEP', '1.00')
  await count()
  const deposits = await mission({ ...bets, metric: 'DEPOSIT', startsAt: new Date() })
  await gateway.deps.db.transaction(async (tx) => {
    const event = { memberId: writing, currency: 'TLB', source: 'test', extId: newId(), actor: 'test' }
    await post(tx, 'DEP', { ...event, facts: { amount: 10_000n, fee: 0n, method: 'test' } })
    for (let later = 0; later < 8; later += 1) await record(other, 'DEP', '1.00')
    // Would end past the open journal, and before the last of those that began later.
    await countMissions(endsAfter(7), 1).catch(() => undefined)
  })
  await count()
  expect(await progress(deposits, writing)).toEqual(['10000'])
  expect(await progress(deposits, other)).toEqual(['80000'])
})

it('reads the member of each event, and not all members of the merchant', async () => {
  const { id: memberId } = await newMember()
  for (let others = 0; others < 30; others += 1) await newMember()
  await mission({ ...bets, metric: 'STAKE' })
  await count()
  for (let stakes = 0; stakes < 20; stakes += 1) await record(memberId, 'BET', '1.00')
  await pastOpenTransactions()
  const read: number[] = []
  await countMissions({
    transaction: (work) =>
      gateway.deps.db.transaction(async (tx) => {
        // The members of a test fit into one page, which is read as a whole otherwise.
        await tx.execute(sql`SET LOCAL enable_seqscan = off`)
        const before = await membersRead(tx)
        const done = await work(tx)
        read.push((await membersRead(tx)) - before)
        return done
      }),
  })
  // Two events of each stake, and days of use.
  expect(read[0]).toBeGreaterThanOrEqual(40)
  expect(read[0]).toBeLessThan(100)
})

async function membersRead(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(
    sql`SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'member'`,
  )
  return Number(rows[0]?.read)
}
