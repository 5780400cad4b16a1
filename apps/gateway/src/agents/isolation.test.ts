import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Account } from '../../test/agent-tree.ts'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { noteOn, openNeighbours, shapes } from '../../test/neighbours.ts'
import { questionsOf } from '../../test/questions.ts'
import { isReading } from './file-lease.ts'

/** Rows for agents, by the table: a new one is asked as soon as it is there. Parties of contracts need not be agents. */
const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { path, who, tags }]) =>
    who === 'agent' || path.startsWith('/wps/ac/') || tags.includes('Contracts') || tags.includes('Team'),
)

let gateway: TestGateway
let neighbours: ReturnType<typeof openNeighbours>
let abroad: Account[]
beforeAll(async () => {
  gateway = await openGateway()
  neighbours = openNeighbours(gateway)
  abroad = await neighbours.plantAbroad('90jlbdtf1')
})
afterAll(async () => await gateway.close())
const query = async <T extends object>(text: string, values: unknown[]) =>
  (await gateway.pool.query<T>(text, values)).rows

type World = Awaited<ReturnType<typeof neighbours.plant>>
type Contract = { id: string; version: number; refs: string[]; isOwn: boolean; parties: string[] }

/** At most so many of a list, which differ from seed to seed. */
function some<T>(list: readonly T[], seed: number, most = 10): T[] {
  // Not a multiple of the kinds of contract, which come one after the other.
  const step = Math.ceil(list.length / most) | 1
  return list.filter((_, at) => (at + seed) % step === 0)
}

/** Values of others by the subject of a field, and the caller's own for the fields beside it. */
async function valuesOf({ self, strangers, own }: World, seed: number) {
  const all = [...strangers, ...abroad]
  const asked = some(all, seed, 6)
  const [ids, names] = [asked.map(({ id }) => id), asked.map(({ username }) => username)]
  const contracts = await query<Contract>(
    `SELECT c.id, c.version, $1 IN (c.upline_id, c.downline_id) AS "isOwn", array_remove(ARRAY[u.username, d.username]::text[], NULL) AS parties,
       ARRAY(SELECT ref_no FROM settlement_item i WHERE i.contract_id = c.id AND gross > 0) AS refs
     FROM contract c JOIN member d ON d.id = c.downline_id LEFT JOIN member u ON u.id = c.upline_id
     WHERE d.id = ANY($2) ORDER BY c.id`,
    [self.id, [self, ...own, ...all].map(({ id }) => id)],
  )
  const links = await query<{ id: string }>('SELECT id FROM register_link WHERE agent_id = ANY($1)', [ids])
  const places = await query<{ place: string }>(
    `SELECT (extract(epoch FROM placed_at) * 1000000)::bigint || '.' || ref_no AS place FROM bet WHERE member_id = ANY($1)
     UNION ALL SELECT id || '.0' FROM journal WHERE shard_key = ANY($1)`,
    [ids],
  )
  // A contract inside of the team is its parties' too.
  const foreign = contracts.filter(({ isOwn }) => !isOwn)
  const contractIds = some(foreign, seed).map(({ id }) => id)
  const refs = foreign.flatMap((contract) => contract.refs)
  const others: Record<string, string[]> = {
    ...{ team: ids, downlineId: ids, account: names, underAccount: names, income: refs },
    ...{ reglinks: links.map(({ id }) => id), contracts: contractIds, contractId: contractIds },
    before: [...refs, ...some(places, seed).map(({ place }) => place)],
  }
  const mine = contracts.filter(({ isOwn }) => isOwn)
  return {
    others,
    versions: new Map(contracts.map(({ id, version }) => [id, version])),
    own: { income: mine.flatMap((contract) => contract.refs)[0] } as Record<string, string | undefined>,
    secrets: [...all.map(({ username }) => username), ...contractIds, ...refs, ...all.map(noteOn)],
    /** Parties of the caller's own contracts, which its contracts show. */
    known: new Set(mine.flatMap(({ parties }) => parties)),
  }
}
type Found = Awaited<ReturnType<typeof valuesOf>>

/** Everything of others that a row of the caller's could change. */
const stateOf = (ids: string[]) =>
  Promise.all(
    [
      'SELECT id, username, type, status, upline_id, path::text, rebate FROM member WHERE id = ANY($1) ORDER BY id',
      'SELECT * FROM contract WHERE downline_id = ANY($1) OR upline_id = ANY($1) ORDER BY id',
      'SELECT * FROM register_link WHERE agent_id = ANY($1) ORDER BY id',
      'SELECT * FROM downline_note WHERE member_id = ANY($1) ORDER BY agent_id, member_id',
      'SELECT id, balance FROM account WHERE member_id = ANY($1) ORDER BY id',
    ].map((text) => query(text, [ids])),
  )

/** The rows of a file, which has its own address. */
async function fileOf(ticket: string, reader: string): Promise<string> {
  const url = `/wps/ac/rows?ticket=${ticket}`
  const { statusCode, body } = await gateway.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
  expect([statusCode, body.endsWith('}\n')]).toEqual([200, true])
  while (await isReading(gateway.deps.db, reader)) await sleep(1)
  return body
}

async function expectKept(name: EndpointName, row: Endpoint, world: World, values: Found) {
  const isOfContracts = row.tags.includes('Contracts') || row.path.startsWith('/wps/ac/contracts')
  const isContracts = isOfContracts && !row.tags.includes('Team')
  for (const { field, value, input } of questionsOf(name, row, values)) {
    const version = values.versions.get(value)
    const asked = { ...input, ...('version' in input && version && { version }) }
    const { code, value: answer } = await neighbours.line.ask(world.self, name, asked)
    // A name only begins a search, and a place in a record is not looked up: they find nothing.
    const isLookedUp = field && (!field.isOptional || field.subject === 'underAccount')
    expect([name, field?.name, value, code]).toEqual([name, field?.name, value, isLookedUp ? 'NOT_FOUND' : 'OK'])
    const isKnown = (account: string) => isContracts && values.known.has(account)
    const shown = JSON.stringify(answer ?? null) + (answer?.ticket ? await fileOf(answer.ticket, world.self.id) : '')
    const leaked = values.secrets.filter(
      (secret) => secret !== value && !isKnown(secret) && shown.includes(`"${secret}"`),
    )
    expect([name, input, leaked]).toEqual([name, input, []])
    if (field?.subject === 'account' && !isKnown(value))
      expect([name, value, answer?.totalCount ?? 0]).toEqual([name, value, 0])
  }
}

it('shows and changes nothing of accounts outside of the team, in any row, for any line and moves', async () => {
  expect(rows.length).toBeGreaterThan(30)
  await fc.assert(
    fc.asyncProperty(shapes, fc.nat(1_000), async (shape, seed) => {
      const world = await neighbours.plant(shape)
      const values = await valuesOf(world, seed)
      const ids = [...world.strangers, ...world.own, ...abroad].map(({ id }) => id)
      const before = await stateOf(ids)
      for (const [name, row] of rows) {
        await expectKept(name, row, world, values)
        expect([name, await stateOf(ids)]).toEqual([name, before])
      }
    }),
    { numRuns: 2, endOnFailure: true },
  )
})
