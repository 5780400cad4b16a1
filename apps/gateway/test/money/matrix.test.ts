import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
  player = await table.sitDown()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})

const round = () => ({ bet: newTx(), win: newTx(), undo: newTx(), roundId: newTx() })
const traces = async () => {
  const { rows } = await table.pool.query(
    `SELECT (SELECT count(*) FROM journal) j, (SELECT count(*) FROM entry) e, (SELECT count(*) FROM game_tx) g,
      (SELECT count(*) FROM bet) b, (SELECT count(*) FROM outbox) o, (SELECT sum(version) FROM account) v`,
  )
  return rows[0]
}

describe('decision matrix of bet', () => {
  it('applies a new one, answers a repeat with the stored answer', async () => {
    const { bet, roundId } = round()
    const before = await table.balanceOf(player)
    const body = says(player).bet({ txId: bet, roundId })
    const first = await table.send('bet', body)
    expect(first).toMatchObject({ status: 'OK', dup: false })
    await table.send('promo', says(player).promo({ txId: newTx(), roundId }))
    expect(await table.send('bet', body)).toEqual({ ...first, dup: true })
    expect(await table.balanceOf(player)).toBe(before - 100_000n + 50_000n)
  })

  it('refuses the same number with other content', async () => {
    const { bet, roundId } = round()
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    const before = await traces()
    expect((await table.send('bet', says(player).bet({ txId: bet, roundId, amount: '11.00' }))).status).toBe(
      'DUP_MISMATCH',
    )
    expect((await table.send('win', says(player).win({ txId: bet, roundId, refTxId: bet }))).status).toBe(
      'DUP_MISMATCH',
    )
    expect(await traces()).toEqual(before)
  })

  it('refuses a bet whose rollback came first, and a cancelled one', async () => {
    const early = round()
    const undo = says(player).rollback({ txId: early.undo, roundId: early.roundId, refTxId: early.bet })
    const before = await table.balanceOf(player)
    expect(await table.send('rollback', undo)).toMatchObject({ status: 'OK', dup: false })
    expect((await table.send('bet', says(player).bet({ txId: early.bet, roundId: early.roundId }))).status).toBe(
      'ROLLED_BACK',
    )
    expect(await table.send('rollback', { ...undo, txId: newTx() })).toMatchObject({ status: 'OK', dup: true })
    const { bet, roundId, undo: txId } = round()
    const body = says(player).bet({ txId: bet, roundId })
    await table.send('bet', body)
    await table.send('rollback', says(player).rollback({ txId, roundId, refTxId: bet }))
    expect((await table.send('bet', body)).status).toBe('ROLLED_BACK')
    expect(await table.balanceOf(player)).toBe(before)
  })

  it.each([
    ['INSUFFICIENT_FUNDS', { amount: '9999999.00' }],
    ['CURRENCY_MISMATCH', { currency: 'BDT' }],
    ['GAME_UNKNOWN', { gameCode: 'other' }],
    ['SESSION_INVALID', { session: 'x'.repeat(43) }],
    ['SESSION_INVALID', { player: 'nobody' }],
    ['BAD_REQUEST', { amount: '-1.00' }],
    ['BAD_REQUEST', { amount: '1e3' }],
    ['BAD_REQUEST', { amount: 5 }],
    ['BAD_REQUEST', { refTxId: 'x' }],
  ])('refuses with %s and leaves no trace', async (status, wrong) => {
    const { bet, roundId } = round()
    const before = await traces()
    const reply = await table.send('bet', { ...says(player).bet({ txId: bet, roundId }), ...wrong })
    expect(reply.status).toBe(status)
    expect(await traces()).toEqual(before)
  })

  it('refuses another player’s session', async () => {
    const other = await table.sitDown()
    const body = { ...says(player).bet({ txId: newTx(), roundId: newTx() }), session: other.session }
    expect((await table.send('bet', body)).status).toBe('SESSION_INVALID')
  })

  it('takes a stake of nothing without a journal', async () => {
    const { bet, roundId } = round()
    const before = await table.balanceOf(player)
    expect((await table.send('bet', says(player).bet({ txId: bet, roundId, amount: '0' }))).status).toBe('OK')
    expect(await table.balanceOf(player)).toBe(before)
  })
})

