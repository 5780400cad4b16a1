import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { formatMoney, type Units } from '../../src/ledger/money.ts'
import { post } from '../../src/ledger/post.ts'
import { endBonus } from '../../src/reward-centre/end-bonus.ts'
import { runs, seeds } from './random.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})

type Bonus = { id: string; memberId: string; amount: Units }
type Kind = 'BNC' | 'BNX'

async function grant({ memberId }: TestPlayer, amount: Units): Promise<Bonus> {
  const id = newId()
  const event = { memberId, currency: 'TLB', source: 'test', extId: id, actor: 'test' }
  await table.db.transaction((tx) => post(tx, 'RWD', { ...event, facts: { amount, to: 'BONUS' } }))
  await table.pool.query(
    `INSERT INTO reward_grant (id, merchant, member_id, source, ext_id, type, amount, wager_times, expires_at, claimed_at)
     VALUES ($1, 'walogm', $2, 'PROMO', $3, 'BONUS', $4, 1, now(), now())`,
    [id, memberId, newTx(), amount],
  )
  return { id, memberId, amount }
}
const end = (bonus: Bonus, kind: Kind) =>
  table.db.transaction((tx) => endBonus(tx, bonus, { kind, currency: 'TLB', actor: 'system' }))

const held = async ({ memberId }: TestPlayer) => {
  const { rows } = await table.pool.query<{ type: string; balance: string }>(
    `SELECT type, balance FROM account WHERE member_id = $1 AND type IN ('CASH', 'BONUS', 'DEBT')`,
    [memberId],
  )
  return Object.fromEntries(rows.map(({ type, balance }) => [type, BigInt(balance)]))
}

type Stake = { txId: string; roundId: string; amount: Units }
const bet = async (player: TestPlayer, amount: Units): Promise<Stake | null> => {
  const ids = { txId: newTx(), roundId: newTx() }
  const { status } = await table.send('bet', says(player).bet({ ...ids, amount: formatMoney(amount) }))
  return status === 'OK' ? { ...ids, amount } : null
}
const undo = (player: TestPlayer, { roundId }: Stake, refTxId: string) =>
  table.send('rollback', says(player).rollback({ txId: newTx(), roundId, refTxId }))
const win = async (player: TestPlayer, { txId: refTxId, roundId }: Stake, amount: Units): Promise<string> => {
  const txId = newTx()
  await table.send('win', says(player).win({ txId, roundId, refTxId, amount: formatMoney(amount) }))
  return txId
}
/** A player who has so much cash left of 1,000.00. */
async function withCash(left: Units): Promise<TestPlayer> {
  const player = await table.sitDown()
  const spent = await bet(player, 10_000_000n - left)
  if (spent) await win(player, spent, 0n)
  return player
}
const money = (cash: Units, bonus: Units, debt = 0n) => ({ CASH: cash, BONUS: bonus, DEBT: debt })

describe('a round with bonus money that ends after its bonus', () => {
  async function staked(kind: Kind) {
    const player = await withCash(100_000n)
    const bonus = await grant(player, 500_000n)
    const stake = await bet(player, 400_000n)
    if (!stake) throw new Error('The stake was refused.')
    return { player, stake, ended: await end(bonus, kind) }
  }

  it('was given up: the bonus part of the win returns to the house, and of the answer', async () => {
    const { player, stake } = await staked('BNX')
    const body = { txId: newTx(), roundId: stake.roundId, refTxId: stake.txId, amount: '80.00' }
    expect(await table.send('win', says(player).win(body))).toMatchObject({ status: 'OK', balance: '20.00' })
    expect(await held(player)).toEqual(money(200_000n, 0n))
    expect(await table.send('win', says(player).win(body))).toMatchObject({ balance: '20.00', dup: true })
  })

  it('was given up: of the stake that comes back too', async () => {
    const { player, stake } = await staked('BNX')
    expect((await undo(player, stake, stake.txId)).balance).toBe('10.00')
    expect(await held(player)).toEqual(money(100_000n, 0n))
  })

  it('was wagered: the bonus part is cash, and so is the stake that comes back', async () => {
    const first = await staked('BNC')
    await win(first.player, first.stake, 800_000n)
    expect(await held(first.player)).toEqual(money(1_000_000n, 0n))
    const second = await staked('BNC')
    await undo(second.player, second.stake, second.stake.txId)
    expect(await held(second.player)).toEqual(money(600_000n, 0n))
  })

  it('leaves the money of a bonus alone that came later', async () => {
    const { player, stake } = await staked('BNX')
    const later = await grant(player, 70_000n)
    await win(player, stake, 800_000n)
    expect(await held(player)).toEqual(money(200_000n, 70_000n))
    expect(await end(later, 'BNC')).toMatchObject({ moved: 70_000n })
  })

  it('follows the bonus of its stake, and not one that began and ended since', async () => {
    const { player, stake } = await staked('BNX')
    await end(await grant(player, 70_000n), 'BNC')
    await win(player, stake, 800_000n)
    expect(await held(player)).toEqual(money(270_000n, 0n))
  })

  it('is corrected: the win is undone and another one follows the same way', async () => {
    for (const [kind, after, corrected] of [
      ['BNX', money(0n, 0n), money(100_000n, 0n)],
      ['BNC', money(200_000n, 0n), money(600_000n, 0n)],
    ] as const) {
      const { player, stake } = await staked(kind)
      const first = await win(player, stake, 800_000n)
      await undo(player, stake, first)
      expect(await held(player), kind).toEqual(after)
      await win(player, stake, 400_000n)
      expect(await held(player), kind).toEqual(corrected)
    }
  })
})

