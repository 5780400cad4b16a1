import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newTx, openTable, says, type Table, type TestPlayer } from '../../test/money/table.ts'
import { hourMs } from '../time-units.ts'
import { openVendorBooks } from './games.testing.ts'
import { reconcileGames } from './reconcile-games.ts'

const provider = 'sbx.walogm'
const hourOf = (at: Date) => at.toISOString().slice(0, 13)

let table: Table
let vendor: ReturnType<typeof openVendorBooks>
let player: TestPlayer
beforeEach(async () => {
  table = await openTable()
  vendor = openVendorBooks()
  player = await table.sitDown()
})
afterEach(() => table.close())

const recon = (options = { onTheirWayMs: 0 }) => reconcileGames(table.deps, vendor.report, options)

type Told = { txId?: string; roundId?: string; amount?: string; refTxId?: string; isUnconfirmed?: boolean }
/** Sends a message, which the vendor books when it is confirmed. */
async function tell(kind: 'bet' | 'win' | 'rollback', { amount = '10.00', isUnconfirmed, ...told }: Told = {}) {
  const order = { txId: newTx(), roundId: newTx(), amount, ...told }
  const { status, opRef } = await table.send(kind, says(player)[kind](order))
  expect(status).toBe('OK')
  const isNothing = kind === 'rollback' && !opRef
  if (!isUnconfirmed) vendor.confirm(kind.toUpperCase() as 'BET', order.txId, isNothing ? '0.00' : amount)
  return order
}
const answer = async (to: { txId: string; roundId: string }, amount: string) =>
  await tell('win', { refTxId: to.txId, roundId: to.roundId, amount })
const undo = async (to: { txId: string; roundId: string }, over: Told = {}) =>
  await tell('rollback', { refTxId: to.txId, roundId: to.roundId, ...over })

/** A round that won, and one whose stake went back. */
async function playTwice() {
  const [won, undone] = [await tell('bet'), await tell('bet', { amount: '20.00' })]
  return { won, undone, win: await answer(won, '35.50'), back: await undo(undone, { amount: '20.00' }) }
}
const row = (kind: string, ledger: string, report: string, difference: string) =>
  expect.objectContaining({ provider, currency: 'TLB', kind, ledger, report, difference })

describe('the messages of a vendor', () => {
  it('equal its report: bets, wins and rollbacks', async () => {
    await playTwice()
    const equal = [
      row('BET', '30.00', '30.00', '0.00'),
      row('WIN', '35.50', '35.50', '0.00'),
      row('ROLLBACK', '20.00', '20.00', '0.00'),
    ]
    const whole = { isWhole: true, differences: 0, cases: [], hours: [], unanswered: [], notCompared: [] }
    expect(await recon()).toEqual({ ...whole, compared: [{ provider, since: expect.any(String) }], sums: equal })
  })

  it('have a case for a bet that the ledger lacks', async () => {
    await playTwice()
    vendor.confirm('BET', 'never-came', '5.00')
    const { isWhole, cases, hours } = await recon()
    expect([isWhole, cases]).toEqual([
      false,
      [
        {
          ...{ provider, hour: hourOf(new Date()), txId: 'never-came', kind: 'BET', currency: 'TLB' },
          ...minus('5.00'),
        },
      ],
    ])
    expect(hours).toEqual([expect.objectContaining({ kind: 'BET', ledger: '30.00', report: '35.00', cases: 1 })])
  })
  const minus = (amount: string) => ({ ledger: '0.00', report: amount, difference: `-${amount}` })

  it('have a case for a bet that the report lacks', async () => {
    const { won } = await playTwice()
    vendor.messages.delete(won.txId)
    const { cases, differences } = await recon()
    expect([differences, cases]).toEqual([1, [row('BET', '10.00', '0.00', '10.00')]])
  })

  it('have a case for a win of another amount', async () => {
    const { win } = await playTwice()
    vendor.change(win.txId, { amount: 350_000n })
    expect((await recon()).cases).toEqual([row('WIN', '35.50', '35.00', '0.50')])
  })

  it('have a case for a rollback that the ledger lacks, and for one that the report lacks', async () => {
    const { won, back } = await playTwice()
    vendor.messages.delete(back.txId)
    vendor.confirm('ROLLBACK', `${won.txId}:undo`, '10.00')
    const { differences, cases } = await recon()
    const [lacking, other] = [row('ROLLBACK', '0.00', '10.00', '-10.00'), row('ROLLBACK', '20.00', '0.00', '20.00')]
    expect([differences, cases]).toEqual([2, [lacking, other]])
  })

  it('have two cases where the kinds or the currencies differ', async () => {
    const { win, won } = await playTwice()
    vendor.change(win.txId, { kind: 'ROLLBACK' })
    vendor.change(won.txId, { currency: 'USD' })
    expect((await recon()).differences).toBe(4)
  })

  it('belong to the hour of the report where a message crosses the hour', async () => {
    const { won, win } = await playTwice()
    const before = new Date(Date.now() - hourMs)
    vendor.change(won.txId, { at: before })
    expect(await recon()).toMatchObject({ isWhole: true, hours: [] })
    vendor.change(win.txId, { at: before, amount: 360_000n })
    expect((await recon()).hours).toEqual([
      expect.objectContaining({ hour: hourOf(before), kind: 'WIN', ledger: '35.50', report: '36.00', messages: 1 }),
    ])
  })

  it('have no case for a rollback that came before its bet, or again', async () => {
    await undo({ txId: 'not-yet', roundId: 'r' })
    const bet = await tell('bet')
    await undo(bet)
    await undo(bet)
    expect(await recon()).toMatchObject({ isWhole: true, differences: 0 })
    expect(vendor.sum('ROLLBACK')).toBe('10.00')
  })
})

