// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { openHistory } from '../src/client/frame/history.ts'
import type { Kit } from '../src/client/kit.ts'
import { placeOf } from '../src/client/place.ts'
import { en } from '../src/client/strings/en.ts'
import { clients } from '../src/games/index.client.ts'
import type { EngineName } from '../src/kernel/engines.ts'
import type { RoundRecord } from '../src/kernel/record.ts'

beforeEach(() => {
  document.body.replaceChildren()
  // The test's document has dialogs, and no way to open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  return () => vi.unstubAllGlobals()
})

const common = { v: 1, seed: 'ab'.repeat(32), clientSeed: 'c', stake: '2.00', at: '2026-11-23T08:05:00.000Z' }
const records = {
  wheel: {
    ...{ ...common, kind: 'solo', engine: 'wheel', roundId: 'r1', cost: '2.00', payout: '13.00' },
    ...{ bet: { spot: 650 }, outcome: { segment: 0, multiplier: 650 } },
  },
  football: {
    ...{ ...common, kind: 'shared', engine: 'football', roundId: 'r2', cost: '2.00', payout: '0.00' },
    ...{ table: 'football', no: 7, outcome: { matches: [] } },
    bet: { times: 1, legs: [{ fixture: 0, market: 'result', pick: 'home', odds: 198 }] },
  },
} as const

async function rowOf(engine: keyof typeof records) {
  vi.stubGlobal('fetch', async () => Response.json({ rounds: [records[engine]], nextCommitment: '' }))
  const { client } = await clients[engine as EngineName]()
  const kit = { t: client.strings.en, money: (amount: string) => `₱${amount}` } as unknown as Kit
  await openHistory({
    ...{ bearer: 'b', rules: client.rules, agreements: new Map(), t: en },
    ...{ place: placeOf('en', 'PH', 'Asia/Manila'), timesIn: 'Times are in Philippine Standard Time.' },
    money: kit.money,
    summary: () => 'the outcome',
    bet: (round: RoundRecord) => client.bet?.(round, kit) ?? '',
  })
  return document.querySelector('.rounds li')?.textContent ?? ''
}

it('shows a past round’s time, bet, cost, payout and outcome', async () => {
  const row = await rowOf('wheel')
  // 08:05 UTC: the operator's clock, wherever the device is.
  expect(row).toMatch(/^November 23, 2026, 4:05.PM/)
  expect(document.body.textContent).toContain('Times are in Philippine Standard Time.')
  expect(row).toContain('6.5×')
  expect(row).toContain('₱2.00 → ₱13.00')
  expect(row).toContain('the outcome')
})

it('names teams, pick and odds of a match', async () => {
  expect(await rowOf('football')).toMatch(/ – .*@ 1\.98/)
})
