import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../db/client.ts'
import { eq, getTableName, sql } from '../db/orm.ts'
import { settings } from '../db/schema/settings.ts'
import type { Merchant } from '../permission/merchants.ts'
import { bulkInsert } from './bulk-insert.ts'
import { type SeededTable, seededTables } from './seeded-texts.ts'

/** Name of the setting that records, for each seeded row of a merchant, a digest of the texts it was seeded with. */
const recordName = 'demoTexts'
/** Settings that were inserted in one transaction with the rows they announce. */
const stampNames = ['demoWorld', 'demoContent', 'demoMissions']

type Digests = Readonly<Record<string, string>>
/** `isWhole`: every recorded row was inserted, so that a missing one was deleted by an operator. */
type Recorded = { digests: Digests; isWhole: boolean }
type Texts = Readonly<Record<string, unknown>>
type Stored = { id: string; texts: Texts; isOriginal: boolean }

/** PostgreSQL orders the keys of a `jsonb` value by their length, so keys are sorted before a comparison. */
const sortKeys = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const digestOf = (texts: Texts): string => createHash('sha256').update(JSON.stringify(texts, sortKeys)).digest('hex')

/** The texts of a merchant's rows as this release seeds them. */
const wantedTexts = ({ table, columns, rows }: SeededTable, merchant: Merchant) =>
  rows(merchant).map((row) => {
    const texts = Object.fromEntries(columns.map((column) => [column, (row as unknown as Texts)[column]]))
    return { id: row.id, key: `${getTableName(table)}/${row.id}`, texts, digest: digestOf(texts) }
  })

const ownId = sql`id`
const ofMerchant = (code: string) => sql`merchant = ${code}`

/** `isOriginal`: no transaction has written the row since the one that seeded it, as its `xmin` shows. */
async function storedTexts(
  tx: Tx,
  { table, columns, idOf = ownId, isOf = ofMerchant }: SeededTable,
  { code }: Merchant,
): Promise<Map<string, Stored>> {
  const texts = sql.join(
    columns.map((column) => sql`${column}::text, ${sql.identifier(column)}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Stored>(sql`
    select ${idOf}::text as id, jsonb_build_object(${texts}) as texts, xmin = any(array(
      select xmin from setting where merchant = ${code} and name = any(${sql.param(stampNames)}::text[]))) as "isOriginal"
    from ${table} where ${isOf(code)}`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function replaceTexts(
  tx: Tx,
  { table, idOf = ownId, isOf = ofMerchant, alsoSets = sql`` }: SeededTable,
  { code }: Merchant,
  id: string,
  texts: Texts,
) {
  const assignments = sql.join(
    Object.entries(texts).map(([column, text]) => sql`${sql.identifier(column)} = ${JSON.stringify(text)}::jsonb`),
    sql`, `,
  )
  await tx.execute(sql`update ${table} set ${assignments}${alsoSets} where ${isOf(code)} and ${idOf}::text = ${id}`)
}

/** A record of an earlier release is the digests alone. */
const readRecord = (value: unknown): Recorded =>
  value instanceof Object && 'digests' in value
    ? { digests: value.digests as Digests, isWhole: true }
    : { digests: value as Digests, isWhole: false }

/** Inserts the rows that came with this release, where the merchant's table was seeded before. */
async function addRows(
  tx: Tx,
  table: SeededTable,
  merchant: Merchant,
  stored: Map<string, Stored>,
  recorded?: Recorded,
) {
  const rows = table.rows(merchant)
  if (!rows.some(({ id }) => stored.has(id))) return
  const isKnown = (id: string) => recorded?.isWhole && `${getTableName(table.table)}/${id}` in recorded.digests
  const added = rows.filter(({ id }) => !stored.has(id) && !isKnown(id))
  await bulkInsert(tx, table.table, [...added])
}

/** Deletes the rows that an earlier release seeded and this one does not, unless an operator edited them. */
async function dropRows(
  tx: Tx,
  table: SeededTable,
  merchant: Merchant,
  stored: Map<string, Stored>,
  recorded?: Recorded,
) {
  const { idOf = ownId, isOf = ofMerchant } = table
  const wanted = new Set(table.rows(merchant).map(({ id }) => id))
  for (const [id, { texts }] of stored) {
    const digestThen = recorded?.digests[`${getTableName(table.table)}/${id}`]
    if (wanted.has(id) || digestThen !== digestOf(texts)) continue
    await tx.execute(sql`delete from ${table.table} where ${isOf(merchant.code)} and ${idOf}::text = ${id}`)
  }
}

/** `recorded` is absent in a database of a release without this record. */
async function syncTable(tx: Tx, table: SeededTable, merchant: Merchant, recorded?: Recorded): Promise<void> {
  const stored = await storedTexts(tx, table, merchant)
  for (const { id, key, texts, digest } of wantedTexts(table, merchant)) {
    const row = stored.get(id)
    if (!row) continue
    const current = digestOf(row.texts)
    const digestThen = recorded?.digests[key]
    const isUnedited = digestThen === undefined ? (table.wasReadOnly ?? row.isOriginal) : digestThen === current
    if (isUnedited && current !== digest) await replaceTexts(tx, table, merchant, id, texts)
  }
  await addRows(tx, table, merchant, stored, recorded)
  await dropRows(tx, table, merchant, stored, recorded)
}

/**
 * Brings seeded texts that no operator edited to the wording of this release, and adds its new rows; see decisions 58
 * and 63. A row is edited when its
 * texts differ from the recorded ones. Runs before the stamps of merchants change, which are the evidence for the rows
 * of earlier releases.
 */
export async function syncTexts(tx: Tx, merchants: readonly Merchant[], tables = seededTables): Promise<void> {
  const records = await tx.select().from(settings).where(eq(settings.name, recordName))
  for (const merchant of merchants) {
    const found = records.find((record) => record.merchant === merchant.code)
    const recorded = found && readRecord(found.value)
    const wanted = tables.flatMap((table) => wantedTexts(table, merchant))
    const value = { digests: Object.fromEntries(wanted.map(({ key, digest }) => [key, digest])) }
    if (isDeepStrictEqual(found?.value, value)) continue
    for (const table of tables) await syncTable(tx, table, merchant, recorded)
    await tx
      .insert(settings)
      .values({ merchant: merchant.code, name: recordName, value })
      .onConflictDoUpdate({ target: [settings.merchant, settings.name], set: { value } })
  }
}
