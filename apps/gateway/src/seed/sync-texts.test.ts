import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq } from '../db/orm.ts'
import { articles } from '../db/schema/content.ts'
import { rankLevels } from '../db/schema/mission.ts'
import { settings } from '../db/schema/settings.ts'
import { announcements } from '../db/schema/site.ts'
import { openTestDb, type TestDb } from '../db/testing.ts'
import type { Merchant } from '../permission/merchants.ts'
import { announcementRows } from './announcements.ts'
import { articleRows } from './articles.ts'
import { bulkInsert } from './bulk-insert.ts'
import { deterministicId } from './deterministic-id.ts'
import { helpRows } from './help-articles.ts'
import { rankRows } from './missions.ts'
import { type SeededTable, seededTables } from './seeded-texts.ts'
import { syncTexts } from './sync-texts.ts'

const merchant: Merchant = {
  ...{ code: 'walogm', brandId: 'tala', country: 'ph', countryName: 'Philippines', languages: ['EN', 'TY'] },
  ...{ currency: 'TLB', currencySymbol: '₱', timeZone: 'Asia/Manila', dialingCode: '63', hosts: [], minAge: 21 },
}

/** The tables as a release with another wording seeded them. */
const earlier: readonly SeededTable[] = seededTables.map((table) => ({
  ...table,
  rows: (of) =>
    table.rows(of).map((row) => ({
      ...row,
      ...Object.fromEntries(table.columns.map((column) => [column, { EN: `Old ${column}` }])),
    })),
}))

let test: TestDb
beforeEach(async () => {
  test = await openTestDb()
})
afterEach(() => test.close())

/** Seeds and stamps in one transaction, as `seedDemoWorld` does. */
const seed = (tables: readonly SeededTable[], isRecorded: boolean) =>
  test.db.transaction(async (tx) => {
    await tx.insert(settings).values({ merchant: merchant.code, name: 'demoWorld', value: { version: 1 } })
    if (isRecorded) await syncTexts(tx, [merchant], tables)
    for (const { table, rows } of tables) await bulkInsert(tx, table, [...rows(merchant)])
  })
const start = () => test.db.transaction((tx) => syncTexts(tx, [merchant]))

const wanted = announcementRows(merchant)
const [first, second] = wanted.map(({ id }) => id) as [string, string]
const edit = (id: string, text: string) =>
  test.db
    .update(announcements)
    .set({ title: { EN: text } })
    .where(eq(announcements.id, id))
const stored = async () => new Map((await test.db.select().from(announcements)).map((row) => [row.id, row]))

it.each([
  ['of the release before', true],
  ['of a release that kept no record', false],
])('renews texts in a database %s, and leaves the edited ones', async (_, isRecorded) => {
  await seed(earlier, isRecorded)
  await edit(first, 'Mine')
  await start()
  const rows = await stored()
  expect(rows.get(first)).toMatchObject({ title: { EN: 'Mine' }, content: { EN: 'Old content' } })
  for (const { id, title, content } of wanted.slice(1)) expect(rows.get(id)).toMatchObject({ title, content })
})

it('leaves an edited text at every later start, and renews the others each time', async () => {
  await seed(seededTables, true)
  await edit(first, 'Mine')
  for (const tables of [earlier, seededTables]) await test.db.transaction((tx) => syncTexts(tx, [merchant], tables))
  const rows = await stored()
  expect(rows.get(first)?.title).toEqual({ EN: 'Mine' })
  expect(rows.get(second)?.title).toEqual(wanted[1]?.title)
})

it('renews every table of seeded texts', async () => {
  await seed(earlier, true)
  await start()
  for (const { table, columns, rows } of seededTables) {
    const found = (await test.db.select().from(table)) as Record<string, unknown>[]
    for (const row of rows(merchant) as readonly (Record<string, unknown> & { id: string })[])
      for (const column of columns)
        expect(found.find(({ id, level }) => `${id ?? level}` === row.id)?.[column]).toEqual(row[column])
  }
})

