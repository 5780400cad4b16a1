import { randomUUID } from 'node:crypto'
import { type Endpoint, type EndpointName, endpoints, MoneyIn } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../../src/ledger/invariants.ts'
import { type Answer, call, openGateway, type TestGateway } from '../../gateway.ts'
import { forms, type MoneyRow } from './forms.ts'
import { type FormStage, formStage, merchant, type Person } from './stage.ts'

let gateway: TestGateway
let stage: FormStage
let agent: string
let tables: string[]
const newPerson = () => stage.newPerson(agent)

beforeAll(async () => {
  gateway = await openGateway()
  stage = formStage(gateway)
  agent = await stage.newAgent()
  await stage.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies, wallet_mode)
    VALUES ('TRV', 'Transfer', '{RNG}', 'TRV1', 'UP', 4, '{TLB}', 'TRANSFER')`)
  await gateway.deps.settings.store(merchant, 'dailyAllowance', { amount: '5.00', below: '9000.00' })
  tables = await ownedTables()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const rows = Object.entries<Endpoint>(endpoints)
  .filter(([, { idempotent, rate }]) => idempotent && rate === 'm')
  .map(([name, row]) => [name as MoneyRow, row] as const)
const submit = (name: EndpointName, input: Record<string, unknown>, { token }: Person, key: string = randomUUID()) =>
  call(gateway.app, name, input, { token, headers: { 'idempotency-key': key } })

/** Tables with a row per event of a member. Security notes every try, and an event of the stream may be merged. */
async function ownedTables() {
  const found = await stage.query<{ name: string }>(`SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'member_id' ORDER BY 1`)
  return found.map(({ name }) => name).filter((name) => !['audit_log', 'outbox', 'session'].includes(name))
}

/** Filled cells of a person's rows in every table, number of journals, and every balance. */
async function traces({ id }: Person): Promise<Record<string, bigint>> {
  const filled = `(SELECT count(*) FROM jsonb_each_text(to_jsonb(t)) cell WHERE cell.value IS NOT NULL)`
  const counts = tables.map(
    (name) => `SELECT '${name}' AS name, coalesce(sum(${filled}), 0) AS n FROM "${name}" t WHERE member_id = $1`,
  )
  const found = await stage.query<{ name: string; n: string }>(
    [
      ...counts,
      `SELECT 'journals', count(*) FROM journal WHERE shard_key = $1`,
      'SELECT type || currency, balance FROM account WHERE member_id = $1',
    ].join(' UNION ALL '),
    [id],
  )
  return Object.fromEntries(found.map(({ name, n }) => [name, BigInt(n)]))
}
async function changes(who: Person, work: () => Promise<unknown>): Promise<Record<string, bigint>> {
  const before = await traces(who)
  await work()
  const after = Object.entries(await traces(who)).map(([name, n]) => [name, n - (before[name] ?? 0n)] as const)
  return Object.fromEntries(after.filter(([, n]) => n !== 0n))
}

const amountFields = ({ request }: Endpoint) =>
  Object.entries(request.entries)
    .filter(([, schema]) => schema === MoneyIn || ('wrapped' in schema && schema.wrapped === MoneyIn))
    .map(([field]) => field)
const wrongAmounts = [
  '0.005',
  '4950abc',
  '-100.00',
  '99999999999999.00',
  '999999999999999.00',
  '0',
  '1e2',
  ' 100',
  '١٠٠',
  100,
]

const isSeriousRefusal = ({ status, code }: Answer) =>
  status >= 400 && status < 500 && /^[A-Z_]+$/.test(code) && code !== 'INTERNAL'

describe.each(rows)('%s', (name, row) => {
  const form = forms[name]

  it('has the effect of one request when a hundred identical ones arrive at once', async () => {
    const [single, many] = [await newPerson(), await newPerson()]
    const one = await form.input(stage, single)
    const effect = await changes(single, async () =>
      expect(await submit(name, one, single)).toMatchObject({ code: 'OK' }),
    )
    expect(effect).not.toEqual({})
    const input = await form.input(stage, many)
    const key = randomUUID()
    let first: Answer | undefined
    const doubled = await changes(many, async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => submit(name, input, many, key)))
      first = answers.find(({ code }) => code === 'OK')
      for (const { code, value } of answers)
        if (code === 'OK') expect(value).toEqual(first?.value)
        else expect(code).toBe('IDEMPOTENCY_IN_PROGRESS')
    })
    expect(doubled).toEqual(effect)
    // Stored answers live 72 hours.
    await stage.query('DELETE FROM idem')
    const late = await changes(many, async () => {
      const again = await submit(name, input, many, key)
      if (!form.lasting) return expect(isSeriousRefusal(again)).toBe(true)
      expect(again).toMatchObject({ code: 'OK', headers: { 'idempotency-hit': 'true' } })
      for (const named of ['refNo', 'id']) expect(again.value[named]).toBe(first?.value[named])
      return undefined
    })
    expect(late).toEqual({})
  })

  it.runIf(amountFields(row).length > 0)('refuses an amount that is none, and moves nothing', async () => {
    const who = await newPerson()
    const input = await form.input(stage, who)
    for (const field of amountFields(row))
      for (const amount of wrongAmounts) {
        const moved = await changes(who, async () => {
          const answer = await submit(name, { ...input, [field]: amount }, who)
          expect(isSeriousRefusal(answer), `${field} ${amount}: ${answer.code}`).toBe(true)
        })
        expect(moved).toEqual({})
      }
  })

  it.runIf(form.owned)('refuses a target that belongs to another player, and moves nothing of either', async () => {
    const [owner, thief] = [await newPerson(), await newPerson()]
    const [theirs, own] = [await form.input(stage, owner), await form.input(stage, thief)]
    for (const field of form.owned ?? []) {
      const taken = { ...own, [field]: theirs[field] }
      const lost = await changes(owner, async () => {
        const won = await changes(thief, async () =>
          expect(isSeriousRefusal(await submit(name, taken, thief))).toBe(true),
        )
        expect(won).toEqual({})
      })
      expect(lost).toEqual({})
    }
  })
})
