import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import { settleRound as close, reverseWin } from '../callbacks/round.ts'
import type { Tx } from '../db/client.ts'
import type { GameRow } from '../db/schema/catalogue.ts'
import { newId } from '../ids.ts'
import { type NewPosting, post } from '../ledger/post.ts'
import { settleRound } from '../seed/demo-round.ts'
import { dayMs } from '../time-units.ts'
import { rollUp } from './roll-up.ts'

const code = 'walogm'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => gateway.deps.db.transaction(work)
const merchant = () => {
  const found = gateway.deps.merchants.byCode(code)
  if (!found) throw new Error(`No merchant ${code}.`)
  return found
}

async function newMember(): Promise<string> {
  const { username } = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username])
  return rows[0]?.id ?? ''
}

type Step =
  | { kind: 'play'; stake: bigint; payout: bigint; daysAgo: number; hour: number; game: number }
  | { kind: 'roll' }
  | { kind: 'undo'; isClosedAgain: boolean }
  | { kind: 'DEP' | 'ALW' | 'WDS'; amount: bigint }

const amount = fc.bigInt({ min: 1n, max: 2_000_000n })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    ...{ stake: amount, payout: fc.oneof(fc.constant(0n), amount) },
    ...{ daysAgo: fc.constantFrom(0, 1, 2, 9, 40), hour: fc.nat(23), game: fc.nat(1) },
  }),
  fc.record({ kind: fc.constant('roll' as const) }),
  fc.record({ kind: fc.constant('undo' as const), isClosedAgain: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('DEP' as const, 'ALW' as const, 'WDS' as const), amount }),
)
const games = [
  { id: newId(), code: 'g1', vendor: 'AAA', gameType: 'RNG' },
  { id: newId(), code: 'g2', vendor: 'BBB', gameType: 'LIVE' },
] as GameRow[]

async function take(memberId: string, won: string[], one: Step): Promise<void> {
  if (one.kind === 'roll') return void (await inTransaction((tx) => rollUp(tx, merchant(), 3)))
  if (one.kind === 'undo') {
    const name = won.pop()
    // Part of a win is undone, which opens the bet again.
    if (!name) return
    await inTransaction((tx) => reverseWin(tx, { provider: 'demo', txId: `${name}-bet` }, 1n))
    if (one.isClosedAgain) await inTransaction((tx) => close(tx, 'demo', name, memberId))
    return
  }
  if (one.kind === 'play') {
    const name = newId()
    const at = new Date(Date.now() - one.daysAgo * dayMs - one.hour * 3_600_000)
    const [game] = games.slice(one.game)
    if (!game) return
    const { stake, payout } = one
    await inTransaction((tx) => settleRound(tx, { name, merchant: merchant(), memberId, game, stake, payout, at }))
    if (payout > 0n) won.push(name)
    return
  }
  const event = { memberId, currency: merchant().currency, source: 'test', extId: newId(), actor: 'test' }
  const facts = { amount: one.amount, fee: 0n, paid: one.amount, method: 'bank' }
  await inTransaction(async (tx) => {
    // A withdrawal is held first, which is no figure yet.
    if (one.kind === 'WDS') await post(tx, 'WDH', { ...event, facts: { amount: one.amount }, extId: newId() })
    await post(tx, one.kind, { ...event, facts } as NewPosting<typeof one.kind>)
  })
}

const names: Record<string, string> = { DEP: 'deposit', ALW: 'bonus', WDS: 'withdraw' }

