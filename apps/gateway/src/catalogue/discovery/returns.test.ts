import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, openGateway, type TestGateway } from '../../../test/gateway.ts'
import { games, vendors } from '../../db/schema/catalogue.ts'
import { bulkInsert } from '../../seed/bulk-insert.ts'
import { type EngineName, engines } from '../../seed/engines.ts'
import { allGameRows } from '../../seed/games.ts'
import { vendorRows } from '../../seed/vendors.ts'

type Entry = { nodeId: string; gameName: string; vendor: string; rtp: string; volatility: number }

let gateway: TestGateway
const rows = allGameRows()

beforeAll(async () => {
  gateway = await openGateway()
  await gateway.deps.db.transaction(async (tx) => {
    await bulkInsert(tx, vendors, vendorRows(['TLB', 'BDT', 'INR']))
    await bulkInsert(tx, games, rows)
  })
})
afterAll(() => gateway.close())

async function ask(input: Record<string, unknown>, merchant = 'walogm') {
  const answer = await call(gateway.app, 'gameReturns', input, { headers: { 'x-merchant': merchant } })
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return answer.value as { list: Entry[]; totalCount: number; totalPages: number }
}

it('the index shows every offered game once, with the return and volatility of its engine', async () => {
  const offered = new Map(rows.map((row) => [row.id, engines[row.engine as EngineName]]))
  expect(rows.length).toBeGreaterThan(10_000)
  const seen = new Set<string>()
  for (const gameName of [...new Set(rows.map(({ vendor }) => vendor))]) {
    const { rows: found } = await gateway.pool.query('select name from vendor where code = $1', [gameName])
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const { list, totalPages } = await ask({ gameName: found[0]?.name, pageNo, pageSize: 100 })
      pages = totalPages
      for (const { nodeId, rtp, volatility } of list) {
        const engine = offered.get(nodeId)
        expect([rtp, volatility], nodeId).toEqual([(Number(engine?.rtp) / 10_000).toFixed(4), engine?.volatility])
        seen.add(nodeId)
      }
    }
  }
  expect(seen.size).toBe((await ask({})).totalCount)
})

it('is sorted by the names of the reader’s language, and finds games and providers', async () => {
  const { list } = await ask({ language: 'HI', pageSize: 50 }, '90jiliinf1')
  expect(list[0]?.gameName).toMatch(/\p{Script=Devanagari}/u)
  const { list: mangoes } = await ask({ gameName: 'mango fi' })
  expect(mangoes.map(({ gameName }) => gameName)).toContain('Mango Fiesta')
  const names = (await ask({ pageSize: 100 })).list.map(({ gameName }) => gameName)
  expect(names).toEqual(names.toSorted())
  const { list: theirs } = await ask({ gameName: 'Kislap Studio' })
  expect(new Set(theirs.map(({ vendor }) => vendor))).toEqual(new Set(['Kislap Studio']))
})

it('leaves out games that are switched off', async () => {
  const [first] = (await ask({ pageSize: 1 })).list
  await gateway.pool.query('update game set is_enabled = false where id = $1', [first?.nodeId])
  const { list } = await ask({ pageSize: 2 })
  expect(list.map(({ nodeId }) => nodeId)).not.toContain(first?.nodeId)
})
