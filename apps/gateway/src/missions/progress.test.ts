import { dayIn } from '@boardwalk/api-client/contract'
import { random } from '@boardwalk/brand-kit/art'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { missionStage } from '../../test/missions.ts'
import { newId } from '../ids.ts'
import { post } from '../ledger/post.ts'
import { dayMs } from '../time-units.ts'
import { countMissions } from './count-missions.ts'

let gateway: TestGateway
const { count, mission, newMember, query, record } = missionStage(() => gateway)

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

type Rule = { id: string; metric: 'STAKE' | 'BETS' | 'DEPOSIT'; period: 'ONCE' | 'DAILY' | 'WEEKLY' }
type Journal = { id: string; kind: string; at: Date; reverses: string | null; memberId: string; moved: string }

/** First day of a period in Manila, without the database. */
function periodOf(period: Rule['period'], at: Date): string {
  if (period === 'ONCE') return '1970-01-01'
  const day = dayIn('Asia/Manila', at)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return period === 'DAILY' ? day : dayIn('UTC', Date.parse(`${day}T00:00:00Z`) - weekday * dayMs)
}

/** Amount that one journal adds to a mission; one that undoes another subtracts. */
function partOf({ metric }: Rule, { kind, moved }: Journal): bigint {
  if (kind === 'DEP') return metric === 'DEPOSIT' ? BigInt(moved) : 0n
  if (kind !== 'BET' && kind !== 'RBB') return 0n
  if (metric === 'STAKE') return -BigInt(moved)
  return metric === 'BETS' ? (kind === 'BET' ? 10_000n : -10_000n) : 0n
}

function progressOf(rule: Rule, raw: readonly Journal[]): Map<string, string> {
  const sums = new Map<string, bigint>()
  for (const journal of raw) {
    const { at } = raw.find(({ id }) => id === journal.reverses) ?? journal
    const key = `${rule.id} ${periodOf(rule.period, at)} ${journal.memberId}`
    sums.set(key, (sums.get(key) ?? 0n) + partOf(rule, journal))
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0n).map(([key, sum]) => [key, String(sum)]))
}

/** Takes a stake back, as the ledger does it. */
const takeBack = (memberId: string, reverses: string, stake: bigint) =>
  gateway.deps.db.transaction((tx) =>
    post(tx, 'RBB', {
      ...{ memberId, currency: 'TLB', source: 'test', extId: newId(), actor: 'test', reverses },
      facts: {
        undoes: [
          { account: 'CASH', amount: -stake },
          { account: 'H:GAME:TST', amount: stake },
        ],
      },
    }),
  )
const journals = (ids: readonly string[]) =>
  query<Journal>(
    `SELECT j.id, j.kind, j.at, j.reverses, j.shard_key AS "memberId", (SELECT sum(e.amount) FROM entry e
       JOIN account a ON a.id = e.account_id WHERE e.journal_id = j.id AND a.member_id IS NOT NULL)::text AS moved
     FROM journal j WHERE j.shard_key = ANY($1)`,
    [ids],
  )

it('equals a recomputation from raw journals, over counts at any moment, late commits and new missions', async () => {
  const roll = random('missions')
  const members = [await newMember(), await newMember(), await newMember()]
  const ids = members.map(({ id }) => id)
  // Opens the house's account, which a transaction below would hold otherwise.
  await record(ids[0] ?? '', 'DEP', '1.00')
  const made: Rule[] = []
  const create = async () => {
    const rule = {
      metric: roll.pick(['STAKE', 'BETS', 'DEPOSIT'] as const),
      period: roll.pick(['ONCE', 'DAILY', 'WEEKLY'] as const),
    }
    made.push({ ...rule, id: await mission(rule) })
  }
  for (let at = 0; at < 4; at += 1) await create()
  const stakes: { memberId: string; id: string; stake: bigint }[] = []
  for (let step = 0; step < 120; step += 1) {
    const memberId = roll.pick(ids)
    const at = new Date(Date.now() - Math.floor(roll.between(0, 15 * dayMs)))
    const stake = BigInt(Math.floor(roll.between(1, 50_000)))
    const draw = roll.next()
    if (draw < 0.5) {
      const amount = `${stake / 10_000n}.${String(stake % 10_000n).padStart(4, '0')}`
      stakes.push({ memberId, id: (await record(memberId, 'BET', amount, at)).journalId, stake })
    } else if (draw < 0.65) await record(memberId, 'DEP', `${stake}.00`, at)
    else if (draw < 0.8 && stakes.length > 0) {
      const [undone] = stakes.splice(Math.floor(roll.next() * stakes.length), 1)
      if (undone) await takeBack(undone.memberId, undone.id, undone.stake)
    } else if (draw < 0.88) await create()
    // A journal that is written before a count and committed after it belongs to a later window, and so do those that
    // began later and are committed already.
    else if (draw < 0.94)
      await gateway.deps.db.transaction(async (tx) => {
        const event = { memberId, currency: 'TLB', source: 'test', extId: newId(), actor: 'test' }
        await post(tx, 'DEP', { ...event, facts: { amount: stake, fee: 0n, method: 'test' } })
        await record(ids.find((id) => id !== memberId) ?? '', 'DEP', '1.00')
        await countMissions(gateway.deps.db)
      })
    else await Promise.all([countMissions(gateway.deps.db), countMissions(gateway.deps.db)])
  }
  await count()
  const raw = await journals(ids)
  const stored = await query<{ missionId: string; period: string; memberId: string; amount: string }>(
    `SELECT mission_id AS "missionId", to_char(period, 'YYYY-MM-DD') AS period, member_id AS "memberId", amount::text
     FROM mission_progress WHERE member_id = ANY($1) AND amount <> 0`,
    [ids],
  )
  const keyed = new Map(stored.map((row) => [`${row.missionId} ${row.period} ${row.memberId}`, row.amount]))
  const expected = new Map(made.flatMap((one) => [...progressOf(one, raw)]))
  const own = [...keyed].filter(([key]) => made.some(({ id }) => key.startsWith(id)))
  expect(made.length).toBeGreaterThan(4)
  expect(expected.size).toBeGreaterThan(20)
  expect(new Set([...expected.keys()].map((key) => key.split(' ')[1])).size).toBeGreaterThan(8)
  expect(new Map(own)).toEqual(expected)
})

it('leaves a new mission that is being changed for the next count', async () => {
  const { id: memberId } = await newMember()
  await record(memberId, 'BET', '2.00')
  await count()
  const rule = { metric: 'STAKE', period: 'ONCE' } as const
  const ids = [await mission(rule), await mission(rule)].toSorted()
  const client = await gateway.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM mission WHERE id = $1 FOR UPDATE', [ids[1]])
  await countMissions(gateway.deps.db)
  await client.query('ROLLBACK')
  client.release()
  const progress = () =>
    query(
      `SELECT mission_id AS id, amount::text FROM mission_progress WHERE member_id = $1 AND mission_id = ANY($2) ORDER BY 1`,
      [memberId, ids],
    )
  expect(await progress()).toEqual([{ id: ids[0], amount: '20000' }])
  await count()
  expect(await progress()).toEqual(ids.map((id) => ({ id, amount: '20000' })))
})
