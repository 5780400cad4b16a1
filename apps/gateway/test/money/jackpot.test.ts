import { createHash } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { contributeToPools, openPool } from '../../src/jackpot/contribute-to-pools.ts'
import { maintainPools } from '../../src/jackpot/maintain-pools.ts'
import { newSecret, poolRules } from '../../src/jackpot/pool-rules.ts'
import { houseBalance } from '../../src/ledger/house-balance.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { readBrands } from '../../src/permission/brands.ts'
import { vendor } from './seat.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

const fill = (shown = ['walogm']) => contributeToPools(table.db, shown)
const place = { merchant: 'walogm', currency: 'TLB' }
const seed = poolRules.seed
let table: Table

beforeAll(async () => {
  table = await openTable()
  await openPool(table.db, place)
})
afterAll(() => table.close())
afterEach(async () => expect(brokenOnes(await checkInvariants(table.pool))).toEqual([]))

const read = async () => {
  const { rows } = await table.pool.query<
    Record<'amount' | 'hit_at' | 'salt' | 'commitment', string> & { run: number }
  >('SELECT amount, hit_at, salt, commitment, run FROM jackpot')
  const [pool] = rows
  if (!pool) throw new Error('There is no pool.')
  return { ...pool, amount: BigInt(pool.amount), hitAt: BigInt(pool.hit_at) }
}
/** A count waits for every transaction of the server that began before it, and other tests share the server. */
const counted = (amount: bigint) =>
  vi.waitFor(
    async () => {
      await fill()
      expect((await read()).amount).toBe(amount)
    },
    { timeout: 60_000, interval: 100 },
  )
const fallsAt = (units: bigint) => table.pool.query('UPDATE jackpot SET hit_at = $1', [units])

async function stake(player: TestPlayer, amount: string): Promise<{ txId: string; roundId: string }> {
  const order = { txId: newTx(), roundId: newTx(), amount }
  expect(await table.send('bet', says(player).bet(order))).toMatchObject({ status: 'OK' })
  return order
}

describe('the pool', () => {
  it('begins with the house’s seed, once', async () => {
    await openPool(table.db, place)
    expect((await read()).amount).toBe(seed)
    expect(await houseBalance(table.pool, 'H:JACKPOT:walogm', 'TLB')).toBe(seed)
    expect(await houseBalance(table.pool, 'H:PROMO', 'TLB')).toBe(-seed)
  })

  it('takes one percent of slot stakes from the house, not from the player, each stake once', async () => {
    await fallsAt(poolRules.mustHitBy)
    const player = await table.sitDown()
    const house = await houseBalance(table.pool, `H:GAME:${vendor}`, 'TLB')
    await stake(player, '10.00')
    await stake(player, '0.35')
    await Promise.all([fill(), fill(), fill()])
    await counted(seed + 1_035n)
    await Promise.all([fill(), fill()])
    expect((await read()).amount - seed).toBe(1_035n)
    expect(await houseBalance(table.pool, `H:GAME:${vendor}`, 'TLB')).toBe(house + 103_500n - 1_035n)
    expect(await table.balanceOf(player)).toBe(10_000_000n - 103_500n)
  })

  it('gives back the share of a cancelled stake', async () => {
    const player = await table.sitDown()
    const { amount: before } = await read()
    const { txId, roundId } = await stake(player, '50.00')
    await counted(before + 5_000n)
    await table.send('rollback', says(player).rollback({ txId: newTx(), roundId, refTxId: txId }))
    await counted(before)
  })

  it('loses no stake whose transaction outlives a count', async () => {
    const player = await table.sitDown()
    const { amount: before } = await read()
    const slow = await table.pool.connect()
    // A transaction that began before: all that commit after it wait for the next count.
    await slow.query('BEGIN')
    await slow.query('SELECT pg_current_xact_id()')
    await stake(player, '20.00')
    await fill()
    expect((await read()).amount).toBe(before)
    await slow.query('COMMIT')
    slow.release()
    await counted(before + 2_000n)
  })

  it('looks back to before every open transaction, at every count', async () => {
    const open = async () => {
      const client = new pg.Client({ connectionString: table.url })
      client.on('error', () => {})
      await client.connect()
      await client.query('BEGIN')
      const { rows } = await client.query('SELECT pg_current_xact_id(), clock_timestamp() AS at')
      return { at: rows[0].at as Date, end: () => client.end() }
    }
    const count = async () => {
      for (let time = 0; time < 3; time += 1) await fill()
      const { rows } = await table.pool.query<{ at: Date }>('SELECT at FROM jackpot_clock')
      return rows[0]?.at.getTime()
    }
    const first = await open()
    const second = await open()
    expect(await count()).toBeLessThan(first.at.getTime())
    await first.end()
    expect(await count()).toBeLessThan(second.at.getTime())
    await second.end()
    await expect.poll(count).toBeGreaterThan(second.at.getTime())
  })

  it.each(['off', 'ticker'] as const)('rests while its brand shows the counter as %s', async (jackpot) => {
    const [player, { amount, run }] = [await table.sitDown(), await read()]
    const [brand] = [...readBrands(path.resolve(import.meta.dirname, '../../../..')).values()]
    if (!brand) throw new Error('There is no brand.')
    const unused = { tokens: new Map(), senders: { SMS: null, EMAIL: null }, log: pino({ enabled: false }) }
    const keep = maintainPools({ ...table.deps, ...unused, brands: new Map([['walogm', { ...brand, jackpot }]]) })
    await fallsAt(amount + 100n)
    await stake(player, '10.00')
    const isPast = async () => {
      await keep()
      const { rows } = await table.pool.query(
        `SELECT counted_to > (SELECT max(xid::text::bigint) FROM journal
        WHERE shard_key = $1)::text::xid8 AS past FROM jackpot_clock`,
        [player.memberId],
      )
      return rows[0].past
    }
    await expect.poll(isPast).toBe(true)
    await fill()
    expect(await read()).toMatchObject({ amount, run })
    expect(await table.balanceOf(player)).toBe(10_000_000n - 100_000n)
    await fallsAt(poolRules.mustHitBy)
  })

  it('leaves other games out', async () => {
    const player = await table.sitDown()
    const { amount: before } = await read()
    await table.pool.query(`UPDATE game_session SET game_category = 'LIVE' WHERE member_id = $1`, [player.memberId])
    await stake(player, '50.00')
    await fill()
    expect((await read()).amount).toBe(before)
  })
})

