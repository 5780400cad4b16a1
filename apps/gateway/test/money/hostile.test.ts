import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callbackSecret } from '../../src/callbacks/signature.ts'
import { openTrialAccounts } from '../../src/ledger/accounts.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { call, newPlayer, type Player, type TestGateway, testConfig } from '../gateway.ts'
import { callback as callbackTo, ids, openArcade, sitDown as sitDownAt, type Wrong } from './arcade.ts'
import { newTx } from './table.ts'

// A vendor with a right signature and bad intentions: it may lose its own money, never a player's or the house's sums.
let gateway: TestGateway
let player: Player
let seat: Awaited<ReturnType<typeof sitDownAt>>

beforeAll(async () => {
  gateway = await openArcade()
  await gateway.pool.query(`UPDATE game SET has_free_trial = true WHERE code = 'up-1'`)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  player = await newPlayer(gateway.app)
  seat = await sitDownAt(gateway.app, player.token)
})

const callback = (action: string, body: unknown, wrong?: Wrong) => callbackTo(gateway.app, action, body, wrong)
const balance = async (token = player.token) => (await call(gateway.app, 'balance', {}, { token })).value.sumBalance
const order = (over: object = {}) => ({ ...seat, txId: newTx(), roundId: newTx(), amount: '10.00', ...over })

describe('a vendor that repeats itself', () => {
  it('a signed request that was captured is answered once', async () => {
    const body = order()
    const wrong = { timestamp: String(Date.now()), nonce: randomUUID() }
    expect(await callback('bet', body, wrong)).toMatchObject({ http: 200, status: 'OK' })
    for (const _ of [1, 2, 3]) expect((await callback('bet', body, wrong)).http).toBe(401)
    expect(await balance()).toBe('990.00')
  })

  it('100 wins under one number, in parallel and with new signatures, pay once', async () => {
    const bet = order()
    await callback('bet', bet)
    const win = { ...order({ roundId: bet.roundId }), refTxId: bet.txId, amount: '5.00', closed: true }
    const answers = await Promise.all(Array.from({ length: 30 }, () => callback('win', win)))
    expect(answers.filter(({ status, dup }) => status === 'OK' && !dup)).toHaveLength(1)
    expect(await balance()).toBe('995.00')
  })

  it('a second win under another number, after the round was closed, is refused', async () => {
    const bet = order()
    await callback('bet', bet)
    const win = { ...order({ roundId: bet.roundId }), refTxId: bet.txId, amount: '5.00', closed: true }
    await callback('win', win)
    expect((await callback('win', { ...win, txId: newTx() })).status).toBe('ROUND_CLOSED')
    expect((await callback('bet', order({ roundId: bet.roundId }))).status).toBe('ROUND_CLOSED')
    expect(
      (await callback('rollback', { ...order({ roundId: bet.roundId }), amount: undefined, refTxId: bet.txId })).status,
    ).toBe('ALREADY_SETTLED')
    expect(await balance()).toBe('995.00')
  })
})

describe('a vendor that sends false calls', () => {
  it.each([
    ['a wrong currency', { currency: 'BDT' }, 'CURRENCY_MISMATCH'],
    ['a demo currency', { currency: 'X-TLB' }, 'CURRENCY_MISMATCH'],
    ['another game', { gameCode: 'off-1' }, 'GAME_UNKNOWN'],
    ['a session that never was', { session: 'z'.repeat(43) }, 'SESSION_INVALID'],
    ['a player who never was', { player: 'nobody' }, 'SESSION_INVALID'],
    ['more digits than an amount has', { amount: '999999999999999.00' }, 'BAD_REQUEST'],
    ['an amount beyond all wallets', { amount: '99999999999999.9999' }, 'INSUFFICIENT_FUNDS'],
    ['a field that is none', { balance: '1000000.00' }, 'BAD_REQUEST'],
  ])('is refused a bet with %s', async (_, lie, status) => {
    expect((await callback('bet', { ...order(), ...lie })).status).toBe(status)
    expect(await balance()).toBe('1000.00')
  })

  it('cannot stake another player’s money with its own player’s session', async () => {
    const victim = await newPlayer(gateway.app)
    const theirs = await sitDownAt(gateway.app, victim.token)
    expect((await callback('bet', order({ player: theirs.player }))).status).toBe('SESSION_INVALID')
    expect((await callback('bet', order({ session: theirs.session }))).status).toBe('SESSION_INVALID')
    expect(await balance(victim.token)).toBe('1000.00')
  })

  it('cannot win on, undo or close another player’s bet', async () => {
    const victim = await newPlayer(gateway.app)
    const theirs = await sitDownAt(gateway.app, victim.token)
    const bet = { ...order(), ...theirs }
    expect((await callback('bet', bet)).status).toBe('OK')
    const mine = { ...order({ roundId: bet.roundId }), refTxId: bet.txId }
    expect((await callback('win', mine)).status).toBe('BAD_REQUEST')
    const { amount: _, ...undo } = mine
    expect((await callback('rollback', { ...undo, txId: newTx() })).status).toBe('BAD_REQUEST')
    const { refTxId: __, ...close } = { ...undo, txId: newTx() }
    expect((await callback('round/close', close)).status).toBe('TX_NOT_FOUND')
    expect([await balance(), await balance(victim.token)]).toEqual(['1000.00', '990.00'])
  })

  it('cannot sign for another merchant, nor with its secret', async () => {
    const secret = callbackSecret(testConfig.sandboxSecret, '90jlbdtf1')
    expect((await callback('bet', order(), { secret })).http).toBe(401)
    const foreign = await callback('bet', order(), { secret, provider: 'sbx.90jlbdtf1' })
    expect(foreign.status).toBe('SESSION_INVALID')
    expect(await balance()).toBe('1000.00')
  })

  it('cannot pay more than an account can store', async () => {
    const huge = '99999999999999.0000'
    const bet = order()
    await callback('bet', bet)
    const win = { ...order({ roundId: bet.roundId }), refTxId: bet.txId, amount: huge }
    expect(await callback('win', win)).toMatchObject({ http: 200, status: 'BAD_REQUEST' })
    const { roundId: _, ...gift } = { ...order(), campaign: 'huge', amount: huge }
    expect(await callback('promo', gift)).toMatchObject({ http: 200, status: 'BAD_REQUEST' })
    expect(await balance()).toBe('990.00')
  })
})

