import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../src/callbacks/message.ts'
import { openTrialAccounts } from '../../src/ledger/accounts.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
})
beforeEach(async () => {
  player = await table.sitDown()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})

const ids = () => ({ txId: newTx(), roundId: newTx() })
/** A message of an action, about this player by default. */
const body = (action: Action, more: Record<string, unknown> = {}) => {
  const common = { ...ids(), player: player.player, currency: 'TLB' }
  const own: Partial<Record<Action, object>> = {
    balance: { txId: undefined, roundId: undefined },
    bet: { session: player.session, gameCode: 'slot-1', amount: '5.00' },
    win: { refTxId: newTx(), amount: '5.00' },
    rollback: { refTxId: newTx() },
    promo: { campaign: 'spring', amount: '5.00' },
  }
  const all = Object.entries({ ...common, ...own[action], ...more })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
const send = (action: Action, more?: Record<string, unknown>) => table.send(action, body(action, more))
const bet = async ({ roundId = newTx(), ...more }: Record<string, unknown> = {}) => {
  const of = { txId: newTx(), roundId: String(roundId) }
  expect(await table.send('bet', { ...says(player).bet(of), ...more })).toMatchObject({ status: 'OK' })
  return of
}
const rowOf = async (txId: string) =>
  (
    await table.pool.query(
      'SELECT status, payout, live_wins, valid_bet, settled_at IS NULL AS open FROM bet WHERE tx_id = $1',
      [txId],
    )
  ).rows[0]

describe('a message without a known player', () => {
  it.each<[Action, string]>([
    ['balance', 'SESSION_INVALID'],
    ['bet', 'SESSION_INVALID'],
    ['win', 'BAD_REQUEST'],
    ['rollback', 'BAD_REQUEST'],
    ['round/close', 'BAD_REQUEST'],
    ['promo', 'BAD_REQUEST'],
  ])('%s is answered %s', async (action, status) => {
    expect(await send(action, { player: 'nobody' })).toMatchObject({ status, balance: '0.00', dup: false })
  })

  it('is one by the name that another vendor knows', async () => {
    await table.pool.query(`INSERT INTO player_alias VALUES ('theirs', 'other.walogm', 'walogm', $1, 'TLB')`, [
      player.memberId,
    ])
    expect((await send('balance', { player: 'theirs' })).status).toBe('SESSION_INVALID')
    expect((await send('promo', { player: 'theirs' })).status).toBe('BAD_REQUEST')
  })

  it('is a demo bet, even if another player has demo units', async () => {
    const other = await table.sitDown()
    await table.db.transaction((tx) => openTrialAccounts(tx, { id: other.memberId, merchant: 'walogm' }))
    await table.pool.query(`INSERT INTO player_alias VALUES ('demo', 'sbx.walogm', 'walogm', $1, 'X-TLB')`, [
      player.memberId,
    ])
    expect((await send('balance', { player: 'demo', currency: 'X-TLB' })).status).toBe('SESSION_INVALID')
  })

  it.each<Action>(['balance', 'promo'])('%s in another currency is refused', async (action) => {
    expect((await send(action, { currency: 'BDT' })).status).toBe('CURRENCY_MISMATCH')
    expect((await send(action)).status).toBe('OK')
  })
})

describe('a win', () => {
  it('is refused when it is of another round or in another currency', async () => {
    const { txId, roundId } = await bet()
    expect((await send('win', { refTxId: txId })).status).toBe('BAD_REQUEST')
    expect((await send('win', { refTxId: txId, roundId, currency: 'BDT' })).status).toBe('CURRENCY_MISMATCH')
    expect((await send('win', { refTxId: txId, roundId })).status).toBe('OK')
  })

  it('is refused on an id that is not a bet', async () => {
    const { txId, roundId } = await bet()
    const win = newTx()
    await send('win', { txId: win, refTxId: txId, roundId })
    expect((await send('win', { refTxId: win, roundId })).status).toBe('BAD_REQUEST')
    const gone = newTx()
    await send('rollback', { refTxId: gone })
    expect((await send('win', { refTxId: gone })).status).toBe('ROLLED_BACK')
  })

  it('of nothing closes the round and books nothing', async () => {
    const { txId, roundId } = await bet()
    const paid = await send('win', { refTxId: txId, roundId, amount: '0', closed: true })
    expect(paid).toMatchObject({ status: 'OK', opRef: null, balance: '990.00' })
    expect(await rowOf(txId)).toMatchObject({ status: 'SETTLED', payout: '0', live_wins: 1, valid_bet: '100000' })
  })

  it('may be a single unit, or on a stake of nothing', async () => {
    const { txId, roundId } = await bet()
    expect(await send('win', { refTxId: txId, roundId, amount: '0.0001' })).toMatchObject({ balance: '990.0001' })
    const free = await bet({ amount: '0' })
    const paid = await send('win', { refTxId: free.txId, roundId: free.roundId, amount: '5.00' })
    expect(paid).toMatchObject({ status: 'OK', balance: '995.0001' })
  })

  it('leaves the round open until it is closed, and other players’ bets in it too', async () => {
    const { txId, roundId } = await bet()
    await send('win', { refTxId: txId, roundId })
    expect(await rowOf(txId)).toMatchObject({ status: 'OPEN', payout: '50000', open: true })
    const other = await table.sitDown()
    const theirs = newTx()
    await table.send('bet', says(other).bet({ txId: theirs, roundId }))
    expect((await send('round/close', { roundId })).status).toBe('OK')
    expect(await rowOf(txId)).toMatchObject({ status: 'SETTLED', open: false })
    expect(await rowOf(theirs)).toMatchObject({ status: 'OPEN', open: true })
  })
})

describe('counted part of a bet', () => {
  it.each([
    ['RNG', '5.00', '100000'],
    ['LIVE', '5.00', '50000'],
    ['SPORTS', '12.00', '20000'],
    ['COCKFIGHT', '30.00', '100000'],
  ])('of %s that paid %s is %s units', async (category, amount, counted) => {
    const { txId, roundId } = await bet()
    await table.pool.query('UPDATE bet SET game_category = $2 WHERE tx_id = $1', [txId, category])
    await send('win', { refTxId: txId, roundId, amount, closed: true })
    expect((await rowOf(txId)).valid_bet).toBe(counted)
  })
})

describe('a rollback', () => {
  it('of a win opens its bet again, as if it had not been', async () => {
    const { txId, roundId } = await bet()
    const win = newTx()
    await send('win', { txId: win, refTxId: txId, roundId, closed: true })
    expect((await send('rollback', { refTxId: win, roundId })).status).toBe('OK')
    expect(await rowOf(txId)).toEqual({ status: 'OPEN', payout: '0', live_wins: 0, valid_bet: '0', open: true })
  })

  it('is refused when it undoes itself or a message of another player', async () => {
    const itself = newTx()
    expect((await send('rollback', { txId: itself, refTxId: itself })).status).toBe('BAD_REQUEST')
    const { txId } = await bet()
    const other = await table.sitDown()
    expect((await send('rollback', { refTxId: txId, player: other.player })).status).toBe('BAD_REQUEST')
    expect((await rowOf(txId)).status).toBe('OPEN')
  })

  it('of one bet leaves the others of the round as they are, and stays when the round is closed', async () => {
    const { txId: undone, roundId } = await bet()
    const { txId: other } = await bet({ roundId })
    expect((await send('rollback', { refTxId: undone, roundId })).status).toBe('OK')
    expect((await send('round/close', { roundId })).status).toBe('OK')
    expect([await rowOf(undone), await rowOf(other)]).toMatchObject([{ status: 'ROLLED_BACK' }, { status: 'SETTLED' }])
  })

  it('is refused once another bet of the round was paid, and not when another player’s was closed', async () => {
    const { txId, roundId } = await bet()
    const { txId: paid } = await bet({ roundId })
    await send('win', { refTxId: paid, roundId })
    expect((await send('rollback', { refTxId: txId, roundId })).status).toBe('ALREADY_SETTLED')
    const mine = await bet()
    const other = await table.sitDown()
    await table.send('bet', says(other).bet({ txId: newTx(), roundId: mine.roundId }))
    await table.send('round/close', says(other).close({ txId: newTx(), roundId: mine.roundId }))
    expect((await send('rollback', { refTxId: mine.txId, roundId: mine.roundId })).status).toBe('OK')
  })

  it('of a stake of nothing, or of a win of nothing, books nothing', async () => {
    const { txId, roundId } = await bet({ amount: '0' })
    const win = newTx()
    await send('win', { txId: win, refTxId: txId, roundId, amount: '0' })
    expect(await send('rollback', { refTxId: win, roundId })).toMatchObject({ status: 'OK', opRef: null })
    expect(await send('rollback', { refTxId: txId, roundId })).toMatchObject({ status: 'OK', opRef: null })
    expect((await rowOf(txId)).status).toBe('ROLLED_BACK')
    expect(await table.balanceOf(player)).toBe(10_000_000n)
  })
})

describe('a campaign', () => {
  const paidBy = async (opRef: string | null | undefined) =>
    (
      await table.pool.query(
        `SELECT a.type FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
         WHERE j.ref_no = $1 AND a.member_id IS NULL`,
        [opRef],
      )
    ).rows

  it('is paid by the vendor of the game, else by the engine', async () => {
    const inGame = await send('promo', { session: player.session })
    expect(await paidBy(inGame.opRef)).toEqual([{ type: 'H:GAME:TST' }])
    const outside = await send('promo')
    expect(await paidBy(outside.opRef)).toEqual([{ type: 'H:GAME:sbx' }])
    expect(await paidBy((await send('promo', { session: 'x'.repeat(43) })).opRef)).toEqual([{ type: 'H:GAME:sbx' }])
  })

  it('of nothing books nothing, and a repeated one pays once', async () => {
    expect(await send('promo', { amount: '0' })).toMatchObject({ status: 'OK', opRef: null, balance: '1000.00' })
    expect(await send('promo', { amount: '0.0001' })).toMatchObject({ status: 'OK', balance: '1000.0001' })
    const message = body('promo')
    const paid = await table.send('promo', message)
    expect(paid).toMatchObject({ status: 'OK', balance: '1005.0001', dup: false })
    expect(await table.send('promo', message)).toEqual({ ...paid, dup: true })
  })
})
