import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTrialAccounts } from '../../src/ledger/accounts.ts'
import { houseAccountId } from '../../src/ledger/house-account.ts'
import { houseBalance } from '../../src/ledger/house-balance.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { hashToken } from '../../src/session/tokens.ts'
import { openVendorWallet, transfer } from '../../src/wallet/vendor-wallet.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from './table.ts'

// Members with money of every kind: 1,000.00 cash, 100.00 bonus and 1,000.00 in demo units.
let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
  // The house account of the currency is not the first of its kind, by name or by place.
  await houseAccountId(table.db, 'H:GAME:TST', 'AAA')
  await table.pool.query(`UPDATE account SET version = version WHERE type = 'H:GAME:TST' AND currency = 'TLB'`)
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(table.pool))
  await table.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  player = await table.sitDown()
  await table.giveBonus(player.memberId, 1_000_000n)
  await table.db.transaction((tx) => openTrialAccounts(tx, { id: player.memberId, merchant: 'walogm' }))
})

const held = async () => {
  const { rows } = await table.pool.query(
    `SELECT type || ' ' || currency AS account, balance FROM account WHERE member_id = $1 AND balance <> 0 ORDER BY id`,
    [player.memberId],
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}
const toldLast = async () =>
  (
    await table.pool.query(
      `SELECT payload FROM outbox WHERE topic = 'balance' AND member_id = $1 ORDER BY id DESC LIMIT 1`,
      [player.memberId],
    )
  ).rows[0]?.payload
const order = (amount: string) => says(player).bet({ txId: newTx(), roundId: newTx(), amount })
const balance = () => table.send('balance', { player: player.player, session: player.session, currency: 'TLB' })
/** Stakes where only the one statement may be used. */
const quickBet = async (amount: string) => {
  const { db } = table.deps
  const transaction = () => Promise.reject(new Error('The bet was taken in steps.'))
  table.deps.db = { transaction } as unknown as typeof db
  try {
    return await table.send('bet', order(amount))
  } finally {
    table.deps.db = db
  }
}
/** Moves cash to a wallet at a vendor, and lets the open game play from there. */
const playFromVendor = async (amount: bigint) => {
  const { memberId } = player
  await table.db.transaction(async (tx) => {
    const owner = { memberId, currency: 'TLB' }
    await openVendorWallet(tx, owner, 'TST')
    await transfer(tx, { ...owner, vendor: 'TST', direction: 'IN', amount, reason: 'PLAYER', actor: 'test' })
  })
  await table.pool.query(`UPDATE game_session SET purse = 'VENDOR:TST' WHERE member_id = $1`, [memberId])
}

describe('a stake that cash covers', () => {
  it('takes one statement and answers with the bonus too, now and when it is repeated', async () => {
    const other = await table.sitDown()
    await table.pool.query(
      `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, 'STAKE', 'DAY', 1, 'test')`,
      [other.memberId],
    )
    await table.db.transaction((tx) => openVendorWallet(tx, { memberId: other.memberId, currency: 'TLB' }, 'TST'))
    const house = await houseBalance(table.pool, 'H:GAME:TST', 'TLB')
    expect(await quickBet('10.00')).toMatchObject({ status: 'OK', balance: '1090.00' })
    expect(await held()).toEqual({ 'CASH TLB': '9900000', 'BONUS TLB': '1000000', 'CASH X-TLB': '10000000' })
    expect(await houseBalance(table.pool, 'H:GAME:TST', 'TLB')).toBe(house + 100_000n)
    expect(await toldLast()).toEqual({ version: '3', cash: '9900000', bonus: '1000000' })
    const body = order('10.00')
    const first = await table.send('bet', body)
    expect(first).toMatchObject({ status: 'OK', balance: '1080.00' })
    expect(await table.send('bet', body)).toEqual({ ...first, dup: true })
  })

  it('may be all of it', async () => {
    expect(await quickBet('1000.00')).toMatchObject({ status: 'OK', balance: '100.00' })
    expect(await held()).toEqual({ 'BONUS TLB': '1000000', 'CASH X-TLB': '10000000' })
  })
})

describe('a stake that needs the bonus', () => {
  it('may be the whole balance, and no more', async () => {
    expect((await table.send('bet', order('1100.0001'))).status).toBe('INSUFFICIENT_FUNDS')
    expect(await table.send('bet', order('1100.00'))).toMatchObject({ status: 'OK', balance: '0.00' })
    expect(await held()).toEqual({ 'CASH X-TLB': '10000000' })
  })

  it('may be a single unit', async () => {
    await table.send('bet', order('1000.00'))
    expect(await table.send('bet', order('0.0001'))).toMatchObject({ status: 'OK', balance: '99.9999' })
    expect(await held()).toEqual({ 'BONUS TLB': '999999', 'CASH X-TLB': '10000000' })
  })
})

describe('the balance', () => {
  it('is cash and bonus of the currency', async () => {
    expect(await balance()).toMatchObject({ status: 'OK', balance: '1100.00' })
  })

  it('of a vendor’s wallet is that wallet’s alone', async () => {
    await playFromVendor(250_000n)
    expect(await balance()).toMatchObject({ status: 'OK', balance: '25.00' })
    expect(await table.send('bet', order('25.0001'))).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '25.00' })
    expect(await table.send('bet', order('25.00'))).toMatchObject({ status: 'OK', balance: '0.00' })
    expect(await held()).toMatchObject({ 'CASH TLB': '9750000', 'BONUS TLB': '1000000' })
  })
})

describe('the purse of a message', () => {
  const gift = (session?: string) =>
    table.send('promo', { ...says(player).promo({ txId: newTx(), roundId: newTx() }), session })

  it('is the main one without a session, and with one of another member or another engine', async () => {
    expect(await gift(player.session)).toMatchObject({ status: 'OK', balance: '1105.00' })
    const other = await table.sitDown()
    const elsewhere = await table.sitDownAt('other.walogm', player)
    await table.pool.query(`UPDATE game_session SET purse = 'VENDOR:TST' WHERE play_hash = ANY($1)`, [
      [hashToken(other.session), hashToken(elsewhere.session)],
    ])
    const more = [await gift(), await gift(other.session), await gift(elsewhere.session)]
    expect(more.map((reply) => reply.balance)).toEqual(['1110.00', '1115.00', '1120.00'])
  })

  it('is the wallet of the session', async () => {
    await playFromVendor(250_000n)
    expect((await gift(player.session)).balance).toBe('25.00')
    expect((await gift()).balance).toBe('1085.00')
  })
})
