import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTx, openTable, type Table, type TestPlayer } from '../../test/money/table.ts'
import { openVendorWallet, transfer } from '../wallet/vendor-wallet.ts'
import { openMemberAccounts, openTrialAccounts } from './accounts.ts'
import { houseAccountId } from './house-account.ts'
import { houseBalance } from './house-balance.ts'
import { isShown, type NewPosting, post, walletOf } from './post.ts'
import { postHouse } from './post-house.ts'
import type { HouseAccountType, JournalKind } from './rules.ts'

let table: Table
let player: TestPlayer
beforeAll(async () => {
  table = await openTable()
  player = await table.sitDown()
})
afterAll(async () => await table.close())

const accountsOf = async (memberId: string, currency = 'TLB') =>
  (
    await table.pool.query(
      `SELECT type, balance, version, min_balance AS min, max_balance AS max FROM account
       WHERE member_id = $1 AND currency = $2 ORDER BY id`,
      [memberId, currency],
    )
  ).rows
const eventsOf = async (memberId: string) =>
  (
    await table.pool.query(`SELECT payload FROM outbox WHERE topic = 'balance' AND member_id = $1 ORDER BY id`, [
      memberId,
    ])
  ).rows.map(({ payload }) => payload)
const book = <K extends JournalKind>(kind: K, posting: Pick<NewPosting<K>, 'memberId' | 'currency' | 'facts'>) =>
  table.db.transaction((tx) => post(tx, kind, { ...posting, source: 'test', extId: newTx(), actor: 'test' }))
const entriesOf = async (journalId: string | undefined) =>
  (
    await table.pool.query(
      `SELECT e.seq, a.type, e.currency, e.amount FROM entry e JOIN account a ON a.id = e.account_id
       WHERE e.journal_id = $1 ORDER BY e.seq`,
      [journalId],
    )
  ).rows

const opened = [
  { type: 'CASH', balance: '10000000', version: '1', min: '0', max: null },
  { type: 'BONUS', balance: '0', version: '0', min: '0', max: null },
  { type: 'HOLD', balance: '0', version: '0', min: '0', max: null },
  { type: 'DEBT', balance: '0', version: '0', min: null, max: '0' },
]

describe('the accounts of a new member', () => {
  it('are four, with the welcome credit in cash', async () => {
    const { memberId } = await table.sitDown()
    const before = await houseBalance(table.pool, 'H:ADJ', 'TLB')
    expect(await accountsOf(memberId)).toEqual(opened)
    await table.sitDown()
    expect(await houseBalance(table.pool, 'H:ADJ', 'TLB')).toBe(before - 10_000_000n)
  })

  it('on trial are the same in demo units, beside all others', async () => {
    const { memberId } = await table.sitDown()
    await table.db.transaction((tx) => openTrialAccounts(tx, { id: memberId, merchant: 'walogm' }))
    expect(await accountsOf(memberId, 'X-TLB')).toEqual(opened)
    expect(await accountsOf(memberId)).toEqual(opened)
    expect(await houseBalance(table.pool, 'H:DEMO', 'X-TLB')).toBe(-10_000_000n)
    expect(await houseBalance(table.pool, 'H:DEMO', 'TLB')).toBe(0n)
  })

  it('need a merchant that is stored', async () => {
    const stranger = { id: player.memberId, merchant: 'nowhere' }
    await expect(table.db.transaction((tx) => openMemberAccounts(tx, stranger))).rejects.toThrow(
      'Merchant nowhere is not stored.',
    )
  })
})

