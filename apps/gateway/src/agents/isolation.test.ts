import { type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newName, openGateway, type TestGateway } from '../../test/gateway.ts'
import { type Line, type Member, openLine } from '../contracts/testing.ts'

/** Every row of the agent centre, by the table: a new one is asked as soon as it is there. */
const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  path.startsWith('/wps/ac/'),
)
/** Fields of a row's request, and which of them it can do without. */
type Shape = { pipe?: Shape[]; entries?: Record<string, { type: string }> }
const fieldsOf = ({ request }: Endpoint) => {
  const shape = request as unknown as Shape
  return Object.entries((shape.pipe?.[0] ?? shape).entries ?? {}).map(([name, { type }]) => ({
    ...{ name, isOptional: type === 'optional' },
  }))
}

const dayMs = 86_400_000
const tiers = [{ minBet: '50.00', minActive: 1, rate: '0.002' }]
let gateway: TestGateway
let line: Line
let caller: Member
/** Values of other accounts, by the field that could name each. */
let foreign: Record<string, string[]>
let names: string[]
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
  // The caller and its neighbour are below one head, with a downline each.
  const head = await line.join(null, 2)
  caller = await line.join(head)
  const neighbour = await line.join(head)
  await line.join(caller)
  const [agent, player] = [await line.join(neighbour), await line.join(neighbour, 0)]
  await line.agree(null, head, 'DAILY', tiers)
  await line.agree(head, neighbour, 'DAILY', tiers)
  const contract = await line.agree(neighbour, agent, 'DAILY', tiers)
  const player2 = await line.join(agent, 0)
  await line.backdate('DAILY', new Date(Date.now() - 4 * dayMs).toISOString())
  await line.bet(player2, new Date(Date.now() - 2 * dayMs).toISOString(), 9_000_000n)
  while ((await line.settle('DAILY')) > 0);
  const link = (await line.ask(neighbour, 'createRegLink', { type: 0 })).value
  const item = await gateway.pool.query<{ ref: string }>(
    'SELECT ref_no AS ref FROM settlement_item WHERE member_id = $1 AND gross > 0',
    [agent.id],
  )
  const bet = await gateway.pool.query<{ ref: string; at: string }>(
    'SELECT ref_no AS ref, (extract(epoch FROM placed_at) * 1000000)::bigint::text AS at FROM bet WHERE member_id = $1',
    [player2.id],
  )
  const others = [head, neighbour, agent, player, player2]
  names = others.map(({ username }) => username)
  const ids = [...others.map(({ id }) => id), contract.id, link.id]
  foreign = {
    ...{ id: ids, downlineId: ids.slice(0, others.length), underAccount: names, account: names },
    ...{ refNo: item.rows.map(({ ref }) => ref), before: bet.rows.map(({ at, ref }) => `${at}.${ref}`) },
  }
})
afterAll(async () => await gateway.close())

/** Values of the fields that a row cannot do without and that name nothing. */
const plain: Record<string, () => unknown> = {
  ...{ kind: () => 'DAILY', tiers: () => tiers, version: () => 1, mode: () => 'FORCE', remark: () => 'seen' },
  ...{ action: () => 'END', of: () => 'BETS', type: () => 0, enabled: () => false },
  ...{ username: () => newName(), password: () => 'river-Stone-42', amount: () => '1.00' },
}

function inputOf(name: string, row: Endpoint): Record<string, unknown> {
  const needed = fieldsOf(row).filter(({ name: field, isOptional }) => !isOptional && !(field in foreign))
  return Object.fromEntries(
    needed.map(({ name: field }) => {
      const value = plain[field]
      if (!value) throw new Error(`Say in this test what ${field} of ${name} is.`)
      return [field, value()]
    }),
  )
}

/** Everything of the neighbour's that a row of the caller's could change. */
const stateOfOthers = async () =>
  await Promise.all(
    [
      `SELECT id, username, type, status, upline_id, path::text, rebate FROM member WHERE username::text = ANY($1) ORDER BY id`,
      `SELECT c.* FROM contract c JOIN member m ON m.id = c.downline_id WHERE m.username::text = ANY($1) ORDER BY c.id`,
      `SELECT l.* FROM register_link l JOIN member m ON m.id = l.agent_id WHERE m.username::text = ANY($1) ORDER BY l.id`,
      `SELECT n.* FROM downline_note n JOIN member m ON m.id = n.member_id WHERE m.username::text = ANY($1)`,
      `SELECT a.id, a.balance FROM account a JOIN member m ON m.id = a.member_id WHERE m.username::text = ANY($1) ORDER BY a.id`,
    ].map(async (text) => (await gateway.pool.query(text, [names])).rows),
  )

it.each(rows)('%s neither shows nor changes anything of an account outside of the team', async (name, row) => {
  const before = await stateOfOthers()
  const named = fieldsOf(row).filter(({ name: field }) => field in foreign)
  const needed = named.filter(({ isOptional }) => !isOptional)
  const required = Object.fromEntries(needed.map(({ name: field }) => [field, foreign[field]?.[0]]))
  const asked = named.flatMap(({ name: field }) => (foreign[field] ?? []).map((value) => ({ field, value })))
  for (const { field, value } of [{ field: '', value: '' }, ...asked]) {
    const input = { ...inputOf(name, row), ...required, ...(field && { [field]: value }) }
    const { code, value: answer } = await line.ask(caller, name, input)
    expect([name, field, code]).not.toEqual([name, field, 'INTERNAL'])
    // A name only begins a search, and a place in a record is not looked up: they find nothing.
    const mayFind = needed.length === 0 && ['', 'account', 'before'].includes(field)
    if (!mayFind) expect([name, field, code, code === 'OK']).toEqual([name, field, code, false])
    const shown = JSON.stringify(answer ?? null)
    for (const secret of [...names, ...(foreign.refNo ?? [])])
      if (secret !== value) expect([name, field, shown.includes(`"${secret}"`)]).toEqual([name, field, false])
    if (mayFind && field === 'account') expect([name, answer.totalCount ?? 0]).toEqual([name, 0])
  }
  expect(await stateOfOthers()).toEqual(before)
})