it('renews the benefits of ranks in a restored database whose record does not list them', async () => {
  await seed(earlier, false)
  const listed = earlier.filter(({ table }) => table !== rankLevels)
  await test.db.transaction((tx) => syncTexts(tx, [merchant], listed))
  await test.db.update(rankLevels).set({ label: 'VIP' })
  await start()
  const found = await test.db.select().from(rankLevels).orderBy(rankLevels.level)
  expect(found.map(({ benefits }) => benefits)).toEqual(rankRows(merchant).map(({ benefits }) => benefits))
  expect(found.map(({ label }) => label)).toEqual(rankRows(merchant).map(() => 'VIP'))
})

it('publishes changed terms as a new version, and other articles as before', async () => {
  await seed(earlier, true)
  await start()
  const found = await test.db.select().from(articles)
  for (const { id, kind, publishedAt } of articleRows(merchant)) {
    const now = found.find((row) => row.id === id)?.publishedAt.getTime()
    if (kind === 'TERMS') expect(now).toBeGreaterThan(publishedAt.getTime())
    else expect(now).toBe(publishedAt.getTime())
  }
})

const withoutLast: readonly SeededTable[] = seededTables.map((table) => ({
  ...table,
  rows: (of) => table.rows(of).slice(0, Math.max(1, table.rows(of).length - 1)),
}))
const countsOf = () => Promise.all(seededTables.map(async ({ table }) => (await test.db.select().from(table)).length))

it.each([
  ['a record of all rows', 'whole'],
  ['the record of a release that did not add rows', 'flat'],
  ['no record', 'none'],
])('adds the rows of this release to every table of a database with %s', async (_, record) => {
  await seed(withoutLast, record !== 'none')
  if (record === 'flat') {
    const digests = { 'help_article/gone': 'of another release' }
    await test.db.update(settings).set({ value: digests }).where(eq(settings.name, 'demoTexts'))
  }
  await start()
  expect(await countsOf()).toEqual(seededTables.map(({ rows }) => rows(merchant).length))
})

it('drops the rows that this release does not seed, and leaves those that an operator edited', async () => {
  await seed(seededTables, true)
  const [kept, gone] = wanted.slice(-2).map(({ id }) => id) as [string, string]
  await edit(kept, 'Mine')
  const tables = seededTables.map((table) => ({ ...table, rows: (of: Merchant) => table.rows(of).slice(0, -2) }))
  await test.db.transaction((tx) => syncTexts(tx, [merchant], tables))
  const rows = await stored()
  expect([rows.has(kept), rows.has(gone)]).toEqual([true, false])
})

it('gives the oldest questions of Help the ids that they always had', () => {
  const ids = helpRows(merchant).map(({ id }) => id)
  const first = [0, 1, 2, 3, 4, 5].map((number) => deterministicId(`help ${merchant.code} ${number}`, number))
  expect(ids).toEqual(expect.arrayContaining(first))
})

it('seeds no table that this release has not seeded before', async () => {
  await start()
  expect(await countsOf()).toEqual(seededTables.map(() => 0))
})

it('leaves a switched-off row off and does not bring back a deleted one', async () => {
  await seed(earlier, true)
  await test.db.update(announcements).set({ isEnabled: false }).where(eq(announcements.id, first))
  await test.db.delete(announcements).where(eq(announcements.id, second))
  await start()
  const rows = await stored()
  expect(rows.get(first)).toMatchObject({ isEnabled: false, title: wanted[0]?.title })
  expect(rows.has(second)).toBe(false)
})

it('writes nothing when no text has changed', async () => {
  await seed(seededTables, true)
  const versions = async () =>
    (await test.pool.query('select xmin::text from setting union all select xmin::text from announcement')).rows
  const before = await versions()
  await start()
  expect(await versions()).toEqual(before)
})