describe('decision matrix of win', () => {
  it('waits for a bet that has not arrived', async () => {
    const { bet, win, roundId } = round()
    const body = says(player).win({ txId: win, roundId, refTxId: bet })
    expect((await table.send('win', body)).status).toBe('TX_NOT_FOUND')
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    const paid = await table.send('win', body)
    expect(paid).toMatchObject({ status: 'OK', dup: false })
    expect(await table.send('win', body)).toEqual({ ...paid, dup: true })
    expect((await table.send('win', { ...body, amount: '6.00' })).status).toBe('DUP_MISMATCH')
    expect((await table.send('win', { ...body, txId: newTx() })).status).toBe('ROUND_CLOSED')
    expect((await table.send('bet', says(player).bet({ txId: newTx(), roundId }))).status).toBe('ROUND_CLOSED')
  })

  it('is refused when the bet was undone or is another player’s', async () => {
    const { bet, win, undo, roundId } = round()
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    const other = await table.sitDown()
    expect((await table.send('win', says(other).win({ txId: newTx(), roundId, refTxId: bet }))).status).toBe(
      'BAD_REQUEST',
    )
    await table.send('rollback', says(player).rollback({ txId: undo, roundId, refTxId: bet }))
    expect((await table.send('win', says(player).win({ txId: win, roundId, refTxId: bet }))).status).toBe('ROLLED_BACK')
  })

  it('and rollback are honoured after log-out; bets are not', async () => {
    const leaver = await table.sitDown()
    const first = round()
    const second = round()
    await table.send('bet', says(leaver).bet({ txId: first.bet, roundId: first.roundId }))
    await table.send('bet', says(leaver).bet({ txId: second.bet, roundId: second.roundId }))
    await table.pool.query(`UPDATE session SET ended_at = now(), end_reason = 'ENDED' WHERE id = $1`, [
      leaver.sessionId,
    ])
    expect((await table.send('bet', says(leaver).bet({ txId: newTx(), roundId: newTx() }))).status).toBe(
      'SESSION_EXPIRED',
    )
    await table.pool.query(`UPDATE member SET status = 'DISABLED' WHERE id = $1`, [leaver.memberId])
    expect((await table.send('bet', says(leaver).bet({ txId: newTx(), roundId: newTx() }))).status).toBe(
      'PLAYER_BLOCKED',
    )
    const win = says(leaver).win({ txId: first.win, roundId: first.roundId, refTxId: first.bet })
    expect((await table.send('win', win)).status).toBe('OK')
    const undo = says(leaver).rollback({ txId: second.undo, roundId: second.roundId, refTxId: second.bet })
    expect((await table.send('rollback', undo)).status).toBe('OK')
    expect(await table.balanceOf(leaver)).toBe(10_000_000n - 100_000n + 50_000n)
  })
})

