import { type FakeTransaction, fakeId, makeTransaction, makeTransactions, NOW } from '@boardwalk/api-client/fakes'

type Step = Pick<FakeTransaction, 'kind' | 'reason'> & { cents: number } & Partial<FakeTransaction>

/** Newest first, as the server lists them. */
const steps: Step[] = [
  { kind: 'WIN', reason: 'RESULT', cents: 4_250, remark: 'Lantern Harvest', relatedNo: 'BT261121-0000000019' },
  { kind: 'BET', reason: 'STAKE', cents: -500, remark: 'Lantern Harvest', relatedNo: 'BT261121-0000000019' },
  { kind: 'BET', reason: 'STAKE', cents: -500, remark: 'Lantern Harvest', relatedNo: 'BT261121-0000000018' },
  { kind: 'VTO', reason: 'END', cents: 12_000 },
  { kind: 'VTI', reason: 'LAUNCH', cents: -10_000 },
  { kind: 'RBB', reason: 'CANCELLED', cents: 2_500, remark: 'Reef Runner', relatedNo: 'BT261121-0000000012' },
  { kind: 'BET', reason: 'STAKE', cents: -2_500, remark: 'Reef Runner', relatedNo: 'BT261121-0000000012' },
  { kind: 'ALW', reason: 'ALLOWANCE', cents: 50_000 },
  { kind: 'WDH', reason: 'PLAYER', cents: -20_000 },
  { kind: 'JPW', reason: 'JACKPOT', cents: 1_250_000, remark: 'Monsoon Gold' },
  { kind: 'RBT', reason: 'AGREEMENT', cents: 1_275 },
  { kind: 'DEP', reason: 'PAYMENT', cents: 100_000 },
]
const HOUR_MS = 3_600_000
const decimal = (cents: number) => (cents / 100).toFixed(2)

const balanceAfter = (index: number) => 100_000 + steps.slice(index).reduce((sum, { cents }) => sum + cents, 0)

/** Entries of a busy week, whose balances follow each other. */
export const storyEntries: FakeTransaction[] = steps.map(({ cents, ...step }, index) =>
  makeTransaction(
    {
      ...step,
      id: `${fakeId(steps.length - index)}.1`,
      refNo: `TR261121-${String(1000 - index).padStart(10, '0')}`,
      time: new Date(Date.parse(NOW) - index * 5 * HOUR_MS).toISOString(),
      direction: cents > 0 ? 'IN' : 'OUT',
      amount: decimal(Math.abs(cents)),
      balanceBefore: decimal(balanceAfter(index) - cents),
      balanceAfter: decimal(balanceAfter(index)),
    },
    index,
  ),
)

const sum = (list: Step[]) => decimal(list.reduce((total, { cents }) => total + Math.abs(cents), 0))

/** The same as a response of the server, one of many pages. */
export const storyPage = () =>
  makeTransactions(storyEntries, {
    ...{ totalCount: 1_284, totalPages: 65 },
    summary: {
      in: sum(steps.filter(({ cents }) => cents > 0)),
      out: sum(steps.filter(({ cents }) => cents < 0)),
      net: decimal(steps.reduce((total, { cents }) => total + cents, 0)),
    },
  })
