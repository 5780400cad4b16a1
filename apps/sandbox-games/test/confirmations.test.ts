import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStore, type Store } from '../src/server/store/store.ts'
import { answer, lost, scriptedWallet, start } from './faulty.ts'

const dir = mkdtempSync(join(tmpdir(), 'sandbox-confirmed-'))
afterAll(() => rmSync(dir, { recursive: true }))

const noon = Date.parse('2026-12-01T12:00:00.000Z')
const dayMs = 24 * 3_600_000
let [nowMs, store, file] = [noon, null as unknown as Store, '']
beforeEach(() => {
  nowMs = noon
  file = join(dir, `${randomUUID()}.db`)
  store = openStore(file)
})
afterEach(() => {
  vi.useRealTimers()
  store.close()
})

const always = { operator: 'walogm', from: '', until: '9', after: { at: '', txId: '' } }
const reported = () => store.confirmedPage(always).rows.map(({ kind, amount, at }) => [kind, amount, at.slice(11, 16)])

async function play(scripted: ReturnType<typeof scriptedWallet>, refused = false) {
  const open = await start({ store, wallet: scripted.wallet, now: () => nowMs })
  const order = { orderId: randomUUID(), stake: '1.00', bet: {}, clientSeed: 'mine' }
  const wager = await open.solo.order(open.session, order).catch(() => null)
  expect(wager === null).toBe(refused)
  return { open, wager }
}

describe('a confirmed message', () => {
  it('is in the report: the stake and the win', async () => {
    const { wager } = await play(scriptedWallet())
    const { rows } = store.confirmedPage(always)
    const common = { operator: 'walogm', wagerId: wager?.id, currency: 'TLB', at: '2026-12-01T12:00:00.000Z' }
    expect(rows).toEqual([
      { ...common, txId: `${wager?.id}:bet`, kind: 'BET', amount: '1.00' },
      { ...common, txId: `${wager?.id}:win`, kind: 'WIN', amount: wager?.payout },
    ])
  })

  it('has the time of its confirmation, which may be another hour than the stake’s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const scripted = scriptedWallet()
    scripted.replies.win = [() => lost]
    await play(scripted)
    expect(reported()).toEqual([['BET', '1.00', '12:00']])
    nowMs += 3_600_000
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported()).toEqual([
      ['BET', '1.00', '12:00'],
      ['WIN', expect.any(String), '13:00'],
    ])
  })

  it.each([
    ['that the wallet had taken', 'RB1', ['BET', '1.00'], ['ROLLBACK', '1.00']],
    ['that the wallet never got', null, ['ROLLBACK', '0.00']],
  ])('is the return of a stake %s', async (_, opRef, ...wanted) => {
    const scripted = scriptedWallet()
    scripted.replies.bet = [() => lost]
    scripted.replies.rollback = [() => answer({ opRef })]
    await play(scripted, true)
    expect(reported().map(([kind, amount]) => [kind, amount])).toEqual(wanted)
  })

  it('is none that the wallet refused, and none of a demo', async () => {
    const scripted = scriptedWallet()
    scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
    await play(scripted, true)
    await play(scriptedWallet({ demo: true }))
    expect(reported()).toEqual([])
  })

  it('survives a restart, and is the same when it is confirmed again', async () => {
    await play(scriptedWallet())
    const { rows } = store.confirmedPage(always)
    store.close()
    store = openStore(file)
    for (const row of rows) store.confirm({ ...row, at: '2026-12-01T13:00:00.000Z' })
    expect(store.confirmedPage(always).rows).toEqual(rows)
  })
})

describe('the stored messages', () => {
  const message = (no: number, at: number) => ({
    ...{ txId: String(no).padStart(5, '0'), operator: 'walogm', kind: 'BET' as const, wagerId: 'w', currency: 'TLB' },
    ...{ amount: '1.00', at: new Date(at).toISOString() },
  })

  it('leave after 40 days, a few with each new one', () => {
    for (let no = 0; no < 25; no += 1) store.confirm(message(no, noon - 41 * dayMs))
    store.confirm(message(25, noon - 39 * dayMs))
    store.confirm(message(26, noon))
    expect(store.confirmedPage(always).rows).toHaveLength(7)
    store.confirm(message(27, noon))
    expect(store.confirmedPage(always).rows.map(({ txId }) => Number(txId))).toEqual([25, 26, 27])
  })

  it('are complete since the file was made, for at most 40 days', () => {
    const made = Date.now()
    expect(Date.parse(store.confirmedSince(made)) / 1000).toBeCloseTo(made / 1000, -2)
    expect(store.confirmedSince(made + 41 * dayMs)).toBe(new Date(made + dayMs).toISOString())
  })

  it('come in pages without a gap', () => {
    for (let no = 0; no < 1_001; no += 1) store.confirm(message(no, noon))
    const first = store.confirmedPage(always)
    const second = store.confirmedPage({ ...always, after: first.next ?? always.after })
    expect([first.rows.length, second.rows.map(({ txId }) => txId), second.next]).toEqual([1_000, ['01000'], null])
  })
})