describe('a vendor with a demo session', () => {
  it('is marked as demo, with the game’s facts, and gets no money call through', async () => {
    const { value } = await call(gateway.app, 'launchGame', { nodeId: ids.up, trial: 1 }, { token: player.token })
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    const opened = await callback('authenticate', { launchToken })
    expect(opened).toMatchObject({
      status: 'OK',
      demo: true,
      gameCode: 'up-1',
      category: 'RNG',
      theme: 'fruit',
      engine: 'lines',
      currency: 'X-TLB',
      balance: '1000.00',
    })
    const demo = { player: opened.player, session: opened.session, currency: 'X-TLB', gameCode: 'up-1' }
    const real = { ...demo, player: seat.player, currency: 'TLB' }
    for (const body of [order(demo), order(real)]) expect((await callback('bet', body)).status).toBe('SESSION_INVALID')
    expect((await callback('win', { ...order(demo), refTxId: newTx() })).status).toBe('BAD_REQUEST')
    const { roundId: _, ...gift } = { ...order(demo), campaign: 'free' }
    expect((await callback('promo', gift)).status).toBe('BAD_REQUEST')
    expect((await callback('balance', { player: demo.player, session: demo.session, currency: 'X-TLB' })).status).toBe(
      'SESSION_INVALID',
    )
    expect(await balance()).toBe('1000.00')
    const { rows } = await gateway.pool.query(
      `SELECT count(*)::int AS n FROM account WHERE currency = 'X-TLB' AND member_id IS NOT NULL`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('cannot stake demo units even of a member that has some in the ledger, in neither form of the bet', async () => {
    const { deps, pool } = gateway
    const { value } = await call(gateway.app, 'launchGame', { nodeId: ids.up, trial: 1 }, { token: player.token })
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    const demo = await callback('authenticate', { launchToken })
    const id = (await pool.query('SELECT member_id FROM game_session WHERE id = $1', [value.gameSessionId])).rows[0]
      .member_id
    await deps.db.transaction((tx) => openTrialAccounts(tx, { id, merchant: 'walogm' }))
    const bet = async () =>
      (await callback('bet', order({ player: demo.player, session: demo.session, currency: 'X-TLB' }))).status
    expect(await bet()).toBe('SESSION_INVALID')
    // With a limit the bet takes the form with locks.
    await pool.query(
      `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, 'STAKE', 'DAY', 10000000, 'test')`,
      [id],
    )
    expect(await bet()).toBe('SESSION_INVALID')
    const held = `SELECT balance FROM account WHERE member_id = $1 AND currency = 'X-TLB' AND type = 'CASH'`
    expect((await pool.query(held, [id])).rows).toEqual([{ balance: '10000000' }])
  })

  it.each([
    ['lines', 7_500, '0.75', '50.00'],
    ['baccarat', 5_000, '0.50', '50.00'],
    ['quickdraw', 500, '0.05', '20.00'],
  ])('authenticate bounds %s by the stakes that list and sheet show', async (engine, units, least, most) => {
    await gateway.pool.query(`UPDATE game SET engine = $1, min_bet = $2 WHERE code = 'up-1'`, [engine, units])
    const { value } = await call(gateway.app, 'launchGame', { nodeId: ids.up }, { token: player.token })
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    expect(await callback('authenticate', { launchToken })).toMatchObject({ minStake: least, maxStake: most })
    const { value: sheet } = await call(gateway.app, 'gameSheet', { vassalage: 'UPV', gameCode: 'up-1' })
    expect(sheet).toMatchObject({ minBet: least, maxBet: most, game: { minBet: least } })
    await gateway.pool.query(`UPDATE game SET engine = 'lines' WHERE code = 'up-1'`)
  })

  it('authenticate reports real play, too', async () => {
    const { value } = await call(gateway.app, 'launchGame', { nodeId: ids.up }, { token: player.token })
    const launchToken = new URL(value.url).searchParams.get('launchToken')
    expect(await callback('authenticate', { launchToken })).toMatchObject({
      demo: false,
      engine: 'lines',
      theme: 'fruit',
      minStake: expect.stringMatching(/^\d+\.\d\d$/),
      maxStake: expect.stringMatching(/^\d+\.\d\d$/),
    })
  })
})
