import type { Pool, PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newTx, openTable, says, type Table } from '../../test/money/table.ts'
import { openVendorWallet, transfer } from '../wallet/vendor-wallet.ts'
import { brokenOnes, checkInvariants } from './invariants.ts'

// Each test damages a ledger in a transaction that is rolled back, and the checks look at it from inside.
let table: Table
let client: PoolClient
const bet = newTx()
const win = newTx()

beforeAll(async () => {
  table = await openTable()
  const player = await table.sitDown()
  const roundId = newTx()
  await table.send('bet', says(player).bet({ txId: bet, roundId }))
  await table.send('win', says(player).win({ txId: win, roundId, refTxId: bet }))
  const owner = { memberId: player.memberId, currency: 'TLB' }
  await table.db.transaction(async (tx) => {
    await openVendorWallet(tx, owner, 'TRW')
    const move = { ...owner, vendor: 'TRW', reason: 'PLAYER', actor: 'test' } as const
    await transfer(tx, { ...move, direction: 'IN', amount: 200_000n })
    await transfer(tx, { ...move, direction: 'OUT', amount: 50_000n })
  })
})
afterAll(async () => await table.close())

beforeEach(async () => {
  client = await table.pool.connect()
  await client.query('BEGIN')
  // The guards of the schema would refuse the damage.
  await client.query('SET LOCAL session_replication_role = replica')
  for (const guard of ['min', 'max']) await client.query(`ALTER TABLE account DROP CONSTRAINT account_${guard}`)
  await client.query('ALTER TABLE journal DROP CONSTRAINT journal_event')
  await client.query('DROP INDEX journal_reverses')
})
afterEach(async () => {
  await client.query('ROLLBACK')
  client.release()
})

/** Ids of the invariants that the transaction's ledger breaks. */
async function broken(): Promise<string[]> {
  const query = (text: string) => (/^(?:BEGIN|ROLLBACK|SET)/.test(text) ? Promise.resolve() : client.query(text))
  const inside = { connect: async () => ({ query, release: () => {} }) } as unknown as Pool
  return brokenOnes(await checkInvariants(inside)).map(({ id }) => id)
}
const damage = async (...statements: string[]) => {
  for (const statement of statements) {
    const { rowCount } = await client.query(statement)
    expect(rowCount, statement).toBeGreaterThan(0)
  }
  return await broken()
}

const journalOf = (tx: string) => `journal_id = (SELECT journal_id FROM game_tx WHERE tx_id = '${tx}')`
/** The entry of a message's journal on an account of a kind. */
const entryOf = (tx: string, type: string) =>
  `${journalOf(tx)} AND account_id IN (SELECT id FROM account WHERE type = '${type}')`
/** A separate journal that moves a unit within the house; `k` names it. */
const journal = (k: number, facts: { kind?: string; ext?: string; reverses?: string } = {}) =>
  `INSERT INTO journal (id, kind, source, ext_id, ref_no, actor, reverses)
   VALUES ('00000000-0000-7000-8000-00000000000${k}', '${facts.kind ?? 'ADJ'}', 'test', '${facts.ext ?? k}', 'T${k}', 'test', ${facts.reverses ?? 'NULL'})`
const legs = (k: number, account = `(SELECT min(id) FROM account WHERE type = 'H:ADJ')`) =>
  `INSERT INTO entry (journal_id, seq, account_id, currency, amount)
   SELECT '00000000-0000-7000-8000-00000000000${k}', seq, ${account}, 'TLB', amount FROM (VALUES (0, 1), (1, -1)) leg (seq, amount)`
const first = `(SELECT journal_id FROM game_tx WHERE tx_id = '${bet}')`

it('a ledger in order breaks nothing, and nothing does an adjustment', async () => {
  expect(await broken()).toEqual([])
  expect(await damage(journal(1), legs(1), journal(2, { reverses: first }), legs(2))).toEqual([])
})

