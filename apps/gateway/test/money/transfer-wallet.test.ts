import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { sweepVendorWallets } from '../../src/wallet/sweep-vendor-wallets.ts'
import { call, newPlayer, type Player, type TestGateway } from '../gateway.ts'
import { callback, openArcade, sitDown } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let player: Player & { id: string }

beforeAll(async () => {
  gateway = await openArcade()
  await gateway.pool.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies, wallet_mode)
    VALUES ('TRV', 'Transfer', '{RNG}', 'TRV1', 'UP', 4, '{TLB}', 'TRANSFER')`)
  await gateway.pool.query(
    `INSERT INTO game (id, code, vendor, game_type, names, search_name, min_bet, rtp, theme, sort, is_enabled)
     VALUES ($1, 'tr-1', 'TRV', 'RNG', '{"EN":"A game"}', 'a game', 10000, 9600, 'fruit', 1, true)`,
    [transferGame],
  )
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  const joined = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query(`SELECT id FROM member WHERE username = $1`, [joined.username])
  player = { ...joined, id: rows[0].id }
})

const transferGame = randomUUID()
const key = () => ({ 'idempotency-key': randomUUID() })

async function wallet() {
  const { value } = await call(gateway.app, 'balance', { sumBalance: true }, { token: player.token })
  return { sum: value.sumBalance, cash: value.cash, vendor: value.vendors[0]?.balance ?? null }
}
const open = async () => {
  const { value } = await call(gateway.app, 'launchGame', { nodeId: transferGame }, { token: player.token })
  const launchToken = new URL(value.url).searchParams.get('launchToken')
  const seat = await callback(gateway.app, 'authenticate', { launchToken })
  const { player: alias, session, balance } = seat
  return {
    id: value.gameSessionId as string,
    balance,
    of: { player: alias, session, currency: 'TLB', gameCode: 'tr-1' },
  }
}
/** Until so many statements of this database wait for a lock. */
const waiting = (many: number) =>
  expect
    .poll(async () => {
      const { rows } = await gateway.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(many)
const move = (from: string, to: string, amount: string, more: object = {}, headers = key()) =>
  call(gateway.app, 'walletTransfer', { from, to, amount, ...more }, { token: player.token, headers })

describe('a vendor with wallets', () => {
  it('is named by the merchant’s wallets', async () => {
    const { value } = await call(gateway.app, 'merchantWallet', {}, { token: player.token })
    expect(value.isSingle).toBe(false)
    expect(value.wallets).toContainEqual({
      accountTypeId: 'TRV1',
      vassalage: 'TRV',
      mode: 'TRANSFER',
      transferable: true,
    })
    expect(value.wallets).toContainEqual({
      accountTypeId: 'UPV1',
      vassalage: 'UPV',
      mode: 'SEAMLESS',
      transferable: false,
    })
  })

  it('is named by the balance and by the merchant’s wallets alike', async () => {
    await open()
    const { value } = await call(gateway.app, 'balance', { sumBalance: true }, { token: player.token })
    expect(value.vendors).toEqual([{ accountTypeId: 'TRV1', balance: '1000.00' }])
  })

  it('finds all cash in its wallet when its game opens, plays from there, and sends everything home at the end', async () => {
    const { id, balance, of } = await open()
    expect(balance).toBe('1000.00')
    expect(await wallet()).toEqual({ sum: '1000.00', cash: '0.00', vendor: '1000.00' })
    const [bet, roundId] = [newTx(), newTx()]
    expect(await callback(gateway.app, 'bet', { ...of, txId: bet, roundId, amount: '100.00' })).toMatchObject({
      status: 'OK',
      balance: '900.00',
    })
    const win = { ...of, txId: newTx(), roundId, refTxId: bet, amount: '150.5', closed: true }
    expect(await callback(gateway.app, 'win', win)).toMatchObject({ status: 'OK', balance: '1050.50' })
    const state = await call(gateway.app, 'gameSession', { id }, { token: player.token })
    expect(state.value).toMatchObject({
      wallet: 'TRV1',
      available: '1050.50',
      stake: '100.00',
      net: '50.50',
      rounds: 1,
      stop: null,
    })
    const ended = await call(gateway.app, 'endGameSession', { id }, { token: player.token })
    expect(ended.value).toMatchObject({ sweptAmount: '1050.50', session: { stop: { code: 'SESSION_EXPIRED' } } })
    expect(await wallet()).toEqual({ sum: '1050.50', cash: '1050.50', vendor: '0.00' })
    const late = await callback(gateway.app, 'bet', { ...of, txId: newTx(), roundId: newTx(), amount: '1.00' })
    expect(late.status).toBe('SESSION_EXPIRED')
    const again = await call(gateway.app, 'endGameSession', { id }, { token: player.token })
    expect(again.value.sweptAmount).toBe('0.00')
  })

  it('does not lend its wallet to a seamless game, nor takes from the main one', async () => {
    const { of } = await open()
    await move('TRV1', 'MAIN', '400.00')
    const bet = await callback(gateway.app, 'bet', { ...of, txId: newTx(), roundId: newTx(), amount: '600.01' })
    expect(bet).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '600.00' })
    const seamless = { ...(await sitDown(gateway.app, player.token)), txId: newTx(), roundId: newTx() }
    // Opening a game of another vendor has moved the balance back.
    expect(await wallet()).toEqual({ sum: '1000.00', cash: '1000.00', vendor: '0.00' })
    expect((await callback(gateway.app, 'bet', { ...seamless, amount: '1000.00' })).status).toBe('OK')
  })

  it('pays a late win into its wallet, which housekeeping sweeps into the main one', async () => {
    const { id, of } = await open()
    const [bet, roundId] = [newTx(), newTx()]
    await callback(gateway.app, 'bet', { ...of, txId: bet, roundId, amount: '10.00' })
    await call(gateway.app, 'endGameSession', { id }, { token: player.token })
    await callback(gateway.app, 'win', { ...of, txId: newTx(), roundId, refTxId: bet, amount: '30.00', closed: true })
    expect(await wallet()).toMatchObject({ cash: '990.00', vendor: '30.00' })
    await sweepVendorWallets(gateway.deps)
    expect(await wallet()).toEqual({ sum: '1020.00', cash: '1020.00', vendor: '0.00' })
  })

  it('keeps the money of a game with heartbeats and sweeps that of a closed tab', async () => {
    const { id } = await open()
    await sweepVendorWallets(gateway.deps)
    expect(await wallet()).toMatchObject({ vendor: '1000.00' })
    await gateway.pool.query(`UPDATE game_session SET seen_at = now() - interval '3 minutes' WHERE id = $1`, [id])
    await Promise.all([sweepVendorWallets(gateway.deps), sweepVendorWallets(gateway.deps)])
    expect(await wallet()).toEqual({ sum: '1000.00', cash: '1000.00', vendor: '0.00' })
    const { rows } = await gateway.pool.query(
      `SELECT direction, reason FROM vendor_transfer WHERE member_id = $1 ORDER BY at`,
      [player.id],
    )
    expect(rows).toEqual([
      { direction: 'IN', reason: 'LAUNCH' },
      { direction: 'OUT', reason: 'LEFT' },
    ])
  })

  it('does not touch the money of a launch after the list of left wallets was read', async () => {
    const { id } = await open()
    await gateway.pool.query(`UPDATE game_session SET seen_at = now() - interval '3 minutes' WHERE id = $1`, [id])
    const holder = await gateway.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM account WHERE member_id = $1 FOR UPDATE', [player.id])
    const launch = open()
    await waiting(1)
    const visit = sweepVendorWallets(gateway.deps)
    await waiting(2)
    await holder.query('COMMIT')
    holder.release()
    await Promise.all([launch, visit])
    expect(await wallet()).toEqual({ sum: '1000.00', cash: '0.00', vendor: '1000.00' })
  })

  it('moves the others’ money back when one wallet fails, and that wallet’s money later', async () => {
    const troubled = player
    await move('MAIN', 'TRV1', '5.00')
    const joined = await newPlayer(gateway.app)
    player = { ...joined, id: '' }
    await move('MAIN', 'TRV1', '7.00')
    await gateway.pool.query(`ALTER TABLE vendor_transfer ADD CONSTRAINT trouble
      CHECK (member_id <> '${troubled.id}' OR reason <> 'LEFT') NOT VALID`)
    expect(await sweepVendorWallets(gateway.deps)).toBe(1)
    expect(await wallet()).toMatchObject({ cash: '1000.00', vendor: '0.00' })
    player = troubled
    expect(await wallet()).toMatchObject({ cash: '995.00', vendor: '5.00' })
    await gateway.pool.query('ALTER TABLE vendor_transfer DROP CONSTRAINT trouble')
    expect(await sweepVendorWallets(gateway.deps)).toBe(1)
    expect(await wallet()).toMatchObject({ cash: '1000.00', vendor: '0.00' })
  })

  it('does not begin with the same wallets at every visit, so that a lasting failure starves no wallet', async () => {
    await move('MAIN', 'TRV1', '5.00')
    player = { ...(await newPlayer(gateway.app)), id: '' }
    await move('MAIN', 'TRV1', '7.00')
    await gateway.pool.query(`ALTER TABLE vendor_transfer ADD CONSTRAINT trouble CHECK (reason <> 'LEFT') NOT VALID`)
    const tried = new Set<string>()
    const warn = ({ memberId }: { memberId: string }) => void tried.add(memberId)
    const deps = { db: gateway.deps.db, log: { ...gateway.deps.log, warn } as typeof gateway.deps.log }
    await expect
      .poll(
        async () => {
          await sweepVendorWallets(deps, 1)
          return tried.size
        },
        { interval: 1 },
      )
      .toBe(2)
    await gateway.pool.query('ALTER TABLE vendor_transfer DROP CONSTRAINT trouble')
    expect(await sweepVendorWallets(gateway.deps)).toBe(2)
  })

  it('takes back an undone win from its wallet, then from the main one, and owes the rest', async () => {
    const { of } = await open()
    const [bet, win, roundId] = [newTx(), newTx(), newTx()]
    await callback(gateway.app, 'bet', { ...of, txId: bet, roundId, amount: '100.00' })
    await callback(gateway.app, 'win', { ...of, txId: win, roundId, refTxId: bet, amount: '500.00', closed: true })
    await move('TRV1', 'MAIN', '1300.00')
    const spent = { ...(await sitDown(gateway.app, player.token)), txId: newTx(), roundId: newTx() }
    await callback(gateway.app, 'bet', { ...spent, amount: '1200.00' })
    const undo = { ...of, txId: newTx(), roundId, refTxId: win }
    expect((await callback(gateway.app, 'rollback', undo)).status).toBe('OK')
    const { rows } = await gateway.pool.query(
      `SELECT type, balance FROM account WHERE member_id = $1 AND balance <> 0`,
      [player.id],
    )
    expect(rows).toEqual([{ type: 'DEBT', balance: '-3000000' }])
  })
})

describe('walletTransfer', () => {
  it('moves once per key and returns both balances', async () => {
    const headers = key()
    const first = await move('MAIN', 'TRV1', '250.00', {}, headers)
    expect(first.value).toMatchObject({
      amount: '250.00',
      balances: [
        { wallet: 'MAIN', balance: '750.00' },
        { wallet: 'TRV1', balance: '250.00' },
      ],
    })
    const again = await move('MAIN', 'TRV1', '250.00', {}, headers)
    expect(again.value).toEqual(first.value)
    expect(again.headers['idempotency-hit']).toBe('true')
    expect((await move('MAIN', 'TRV1', '251.00', {}, headers)).code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await wallet()).toEqual({ sum: '1000.00', cash: '750.00', vendor: '250.00' })
  })

  it.each([
    ['more than there is', ['MAIN', 'TRV1', '1000.01'], 'INSUFFICIENT_FUNDS'],
    ['from an empty wallet', ['TRV1', 'MAIN', '1.00'], 'INSUFFICIENT_FUNDS'],
    ['three decimals', ['MAIN', 'TRV1', '1.005'], 'AMOUNT_SCALE'],
    ['to a seamless vendor', ['MAIN', 'UPV1', '1.00'], 'BAD_REQUEST'],
    ['to an unknown wallet', ['MAIN', 'NOPE', '1.00'], 'BAD_REQUEST'],
    ['from main to main', ['MAIN', 'MAIN', '1.00'], 'BAD_REQUEST'],
    ['a debit', ['MAIN', 'TRV1', '-1.00'], 'VALIDATION_FAILED'],
  ] as const)('refuses %s and moves nothing', async (_, [from, to, amount], code) => {
    expect((await move(from, to, amount)).code).toBe(code)
    expect(await wallet()).toMatchObject({ sum: '1000.00', cash: '1000.00' })
  })

  it('brings everything home in one write, and refuses where nothing is away', async () => {
    const home = (headers = key()) => move('ALL', 'MAIN', '1.00', { all: true }, headers)
    expect((await home()).code).toBe('INSUFFICIENT_FUNDS')
    expect((await move('ALL', 'MAIN', '1.00')).code).toBe('BAD_REQUEST')
    await gateway.pool.query(`INSERT INTO vendor (code, name, categories, account_type_id, status, sort, currencies, wallet_mode)
      VALUES ('TRX', 'Another', '{RNG}', 'TRX1', 'UP', 5, '{TLB}', 'TRANSFER') ON CONFLICT DO NOTHING`)
    await move('MAIN', 'TRV1', '300.00')
    await move('MAIN', 'TRX1', '200.50')
    const headers = key()
    const [first, again] = [await home(headers), await home(headers)]
    expect(first.value).toMatchObject({ from: 'ALL', to: 'MAIN', amount: '500.50' })
    expect(first.value.balances[0]).toEqual({ wallet: 'MAIN', balance: '1000.00' })
    expect(again.value).toEqual(first.value)
    expect(await wallet()).toMatchObject({ sum: '1000.00', cash: '1000.00' })
  })

  it('takes the last fraction with `all`', async () => {
    await move('MAIN', 'TRV1', '1.00', { all: true })
    expect(await wallet()).toMatchObject({ cash: '0.00', vendor: '1000.00' })
    await move('TRV1', 'MAIN', '1.00', { all: true })
    expect(await wallet()).toMatchObject({ cash: '1000.00', vendor: '0.00' })
  })

  it('lets money out of a vendor under maintenance, but not in', async () => {
    await move('MAIN', 'TRV1', '10.00')
    await gateway.pool.query(`UPDATE vendor SET status = 'MAINTENANCE' WHERE code = 'TRV'`)
    expect((await move('MAIN', 'TRV1', '10.00')).code).toBe('GAME_MAINTENANCE')
    expect((await move('TRV1', 'MAIN', '10.00')).status).toBe(200)
    await gateway.pool.query(`UPDATE vendor SET status = 'UP' WHERE code = 'TRV'`)
  })

  it('never loses or makes money when transfers, bets and ends race', async () => {
    const { id, of } = await open()
    const bets = Array.from({ length: 6 }, () =>
      callback(gateway.app, 'bet', { ...of, txId: newTx(), roundId: newTx(), amount: '100.00' }),
    )
    const moves = Array.from({ length: 3 }, () => move('TRV1', 'MAIN', '300.00'))
    const end = call(gateway.app, 'endGameSession', { id }, { token: player.token })
    const taken = (await Promise.all(bets)).filter(({ status }) => status === 'OK').length
    await Promise.all([...moves, end])
    await sweepVendorWallets(gateway.deps)
    expect((await wallet()).sum).toBe(`${1000 - taken * 100}.00`)
  })
})