describe('a win that is undone after its bonus ended', () => {
  it.each([
    ['costs nothing after the bonus was given up', 'BNX', 0n],
    ['is taken from cash after the bonus became cash', 'BNC', 200_000n],
  ] as const)('%s, and not from a later bonus (%s)', async (_, kind, cash) => {
    const player = await withCash(100_000n)
    const bonus = await grant(player, 500_000n)
    const stake = await bet(player, 400_000n)
    if (!stake) throw new Error('The stake was refused.')
    const paid = await win(player, stake, 800_000n)
    await end(bonus, kind)
    const later = await grant(player, 70_000n)
    // The cash part of the win, a quarter, is taken back as always.
    await undo(player, stake, paid)
    expect(await held(player)).toEqual(money(cash, 70_000n))
    await end(later, 'BNX')
  })
})

it('a bonus that is given up beside another one takes its own amount, from open rounds too', async () => {
  const player = await withCash(0n)
  const [first, second] = [await grant(player, 500_000n), await grant(player, 10_000n)]
  const stake = await bet(player, 510_000n)
  if (!stake) throw new Error('The stake was refused.')
  expect(await end(first, 'BNX')).toMatchObject({ moved: 0n })
  await win(player, stake, 600_000n)
  expect(await held(player)).toEqual(money(0n, 100_000n))
  expect(await end(second, 'BNC')).toMatchObject({ moved: 100_000n })
})

const amount = fc.bigInt({ min: 1n, max: 600_000n })
const round = fc.record({ stake: amount, won: amount, outcome: fc.constantFrom('won', 'lost', 'undone') })
const kind = fc.constantFrom<Kind>('BNC', 'BNX')
const story = fc.record({
  cash: fc.bigInt({ min: 0n, max: 200_000n }),
  bonuses: fc.array(fc.tuple(amount, kind), { minLength: 1, maxLength: 3 }),
  rounds: fc.array(round, { minLength: 1, maxLength: 4 }),
  /** How many bonuses end; the others stay open. */
  ends: fc.nat(3),
  /** How many rounds come back before that. */
  before: fc.nat(4),
})
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never

/** Plays it; the rounds up to `before` come back before the bonuses end, the others after. */
async function play({ cash, bonuses, rounds, ends }: Story, before: number) {
  const player = await withCash(cash)
  const granted: [Bonus, Kind][] = []
  for (const [units, how] of bonuses) granted.push([await grant(player, units), how])
  const open: [Stake, Story['rounds'][number]][] = []
  for (const one of rounds) {
    const stake = await bet(player, one.stake)
    if (stake) open.push([stake, one])
  }
  const comeBack = async ([stake, { outcome, won }]: (typeof open)[number]) =>
    outcome === 'undone' ? undo(player, stake, stake.txId) : win(player, stake, outcome === 'won' ? won : 0n)
  for (const one of open.slice(0, before)) await comeBack(one)
  for (const [bonus, how] of granted.slice(0, ends)) await end(bonus, how)
  for (const one of open.slice(before)) await comeBack(one)
  return await held(player)
}

describe.each(seeds)('seed %i', (seed) => {
  it('ends at the same balances whether rounds come back before or after their bonuses end', async () => {
    const property = fc.asyncProperty(story, async (one) => {
      const wanted = await play(one, one.rounds.length)
      expect(await play(one, one.before)).toEqual(wanted)
      if (one.ends >= one.bonuses.length) expect(wanted.BONUS).toBe(0n)
    })
    await fc.assert(property, { seed, numRuns: runs })
  }, 240_000)
})