describe('sums and balances', () => {
  it.each([
    [
      'a unit too much at the house',
      `UPDATE entry SET amount = amount + 1 WHERE ${entryOf(bet, 'H:GAME:TST')}`,
      ['L1', 'L2'],
    ],
    ['cash below its bound', `UPDATE account SET min_balance = balance + 1 WHERE type = 'CASH'`, ['L3']],
    ['debt above its bound', `UPDATE account SET max_balance = -1 WHERE type = 'DEBT'`, ['L3']],
    ['cash without a bound', `UPDATE account SET min_balance = NULL WHERE type = 'CASH'`, ['L3']],
    ['debt without a bound', `UPDATE account SET max_balance = NULL WHERE type = 'DEBT'`, ['L3']],
    ['a negative hold', `UPDATE account SET balance = -1, min_balance = -1 WHERE type = 'HOLD'`, ['L3', 'L4', 'L9W']],
    ['a debt that is a credit', `UPDATE account SET balance = 1, max_balance = 1 WHERE type = 'DEBT'`, ['L3', 'L4']],
    ['a balance of more than its entries', `UPDATE account SET balance = balance + 1 WHERE type = 'CASH'`, ['L4']],
    ['a balance without entries', `UPDATE account SET balance = 1 WHERE type = 'BONUS'`, ['L4']],
    [
      'a balance after that does not follow',
      `UPDATE entry SET balance_after = balance_after + 1 WHERE ${entryOf(win, 'CASH')}`,
      ['L5'],
    ],
    ['a version that is left out', `UPDATE entry SET account_version = 99 WHERE ${entryOf(win, 'CASH')}`, ['L5']],
    ['a version without an entry', `UPDATE account SET version = version + 1 WHERE type = 'BONUS'`, ['L5']],
    [
      'demo units and currency in one journal',
      `UPDATE entry SET currency = 'X-TLB' WHERE ${entryOf(bet, 'CASH')}`,
      ['L1', 'L2', 'L10'],
    ],
  ])('%s', async (_, statement, ids) => expect(await damage(statement)).toEqual(ids))

  it('a bound that is just reached is none that is passed', async () => {
    expect(await damage(`UPDATE account SET min_balance = balance, max_balance = balance WHERE type = 'CASH'`)).toEqual(
      [],
    )
  })
})

describe('journals', () => {
  it.each([
    ['one event twice', [journal(1, { ext: 'same' }), legs(1), journal(2, { ext: 'same' }), legs(2)]],
    ['reversed twice', [journal(1, { reverses: first }), legs(1), journal(2, { reverses: first }), legs(2)]],
    ['no entries', [journal(1)]],
    ['entries without a journal', [legs(1)]],
    ['entries of no account', [journal(1), legs(1, '999999')]],
  ])('%s', async (_, statements) => expect(await damage(...statements)).toEqual(['L6']))
})

describe('messages of vendors', () => {
  it.each([
    ['a stake without its journal', `UPDATE game_tx SET journal_id = NULL WHERE tx_id = '${bet}'`],
    ['a journal of another message', `UPDATE journal SET ext_id = 'other' WHERE id = ${first}`],
    ['a stake that is not the bet’s', `UPDATE bet SET stake = stake + 1, stake_cash = stake_cash + 1`],
    ['a payout that is not the wins’', `UPDATE bet SET payout = payout + 1`],
    ['a win that counts no more', `UPDATE game_tx SET state = 'UNDONE' WHERE tx_id = '${win}'`],
    ['a bet that was undone, by its message', `UPDATE game_tx SET state = 'UNDONE' WHERE tx_id = '${bet}'`],
    ['a bet that was undone, by its row', `UPDATE bet SET status = 'ROLLED_BACK'`],
    ['a stake without a bet', 'DELETE FROM bet'],
    ['a bet without a stake', `DELETE FROM game_tx WHERE tx_id = '${bet}'`],
  ])('%s', async (_, statement) => expect(await damage(statement)).toEqual(['L8']))

  it('a credit without a message', async () => {
    for (const kind of ['BET', 'WIN', 'RBB', 'RBW', 'PRM']) {
      await client.query('SAVEPOINT clean')
      expect(await damage(journal(1, { kind }), legs(1)), kind).toEqual(['L8'])
      await client.query('ROLLBACK TO clean')
    }
  })

  it('a win from another purse, and a bet of a demo', async () => {
    expect(await damage('UPDATE game_session SET is_demo = true')).toEqual(['L8P'])
    const isPlayed = `UPDATE game_session SET is_demo = false`
    expect(await damage(isPlayed, `UPDATE bet SET purse = 'VENDOR:TRW'`)).toEqual(['L8P'])
    // Launch and bet agree, but the money went elsewhere.
    expect(await damage(`UPDATE game_session SET purse = 'VENDOR:TRW'`)).toEqual(['L8P'])
    expect(await damage(`UPDATE game_session SET purse = 'CASH'`, `UPDATE bet SET purse = 'CASH'`)).toEqual([])
    const hold = `(SELECT id FROM account WHERE type = 'HOLD')`
    const moved = `UPDATE entry SET account_id = ${hold} WHERE ${entryOf(win, 'CASH')}`
    expect(await damage(moved)).toEqual(['L4', 'L5', 'L8P'])
  })
})

