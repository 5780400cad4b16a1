import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseBalance, snapshotHouse } from '../../src/ledger/house-balance.ts'
import { newTx, openTable, says, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())

const held = () => houseBalance(table.pool, 'H:GAME:TST', 'TLB')
const summed = async () =>
  BigInt(
    (
      await table.pool.query(`SELECT coalesce(sum(e.amount), 0) AS sum FROM entry e JOIN account a ON a.id = e.account_id
    WHERE a.type = 'H:GAME:TST'`)
    ).rows[0].sum,
  )

const snapshot = async () =>
  BigInt(
    (
      await table.pool.query(`SELECT s.balance FROM house_snapshot s JOIN account a ON a.id = s.account_id
    WHERE a.type = 'H:GAME:TST'`)
    ).rows[0].balance,
  )

it('the house’s balance is its snapshot and all that came after, whenever the snapshot is taken', async () => {
  const player = await table.sitDown()
  const bet = (amount: string) => table.send('bet', says(player).bet({ txId: newTx(), roundId: newTx(), amount }))
  await bet('10.00')
  expect(await held()).toBe(100_000n)
  await snapshotHouse(table.pool)
  expect(await held()).toBe(100_000n)
  await bet('2.50')
  expect(await held()).toBe(125_000n)
  // A bet that is booked but not committed while the snapshot is taken belongs to what comes after.
  const slow = await table.pool.connect()
  await slow.query('BEGIN')
  await slow.query(`WITH j AS (INSERT INTO journal (kind, source, ext_id, ref_no, actor)
      VALUES ('PRM', 'test', 'slow', 'RW261121-0000000001', 'test') RETURNING id)
    INSERT INTO entry (journal_id, seq, account_id, currency, amount)
    SELECT j.id, 0, a.id, 'TLB', 7 FROM j, account a WHERE a.type = 'H:GAME:TST'`)
  await Promise.all([bet('1.00'), snapshotHouse(table.pool)])
  await slow.query('COMMIT')
  slow.release()
  expect(await held()).toBe(135_007n)
  await Promise.all([bet('1.00'), snapshotHouse(table.pool), bet('1.00'), snapshotHouse(table.pool)])
  expect(await held()).toBe(await summed())
  // The snapshot comes no further than the oldest open transaction of the whole server, another test's database too.
  await expect
    .poll(
      async () => {
        await snapshotHouse(table.pool)
        return await snapshot()
      },
      { timeout: 25_000 },
    )
    .toBe(await summed())
  expect(await held()).toBe(await summed())
})
