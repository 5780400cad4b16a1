import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newTx, openTable, says, type Table, type TestPlayer } from '../../test/money/table.ts'
import { newId } from '../ids.ts'
import { post } from '../ledger/post.ts'
import { readActivity } from './activity.ts'
import { readLimits } from './limits.ts'

let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
})

async function play(win?: string) {
  const bet = { txId: newTx(), roundId: newTx() }
  await table.send('bet', says(player).bet(bet))
  if (win) await table.send('win', says(player).win({ ...bet, txId: newTx(), refTxId: bet.txId, amount: win }))
}
const pay = (kind: 'DEP' | 'WDS', amount: bigint) =>
  table.db.transaction(async (tx) => {
    const event = { memberId: player.memberId, currency: 'TLB', source: 'test', actor: 'test' }
    const paid = { amount, fee: 0n, method: 'test' }
    if (kind === 'DEP') return await post(tx, 'DEP', { ...event, extId: newId(), facts: paid })
    await post(tx, 'WDH', { ...event, extId: newId(), facts: { amount } })
    return await post(tx, 'WDS', { ...event, extId: newId(), facts: { ...paid, paid: amount } })
  })
const activity = (window: 'DAY' | 'WEEK' | 'MONTH') => readActivity(table.db, player.memberId, window)
const nothing = { deposited: '0.00', withdrawn: '0.00', stake: '0.00', net: '0.00', minutes: 0 }

it('is nothing for a player who did nothing', async () => {
  expect(await activity('MONTH')).toEqual(nothing)
})

it('has the sums that limits use, and a gain that a loss limit does not show', async () => {
  await pay('DEP', 3_000_000n)
  await pay('WDS', 1_000_000n)
  await play('90.00')
  await play()
  for (const kind of ['DEPOSIT', 'LOSS', 'STAKE'])
    await table.pool.query(
      `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, $2, 'DAY', 1, 'test')`,
      [player.memberId, kind],
    )
  const limits = new Map((await readLimits(table.db, player.memberId)).map(({ kind, used }) => [kind, used]))
  const stake = limits.get('STAKE') ?? 0n
  expect(stake).toBeGreaterThan(0n)
  expect(limits.get('LOSS')).toBe(0n)
  const shown = (units: bigint) => (Number(units) / 10_000).toFixed(2)
  expect(await activity('DAY')).toEqual({
    ...{ deposited: '300.00', withdrawn: '100.00', stake: shown(stake), net: shown(900_000n - stake), minutes: 0 },
  })
  expect(limits.get('DEPOSIT')).toBe(3_000_000n)
})

it.each([
  ['DAY', '23 hours', '25 hours'],
  ['WEEK', '167 hours', '169 hours'],
  ['MONTH', '719 hours', '721 hours'],
] as const)('of a window %s has bets and payments within it alone', async (window, inside, outside) => {
  await play()
  await pay('DEP', 3_000_000n)
  await pay('WDS', 1_000_000n)
  const moveTo = async (age: string) => {
    const client = await table.pool.connect()
    await client.query('SET session_replication_role = replica')
    await client.query(`UPDATE bet SET placed_at = now() - $2::interval WHERE member_id = $1`, [player.memberId, age])
    await client.query(`UPDATE journal SET at = now() - $2::interval WHERE shard_key = $1`, [player.memberId, age])
    client.release(true)
  }
  await moveTo(inside)
  expect(await activity(window)).toMatchObject({ deposited: '300.00', withdrawn: '100.00' })
  expect((await activity(window)).stake).not.toBe('0.00')
  await moveTo(outside)
  expect(await activity(window)).toEqual(nothing)
})