it('a bet of another engine under the same number is another bet', async () => {
  const id = '00000000-0000-7000-8000-000000000009'
  const copy = (table: string, change: object) =>
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, '${JSON.stringify(change)}')).* FROM ${table} t`
  const launch = copy('game_session', { id, purse: 'VENDOR:TRW', launch_hash: '\\x00', play_hash: '\\x00' })
  const other = { provider: 'other.walogm', ref_no: 'BT0', purse: 'VENDOR:TRW', game_session_id: id }
  // Its message is missing; its purse does not refer to the first.
  expect(await damage(launch, copy('bet', other))).toEqual(['L8'])
})

describe('transfers and pools', () => {
  it.each([
    ['a transfer without its row', `DELETE FROM vendor_transfer WHERE direction = 'IN'`],
    ['a transfer over another amount', `UPDATE vendor_transfer SET amount = amount + 1 WHERE direction = 'IN'`],
    ['one back over another amount', `UPDATE vendor_transfer SET amount = amount + 1 WHERE direction = 'OUT'`],
    ['a transfer the other way', `UPDATE vendor_transfer SET direction = 'OUT' WHERE direction = 'IN'`],
    ['a transfer of another member', 'UPDATE vendor_transfer SET member_id = gen_random_uuid()'],
    ['a transfer of another vendor', `UPDATE vendor_transfer SET vendor = 'OTHER'`],
    [
      'a transfer without its journal',
      `INSERT INTO vendor_transfer SELECT 'T1', member_id, vendor, currency, direction, amount, reason FROM vendor_transfer LIMIT 1`,
    ],
  ])('%s', async (_, statement) => expect(await damage(statement)).toEqual(['L8T']))

  const pool = (amount: number) =>
    `INSERT INTO jackpot (merchant, currency, amount, seed, share, must_hit_by, hit_at, salt, commitment)
     VALUES ('walogm', 'TLB', ${amount}, 1, 1, 3, 2, '', '')`
  const won = `INSERT INTO jackpot_win (merchant, currency, run, member_id, bet_ref_no, amount, hit_at, salt, commitment)
    SELECT 'walogm', 'TLB', 1, id, '', 1, 1, '', '' FROM member LIMIT 1`
  const paid = `UPDATE journal SET source = 'jackpot', ext_id = 'walogm:1:won' WHERE ref_no = 'T1'`

  it('a pool whose amount differs from its account', async () => {
    expect(await damage(pool(0))).toEqual([])
    // Units of another currency are no part of it.
    const elsewhere = `(SELECT id FROM account WHERE type = 'H:JACKPOT:walogm' AND currency = 'X-TLB')`
    const opened = `INSERT INTO account (owner_kind, type, currency) VALUES ('house', 'H:JACKPOT:walogm', 'X-TLB')`
    const one = `UPDATE entry SET account_id = ${elsewhere} WHERE seq = 0 AND ${journalOf(bet)}`
    await client.query('SAVEPOINT clean')
    expect(await damage(opened, one)).not.toContain('L8J')
    await client.query('ROLLBACK TO clean')
    expect(await damage(`UPDATE jackpot SET amount = 1`)).toEqual(['L8J'])
  })

  it('a pool that fell without its journal, and the reverse', async () => {
    expect(await damage(won)).toEqual(['L8J'])
    expect(await damage(journal(1, { kind: 'JPW' }), legs(1))).toEqual(['L8J'])
    expect(await damage(paid)).toEqual([])
    expect(await damage('DELETE FROM jackpot_win')).toEqual(['L8J'])
  })
})

describe('suspense', () => {
  const account = `INSERT INTO account (owner_kind, type, currency) VALUES ('house', 'H:SUSPENSE', 'TLB')`
  const held = `(SELECT id FROM account WHERE type = 'H:SUSPENSE')`

  it('is filled by payments that no order explains, and left by decisions alone', async () => {
    expect(await damage(account, journal(1, { kind: 'SUS' }), legs(1, held))).toEqual([])
    expect(await damage(journal(2), legs(2, held))).toEqual(['L8U'])
  })

  it('is left by no journal without its decision', async () => {
    const event = `UPDATE journal SET source = 'suspense' WHERE ext_id = '1'`
    expect(await damage(journal(1, { kind: 'SUC' }), legs(1), event)).toEqual(['L8U'])
  })
})

describe('adjustments', () => {
  const posted = `INSERT INTO adjustment (ref_no, merchant, member_id, currency, amount, reason, status, proposed_by)
    SELECT 'TR1', 'walogm', member_id, 'TLB', 5, 'test', 'POSTED', 'FINANCE' FROM account WHERE type = 'CASH' LIMIT 1`
  const event = `UPDATE journal SET source = 'adjustment' WHERE ext_id = 'TR1'`

  it('that were posted have their journal, over their amount', async () => {
    expect(await damage(posted)).toEqual(['L8A'])
    expect(await damage(journal(1, { ext: 'TR1' }), event, legs(1))).toEqual(['L8A'])
  })

  it('are the cause of every journal in their name', async () => {
    expect(await damage(journal(1, { ext: 'TR1' }), event, legs(1))).toEqual(['L8A'])
  })
})