describe('a posting', () => {
  it('sends the new balances to the member, with a version that grows', async () => {
    const { memberId } = await table.sitDown()
    const owner = { memberId, currency: 'TLB' }
    await table.giveBonus(memberId, 70_000n)
    await table.db.transaction(async (tx) => {
      await openVendorWallet(tx, owner, 'TRW')
      const move = { ...owner, vendor: 'TRW', reason: 'PLAYER', actor: 'test' } as const
      await transfer(tx, { ...move, direction: 'IN', amount: 200_000n })
      await transfer(tx, { ...move, direction: 'OUT', amount: 50_000n })
    })
    expect(await eventsOf(memberId)).toEqual([
      { version: '1', cash: '10000000', bonus: '0', vendors: '0' },
      { version: '4', cash: '9800000', bonus: '70000', vendors: '200000' },
      { version: '6', cash: '9850000', bonus: '70000', vendors: '150000' },
    ])
  })

  it('is written with its entries in order', async () => {
    const { journalId, refNo, wallet } = await book('ADJ', {
      memberId: player.memberId,
      currency: 'TLB',
      facts: { amount: 5n },
    })
    expect(refNo).toMatch(/^TR/)
    expect(wallet).toEqual({ cash: 10_000_005n, bonus: 0n })
    expect(await entriesOf(journalId)).toEqual([
      { seq: 0, type: 'H:ADJ', currency: 'TLB', amount: '-5' },
      { seq: 1, type: 'CASH', currency: 'TLB', amount: '5' },
    ])
  })

  it('beyond an account’s bound is refused with the available balance', async () => {
    const { memberId } = await table.sitDown()
    const owner = { memberId, currency: 'TLB' }
    await table.db.transaction((tx) => openVendorWallet(tx, owner, 'TRW'))
    const move = (amount: bigint) => book('VTI', { ...owner, facts: { amount, vendor: 'TRW' } })
    await expect(move(10_000_001n)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      detail: { available: '1000.00' },
    })
    // Debt is never a credit.
    const undoes = [
      { account: 'DEBT', amount: -1n },
      { account: 'H:ADJ', amount: 1n },
    ] as const
    await expect(book('RBB', { ...owner, facts: { undoes: [...undoes] } })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect((await move(10_000_000n)).wallet.cash).toBe(0n)
  })

  it('on an account that the member has not is a mistake', async () => {
    const facts = { amount: 1n, vendor: 'NONE' }
    await expect(book('VTI', { memberId: player.memberId, currency: 'TLB', facts })).rejects.toThrow(
      'The member has no VENDOR:NONE account in TLB.',
    )
  })
})

it('a wallet without accounts is empty, and of a vendor’s wallet no bonus is part', () => {
  const account = { id: 1n, type: 'BONUS', balance: 5n, version: 1n } as const
  expect(walletOf([])).toEqual({ cash: 0n, bonus: 0n })
  expect(walletOf([account])).toEqual({ cash: 0n, bonus: 5n })
  expect(walletOf([account], 'VENDOR:TRW')).toEqual({ cash: 0n, bonus: 0n })
})

it('cash, bonus and vendor wallets are shown', () => {
  const types = ['CASH', 'BONUS', 'VENDOR:TRW', 'HOLD', 'DEBT', 'H:ADJ']
  expect(types.filter(isShown)).toEqual(['CASH', 'BONUS', 'VENDOR:TRW'])
})

describe('the house', () => {
  const move = (amount: bigint, meta?: Record<string, unknown>) => {
    const legs = [
      { account: 'H:PROMO', amount: -amount },
      { account: 'H:JACKPOT:walogm', amount },
    ] satisfies { account: HouseAccountType; amount: bigint }[]
    const posting = { currency: 'TLB', source: 'test', extId: newTx(), legs, ...(meta && { meta }) }
    return table.db.transaction(async (tx) => {
      await postHouse(tx, 'JPC', posting)
      return posting.extId
    })
  }
  const journalOf = async (extId: string) =>
    (await table.pool.query('SELECT id, kind, actor, meta FROM journal WHERE ext_id = $1', [extId])).rows

  it('moves money between its own accounts', async () => {
    const [journal, ...others] = await journalOf(await move(9n, { why: 'test' }))
    expect(others).toEqual([])
    expect(journal).toMatchObject({ kind: 'JPC', actor: 'system', meta: { why: 'test' } })
    expect(await entriesOf(journal?.id)).toEqual([
      { seq: 0, type: 'H:PROMO', currency: 'TLB', amount: '-9' },
      { seq: 1, type: 'H:JACKPOT:walogm', currency: 'TLB', amount: '9' },
    ])
    expect(await journalOf(await move(9n))).toMatchObject([{ meta: null }])
  })

  it('writes nothing when nothing moves', async () => {
    expect(await journalOf(await move(0n))).toEqual([])
  })

  it('has one account of each kind in each currency', async () => {
    const idOf = (type: HouseAccountType, currency: string) => houseAccountId(table.db, type, currency)
    const first = await idOf('H:PROMO', 'AAA')
    expect(await idOf('H:PROMO', 'AAA')).toBe(first)
    expect(new Set([first, await idOf('H:PROMO', 'BBB'), await idOf('H:ADJ', 'AAA')]).size).toBe(3)
  })
})
