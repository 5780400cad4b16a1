import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

// Numbers, rounds and names of one engine are unrelated to another's.
const elsewhere = 'other.walogm'
let table: Table
let player: TestPlayer
let there: TestPlayer
beforeAll(async () => {
  table = await openTable()
})
beforeEach(async () => {
  player = await table.sitDown()
  there = await table.sitDownAt(elsewhere, player)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})

const statusOf = async (reply: ReturnType<Table['send']>) => (await reply).status
/** The bets of a number: engine, status and payout. */
const rowsOf = async (txId: string) =>
  (
    await table.pool.query(
      'SELECT provider, status, payout, live_wins AS wins FROM bet WHERE tx_id = $1 ORDER BY provider',
      [txId],
    )
  ).rows

describe('the same numbers of two engines', () => {
  it('are two bets, two wins and two rollbacks', async () => {
    const [bet, win, undo, roundId] = [newTx(), newTx(), newTx(), newTx()]
    const other = { provider: elsewhere, status: 'OPEN', payout: '0', wins: 0 }
    const own = { ...other, provider: 'sbx.walogm' }
    for (const [who, from] of [[player], [there, elsewhere]] as const)
      expect(await statusOf(table.send('bet', says(who).bet({ txId: bet, roundId }), from))).toBe('OK')
    const paid = says(player).win({ txId: win, roundId, refTxId: bet, closed: false })
    expect(await statusOf(table.send('win', paid))).toBe('OK')
    expect(await rowsOf(bet)).toEqual([other, { ...own, payout: '50000', wins: 1 }])
    expect(await statusOf(table.send('rollback', says(player).rollback({ txId: undo, roundId, refTxId: win })))).toBe(
      'OK',
    )
    expect(await rowsOf(bet)).toEqual([other, own])
    const promo = says(there).promo({ txId: win, roundId })
    expect(await statusOf(table.send('promo', promo, elsewhere))).toBe('OK')
    const reversal = says(there).rollback({ txId: undo, roundId, refTxId: bet })
    expect(await statusOf(table.send('rollback', reversal, elsewhere))).toBe('OK')
    expect(await rowsOf(bet)).toEqual([{ ...other, status: 'ROLLED_BACK' }, own])
  })

  it('are two rounds: one ends without the other', async () => {
    const [bet, roundId] = [newTx(), newTx()]
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    await table.send('bet', says(there).bet({ txId: bet, roundId }), elsewhere)
    expect(await statusOf(table.send('round/close', says(there).close({ txId: newTx(), roundId }), elsewhere))).toBe(
      'OK',
    )
    expect((await rowsOf(bet)).map(({ status }) => status)).toEqual(['SETTLED', 'OPEN'])
    const body = says(player).bet({ txId: newTx(), roundId })
    expect(await statusOf(table.send('bet', body))).toBe('OK')
    const reversal = says(player).rollback({ txId: newTx(), roundId, refTxId: bet })
    expect(await statusOf(table.send('rollback', reversal))).toBe('OK')
  })

  it('close no round that only the other has', async () => {
    const roundId = newTx()
    await table.send('bet', says(there).bet({ txId: newTx(), roundId }), elsewhere)
    expect(await statusOf(table.send('round/close', says(player).close({ txId: newTx(), roundId })))).toBe(
      'TX_NOT_FOUND',
    )
  })
})

describe('an engine', () => {
  it('takes no stake in a launch of another, nor from a player of another', async () => {
    const stake = (more: object) =>
      statusOf(table.send('bet', { ...says(player).bet({ txId: newTx(), roundId: newTx() }), ...more }))
    expect(await stake({ session: there.session })).toBe('SESSION_INVALID')
    expect(await stake({ player: there.player })).toBe('SESSION_INVALID')
    expect(await stake({ player: there.player, session: there.session })).toBe('SESSION_INVALID')
    expect(await stake({})).toBe('OK')
  })

  it('pays a campaign itself where the session is another’s', async () => {
    const { opRef } = await table.send('promo', {
      ...says(player).promo({ txId: newTx(), roundId: newTx() }),
      session: there.session,
    })
    const { rows } = await table.pool.query(
      `SELECT a.type FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
       WHERE j.ref_no = $1 AND a.member_id IS NULL`,
      [opRef],
    )
    expect(rows).toEqual([{ type: 'H:GAME:sbx' }])
  })
})

describe('a launch', () => {
  it.each([
    ['of demo units', 'is_demo = true', 'SESSION_INVALID'],
    ['in another currency', `currency = 'BDT'`, 'SESSION_INVALID'],
    ['of another member', 'member_id = gen_random_uuid()', 'SESSION_INVALID'],
    ['that has ended', 'ended_at = now()', 'SESSION_EXPIRED'],
    ['that grew too old', 'expires_at = now()', 'SESSION_EXPIRED'],
    ['of no sign-in', 'session_id = gen_random_uuid()', 'SESSION_EXPIRED'],
  ])('%s takes no stake in either form', async (_, change, status) => {
    await table.pool.query(`UPDATE game_session SET ${change} WHERE member_id = $1`, [player.memberId])
    const order = () => says(player).bet({ txId: newTx(), roundId: newTx() })
    expect(await statusOf(table.send('bet', order()))).toBe(status)
    // More than the cash balance uses the form in steps.
    expect(await statusOf(table.send('bet', { ...order(), amount: '1000.01' }))).toBe(status)
    expect(await table.balanceOf(player)).toBe(10_000_000n)
  })
})
