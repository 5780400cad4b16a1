import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseAccountId } from '../../src/ledger/house-account.ts'
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

const bet = async (amount: string) => {
  const player = await table.sitDown()
  await table.send('bet', says(player).bet({ txId: newTx(), roundId: newTx(), amount }))
}

it('the house’s balance is its snapshot and all that came after, whenever the snapshot is taken', async () => {
  await bet('10.00')
  expect(await held()).toBe(100_000n)
  await snapshotHouse(table.pool)
  expect(await held()).toBe(100_000n)
  await bet('2.50')
  expect(await held()).toBe(125_000n)
  // A bet that is booked but not committed while the snapshot is taken belongs to the next one.
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
      { timeout: 60_000 },
    )
    .toBe(await summed())
  expect(await held()).toBe(await summed())
})

it('an entry is counted once, also when an older transaction outlives the snapshot', async () => {
  await houseAccountId(table.db, 'H:GAME:TST', 'NEW')
  const older = await table.pool.connect()
  await older.query('BEGIN')
  await older.query('SELECT pg_current_xact_id()')
  await bet('4.00')
  await snapshotHouse(table.pool)
  expect(await held()).toBe(await summed())
  expect(await houseBalance(table.pool, 'H:GAME:TST', 'NEW')).toBe(0n)
  await older.query('COMMIT')
  older.release()
  await snapshotHouse(table.pool)
  expect(await held()).toBe(await summed())
})

it('the first snapshot of an account counts no entry that is counted after it', async () => {
  const fresh = await openTable()
  const player = await fresh.sitDown()
  const older = await fresh.pool.connect()
  await older.query('BEGIN')
  await older.query('SELECT pg_current_xact_id()')
  await fresh.send('bet', says(player).bet({ txId: newTx(), roundId: newTx(), amount: '4.00' }))
  await snapshotHouse(fresh.pool)
  expect(await houseBalance(fresh.pool, 'H:GAME:TST', 'TLB')).toBe(40_000n)
  await older.query('COMMIT')
  older.release()
  expect(await houseBalance(fresh.pool, 'H:ADJ', 'TLB')).toBe(-10_000_000n)
  await fresh.close()
})

it('of two simultaneous snapshots only one adds the new entries', async () => {
  await bet('3.00')
  const [first, second] = [await table.pool.connect(), await table.pool.connect()]
  // Longer than this test lasts on the busiest machine.
  await second.query(`SET lock_timeout = '60s'`)
  await first.query('BEGIN')
  await snapshotHouse(first)
  const later = snapshotHouse(second)
  await expect
    .poll(
      async () => {
        const { rows } = await table.pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return rows.length
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await first.query('COMMIT')
  await later
  first.release()
  second.release(true)
  expect(await held()).toBe(await summed())
})

it('every house account has a snapshot, and no member’s', async () => {
  await houseAccountId(table.db, 'H:PROMO', 'TLB')
  await snapshotHouse(table.pool)
  const { rows } = await table.pool.query(
    `SELECT a.type, s.account_id IS NOT NULL AS has FROM account a LEFT JOIN house_snapshot s ON s.account_id = a.id`,
  )
  for (const { type, has } of rows) expect(has, type).toBe(type.startsWith('H:'))
})

it('the balance of an account refers to its own snapshot, independent of later ones', async () => {
  await houseAccountId(table.db, 'H:GAME:TST', 'NEW')
  await snapshotHouse(table.pool)
  const own = `(SELECT id FROM account WHERE type = 'H:GAME:TST' AND currency = 'TLB')`
  await table.pool.query(`UPDATE house_snapshot SET at = now() - interval '1 hour' WHERE account_id = ${own}`)
  await table.pool.query(`WITH j AS (INSERT INTO journal (id, kind, source, ext_id, ref_no, actor)
      VALUES (uuidv7(interval '-30 minutes'), 'PRM', 'test', 'late', 'RW261121-0000000002', 'test') RETURNING id)
    INSERT INTO entry (journal_id, seq, account_id, currency, amount) SELECT j.id, 0, ${own}, 'TLB', 11 FROM j`)
  expect(await held()).toBe(await summed())
})

it('every snapshot has the entries of its own account', async () => {
  await snapshotHouse(table.pool)
  const other = await houseAccountId(table.db, 'H:PROMO', 'TLB')
  await snapshotHouse(table.pool)
  await bet('3.00')
  await table.pool.query(
    `WITH j AS (INSERT INTO journal (kind, source, ext_id, ref_no, actor)
      VALUES ('PRM', 'test', 'own', 'RW261121-0000000009', 'test') RETURNING id)
    INSERT INTO entry (journal_id, seq, account_id, currency, amount) SELECT j.id, 0, $1, 'TLB', 7 FROM j`,
    [other],
  )
  const differing = async () => {
    await snapshotHouse(table.pool)
    const { rows } = await table.pool.query(`SELECT s.account_id FROM house_snapshot s
      WHERE s.balance <> (SELECT coalesce(sum(amount), 0) FROM entry e WHERE e.account_id = s.account_id)`)
    return rows
  }
  await expect.poll(differing, { timeout: 50_000 }).toEqual([])
})