describe('messages that are not compared', () => {
  it('are older than the report, unless the report has them', async () => {
    const before = await tell('bet', { isUnconfirmed: true })
    vendor.book.since = new Date(Date.now() + 1)
    await answer(before, '12.00')
    expect(await recon()).toMatchObject({ isWhole: true, sums: [row('WIN', '12.00', '12.00', '0.00')] })
    vendor.confirm('BET', before.txId, '11.00')
    expect((await recon()).cases).toEqual([row('BET', '10.00', '11.00', '-1.00')])
  })

  it('are on their way to the vendor', async () => {
    await tell('bet', { isUnconfirmed: true })
    expect(await recon({ onTheirWayMs: 60_000 })).toMatchObject({ isWhole: true })
    expect(await recon()).toMatchObject({ isWhole: false, differences: 1 })
  })

  it('are of a vendor without a report, which is named', async () => {
    // A seeded round has this source, which no vendor can sign as.
    const seeded = await table.sitDownAt('demo', player)
    const order = { txId: newTx(), roundId: newTx() }
    await table.send('bet', says(seeded).bet(order), 'demo')
    await playTwice()
    expect(await recon()).toMatchObject({ isWhole: true, notCompared: [{ provider: 'demo', messages: 1 }] })
  })
})

it('a vendor that does not answer leaves nothing whole, and makes no case', async () => {
  await playTwice()
  vendor.book.isSilent = true
  const silent = { isWhole: false, differences: 0, unanswered: [{ provider, reason: 'it cannot be reached' }] }
  expect(await recon()).toMatchObject({ ...silent, compared: [], notCompared: [] })
})

it('compares every message of a long month, in pages', async () => {
  await table.pool.query(
    `WITH made AS (
       INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, at, actor)
       SELECT uuidv7(make_interval(mins => -n)), $1, 'BET', $2, 'old-' || n, 'BTOLD' || n, now() - make_interval(mins => n),
         'test' FROM generate_series(1, 2500) n RETURNING id)
     INSERT INTO entry (journal_id, seq, account_id, currency, amount)
     SELECT made.id, 0, a.id, 'TLB', 10000 FROM made, account a WHERE a.type = 'H:GAME:TST' AND a.currency = 'TLB'`,
    [player.memberId, provider],
  )
  const missing = [2_400, 1_200, 100]
  for (let no = 1; no <= 2_500; no += 1)
    if (!missing.includes(no)) vendor.confirm('BET', `old-${no}`, '1.00', new Date(Date.now() - no * 60_000))
  const { differences, cases, sums } = await recon()
  expect([differences, cases.map(({ txId }) => txId)]).toEqual([3, missing.map((no) => `old-${no}`)])
  expect(sums).toMatchObject([{ messages: 2_500, ledger: '2500.00', report: '2497.00' }])
}, 60_000)
