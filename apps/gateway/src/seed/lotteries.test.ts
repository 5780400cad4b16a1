import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { engineOf } from './engines.ts'
import { gameRows } from './games.ts'
import { lotteryEntry, lotteryRows } from './lotteries.ts'

const vendorGames = path.resolve(import.meta.dirname, '../../../sandbox-games/src/games')
const table = /lottery\('(\w+)', ([\d_]+), (\d+)\)/g

/** The tables of a draw engine, as the vendor states them: code, seconds of a period, seconds before the draw. */
const vendorTables = (engine: string): [string, number, number][] =>
  [...readFileSync(path.join(vendorGames, engine, 'server.ts'), 'utf8').matchAll(table)].map(
    ([, code = '', minutes = '', closes]) => [code, Number(minutes.replaceAll('_', '')) * 60, Number(closes)],
  )

const ourTables = (vendor: string) =>
  lotteryRows
    .filter((row) => row.vendor === vendor)
    .map(({ code, drawEverySeconds, closeBeforeSeconds }) => [code, drawEverySeconds, closeBeforeSeconds])

it.each([
  ['numbers', 'TCG_LOTTO_VN'],
  ['quickdraw', 'TCG_SEA'],
])('the clock of %s is the same at the vendor and here', (engine, vendor) => {
  expect(vendorTables(engine).length).toBeGreaterThan(3)
  expect(ourTables(vendor).sort()).toEqual(vendorTables(engine).sort())
})

it('every lottery has an entry of its vendor that opens it, played by the engine of its tables', () => {
  const rows = gameRows(2_000)
  for (const { code, vendor, names } of lotteryRows) {
    const [entry, ...more] = rows.filter((row) => row.code === code)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ vendor, names, engine: vendor === 'TCG_LOTTO_VN' ? 'numbers' : 'quickdraw' })
  }
  expect(lotteryEntry('KISLAP', 0)).toBeUndefined()
  expect(engineOf({ gameType: 'ELOTT', vendor: 'TCG_LOTTO_VN', theme: 'draw', classify: null, turn: 0 })).toBe(
    'numbers',
  )
})