describe('decision matrix of rollback', () => {
  it('refuses a bet whose round has paid, until the win is undone', async () => {
    const { bet, win, undo, roundId } = round()
    const before = await table.balanceOf(player)
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    await table.send('win', says(player).win({ txId: win, roundId, refTxId: bet, amount: '25.00' }))
    const body = says(player).rollback({ txId: undo, roundId, refTxId: bet })
    expect((await table.send('rollback', body)).status).toBe('ALREADY_SETTLED')
    const undoWin = says(player).rollback({ txId: newTx(), roundId, refTxId: win })
    expect((await table.send('rollback', undoWin)).status).toBe('OK')
    expect(
      (await table.send('win', says(player).win({ txId: win, roundId, refTxId: bet, amount: '25.00' }))).status,
    ).toBe('ROLLED_BACK')
    expect((await table.send('rollback', body)).status).toBe('OK')
    expect(await table.balanceOf(player)).toBe(before)
  })

  it('books the uncollected part of a cancelled win as a debt, and repays it from the next credit', async () => {
    const poor = await table.sitDown()
    const { bet, win, roundId } = round()
    await table.send('bet', says(poor).bet({ txId: bet, roundId }))
    await table.send('win', says(poor).win({ txId: win, roundId, refTxId: bet, amount: '500.00' }))
    await table.send('bet', says(poor).bet({ txId: newTx(), roundId: newTx(), amount: '1490.00' }))
    await table.send('rollback', says(poor).rollback({ txId: newTx(), roundId, refTxId: win }))
    const held = async () =>
      (
        await table.pool.query(
          `SELECT type, balance FROM account WHERE member_id = $1 AND type IN ('CASH', 'DEBT') ORDER BY id`,
          [poor.memberId],
        )
      ).rows.map(({ balance }) => balance)
    expect(await held()).toEqual(['0', '-5000000'])
    await table.send('promo', says(poor).promo({ txId: newTx(), roundId, amount: '501.00' }))
    expect(await held()).toEqual(['10000', '0'])
  })

  it('does not undo a rollback or a campaign', async () => {
    const txId = newTx()
    await table.send('promo', says(player).promo({ txId, roundId: newTx() }))
    const body = says(player).rollback({ txId: newTx(), roundId: newTx(), refTxId: txId })
    expect((await table.send('rollback', body)).status).toBe('BAD_REQUEST')
  })
})

describe('round/close', () => {
  it('settles open bets; a round without a bet may still get one', async () => {
    const { bet, roundId } = round()
    const body = says(player).close({ txId: newTx(), roundId })
    expect((await table.send('round/close', body)).status).toBe('TX_NOT_FOUND')
    await table.send('bet', says(player).bet({ txId: bet, roundId }))
    expect(await table.send('round/close', body)).toMatchObject({ status: 'OK', dup: false })
    expect(await table.send('round/close', body)).toMatchObject({ status: 'OK', dup: true })
    const undo = says(player).rollback({ txId: newTx(), roundId, refTxId: bet })
    expect((await table.send('rollback', undo)).status).toBe('ALREADY_SETTLED')
    const { rows } = await table.pool.query(`SELECT status, valid_bet FROM bet WHERE tx_id = $1`, [bet])
    expect(rows).toEqual([{ status: 'SETTLED', valid_bet: '100000' }])
  })
})

describe('stakes with bonus money', () => {
  it('take cash first; wins return in the same shares, cash rounded up', async () => {
    const guest = await table.sitDown()
    await table.giveBonus(guest.memberId, 1_000_000n)
    const { bet, win, roundId } = round()
    await table.send('bet', says(guest).bet({ txId: newTx(), roundId: newTx(), amount: '990.00' }))
    expect((await table.send('bet', says(guest).bet({ txId: bet, roundId, amount: '30.00' }))).balance).toBe('80.00')
    await table.send('win', says(guest).win({ txId: win, roundId, refTxId: bet, amount: '0.0002' }))
    const { rows } = await table.pool.query(
      `SELECT type, balance FROM account WHERE member_id = $1 AND type IN ('CASH', 'BONUS') ORDER BY id`,
      [guest.memberId],
    )
    expect(rows).toEqual([
      { type: 'CASH', balance: '1' },
      { type: 'BONUS', balance: '800001' },
    ])
    await table.send('rollback', says(guest).rollback({ txId: newTx(), roundId, refTxId: win }))
    await table.send('rollback', says(guest).rollback({ txId: newTx(), roundId, refTxId: bet }))
    expect(await table.balanceOf(guest)).toBe(10_000_000n + 1_000_000n - 9_900_000n)
  })
})