/** The same figures from the raw rows, added up here. */
async function rawOf(memberId: string) {
  const found = new Map<string, Record<string, bigint>>()
  const add = (key: string, figures: Record<string, bigint>) => {
    const known = found.get(key) ?? {}
    for (const [name, units] of Object.entries(figures)) known[name] = (known[name] ?? 0n) + units
    found.set(key, known)
  }
  const dayOf = (at: Date) => at.toLocaleDateString('sv', { timeZone: merchant().timeZone })
  const { rows: bets } = await gateway.pool.query(
    `SELECT settled_at, game_category, vendor, stake, valid_bet, payout FROM bet WHERE member_id = $1 AND status = 'SETTLED'`,
    [memberId],
  )
  for (const bet of bets)
    add(`${dayOf(bet.settled_at)} ${bet.game_category} ${bet.vendor}`, {
      ...{ bets: 1n, stake: BigInt(bet.stake), valid_bet: BigInt(bet.valid_bet), payout: BigInt(bet.payout) },
    })
  const { rows: moved } = await gateway.pool.query(
    `SELECT j.at, j.kind, e.amount FROM journal j JOIN entry e ON e.journal_id = j.id
     JOIN account a ON a.id = e.account_id AND a.member_id = $1 WHERE j.kind IN ('DEP', 'ALW', 'WDS') ORDER BY j.at, j.id`,
    [memberId],
  )
  for (const { at, kind, amount: units } of moved)
    add(`${dayOf(at)}  `, { [names[kind] ?? '']: kind === 'WDS' ? -BigInt(units) : BigInt(units) })
  const first = moved.find(({ kind }) => kind === 'DEP')
  if (first) add(`${dayOf(first.at)}  `, { first_deposits: 1n })
  return found
}

const figures = ['bets', 'stake', 'valid_bet', 'payout', 'deposit', 'withdraw', 'bonus', 'commission', 'first_deposits']

it('keeps daily figures that equal the raw rows, in any order of play, gifts, reversals and runs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const memberId = await newMember()
      const won: string[] = []
      await inTransaction((tx) => post(tx, 'ADJ', funds(memberId)))
      for (const one of steps) await take(memberId, won, one)
      while ((await inTransaction((tx) => rollUp(tx, merchant(), 3))) > 0);
      const { rows } = await gateway.pool.query(
        `SELECT to_char(day, 'YYYY-MM-DD') || ' ' || game_category || ' ' || vendor AS key, * FROM member_day WHERE member_id = $1`,
        [memberId],
      )
      const rolled = rows.map((row) => [row.key, ...figures.map((name) => BigInt(row[name]))])
      const raw = [...(await rawOf(memberId))].map(([key, known]) => [key, ...figures.map((name) => known[name] ?? 0n)])
      expect(new Map(rolled.map(([key, ...rest]) => [key, rest]))).toEqual(
        new Map(raw.map(([key, ...rest]) => [key, rest])),
      )
      expect(await wrongMarks(memberId)).toEqual([])
    }),
    { numRuns: 15 },
  )
  const { rows } = await gateway.pool.query('SELECT FROM mark_made WHERE merchant = $1', [code])
  expect(rows.length).toBeGreaterThan(15)
})

/** Marks that are not the sum of the days before them; one that is missing has none before it. */
const wrongMarks = async (memberId: string) =>
  (
    await gateway.pool.query(
      `SELECT made.mark, ${figures.map((name) => `coalesce(m.${name}, 0)::text AS ${name}, d.${name}::text AS days_${name}`).join(', ')}
       FROM (SELECT mark FROM mark_made WHERE merchant = $2 UNION SELECT 'infinity'::date) made
         LEFT JOIN member_mark m ON m.member_id = $1 AND m.mark = made.mark
         CROSS JOIN LATERAL (SELECT ${figures.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')}
           FROM member_day WHERE member_id = $1 AND day < made.mark) d
       WHERE (${figures.map((name) => `coalesce(m.${name}, 0)`).join(', ')}) <> (${figures.map((name) => `d.${name}`).join(', ')})`,
      [memberId, code],
    )
  ).rows

const funds = (memberId: string) => ({
  ...{ memberId, currency: merchant().currency, source: 'test', extId: newId(), actor: 'test' },
  facts: { amount: 900_000_000n },
})
