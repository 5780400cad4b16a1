import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, inArray } from '../db/orm.ts'
import { games, lotteryGames, vendors } from '../db/schema/catalogue.ts'
import { openTestDb, type TestDb } from '../db/testing.ts'
import { bulkInsert } from './bulk-insert.ts'
import { gameRows } from './games.ts'
import { lotteryRows } from './lotteries.ts'
import { syncLotteries } from './sync-lotteries.ts'
import { vendorRows } from './vendors.ts'

const codes = lotteryRows.map(({ code }) => code)
let test: TestDb

/** A database of an earlier release: fewer lotteries, other closing times, entries under the titles they were dealt. */
beforeAll(async () => {
  test = await openTestDb()
  await test.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB']))
    const entries = gameRows().filter(({ code }) => codes.includes(code))
    await bulkInsert(
      tx,
      games,
      entries.map((row) => ({ ...row, code: `before-${row.code}`, names: { EN: 'Before' } })),
    )
    await bulkInsert(
      tx,
      lotteryGames,
      lotteryRows.slice(0, 3).map((row) => ({ ...row, closeBeforeSeconds: 1, menuGroup: null })),
    )
  })
})
afterAll(() => test.close())

it('brings lotteries and the entries that open them up to date, and leaves the rest', async () => {
  const { db } = test
  const [first] = lotteryRows
  await db
    .update(lotteryGames)
    .set({ isEnabled: false, names: { EN: 'Mine' } })
    .where(eq(lotteryGames.code, first?.code ?? ''))
  for (let times = 0; times < 2; times += 1) await db.transaction(syncLotteries)
  const kept = await db.select().from(lotteryGames)
  expect(kept.map(({ code }) => code).sort()).toEqual([...codes].sort())
  for (const { code, closeBeforeSeconds, menuGroup } of lotteryRows)
    expect(kept.find((row) => row.code === code)).toMatchObject({ closeBeforeSeconds, menuGroup })
  expect(kept.find(({ code }) => code === first?.code)).toMatchObject({ isEnabled: false, names: { EN: 'Mine' } })
  const entries = await db.select().from(games).where(inArray(games.code, codes))
  expect(entries.map(({ code }) => code).sort()).toEqual([...codes].sort())
  expect(entries.find(({ code }) => code === first?.code)?.names).toEqual(first?.names)
})