describe('a pool that falls', () => {
  it('pays its hidden amount to the stake that reached it, notifies the winner, and starts again from the seed', async () => {
    const before = await read()
    const hitAt = before.amount + 1_500n
    await fallsAt(hitAt)
    const [first, second, third] = [await table.sitDown(), await table.sitDown(), await table.sitDown()]
    await stake(first, '10.00')
    await stake(second, '10.00')
    await stake(third, '10.00')
    await counted(seed + 1_500n)
    expect(await table.balanceOf(first)).toBe(10_000_000n - 100_000n)
    expect(await table.balanceOf(second)).toBe(10_000_000n - 100_000n + hitAt)
    const now = await read()
    expect(now).toMatchObject({ run: before.run + 1, amount: seed + 1_500n })
    expect(now.commitment).not.toBe(before.commitment)
    const { rows } = await table.pool.query('SELECT kind, content FROM message WHERE member_id = $1', [second.memberId])
    expect(rows).toMatchObject([{ kind: 'PROMO', content: expect.stringMatching(/₱[\d,]+\.\d{2} is in your wallet/) }])
    await fill()
    expect((await read()).run).toBe(before.run + 1)
  })

  it('skips a stake that was cancelled in the meantime', async () => {
    const { amount } = await read()
    await fallsAt(amount + 100n)
    const [first, second] = [await table.sitDown(), await table.sitDown()]
    const { txId, roundId } = await stake(first, '10.00')
    await table.send('rollback', says(first).rollback({ txId: newTx(), roundId, refTxId: txId }))
    await stake(second, '10.00')
    await counted(seed + 900n)
    expect(await table.balanceOf(first)).toBe(10_000_000n)
    expect(await table.balanceOf(second)).toBe(10_000_000n - 100_000n + amount + 100n)
  })

  it('was fixed before: amount and salt match the published commitment', async () => {
    const { rows } = await table.pool.query('SELECT hit_at, salt, commitment FROM jackpot')
    expect(rows[0].salt).toMatch(/^[0-9a-f]{32}$/)
    for (let draw = 0; draw < 500; draw += 1) {
      const { hitAt, salt, commitment } = newSecret(poolRules)
      expect(hitAt > poolRules.seed && hitAt <= poolRules.mustHitBy).toBe(true)
      const text = `${hitAt / 10_000n}.${String(hitAt % 10_000n).padStart(4, '0')}`.replace(/0{1,2}$/, '')
      expect(createHash('sha256').update(`${text}:${salt}`).digest('hex')).toBe(commitment)
    }
  })
})
