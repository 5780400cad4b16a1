import { AppError, txGroups } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { parseMoney } from '../ledger/money.ts'
import { openVendorWallet } from '../wallet/vendor-wallet.ts'
import { kindsIn } from './kinds.ts'
import { type Item, newHolder } from './testing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

type Holder = Awaited<ReturnType<typeof newHolder>>
const vendor = 'PROP'
const amount = fc.bigInt({ min: 1n, max: 6_000_000n })
const step = fc.tuple(fc.constantFrom('BET', 'WIN', 'RBW', 'PRM', 'ALW', 'VTI', 'VTO', 'ADJ'), amount)
type Step = readonly [kind: 'BET' | 'WIN' | 'RBW' | 'PRM' | 'ALW' | 'VTI' | 'VTO' | 'ADJ', amount: bigint]

async function take(holder: Holder, [kind, units]: Step) {
  const fund = { cash: units, bonus: 0n, vendor, purse: 'CASH', amount: units } as const
  try {
    await holder.book(kind, fund)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'INSUFFICIENT_FUNDS')) throw error
  }
}

/** The expected entries, by the simplest possible query. */
async function ledgerOf({ owner }: Holder) {
  const { rows } = await gateway.pool.query<{ id: string; amount: string; type: string; after: string }>(
    `SELECT e.journal_id || '.' || e.seq AS id, e.amount, a.type, e.balance_after AS after
     FROM entry e JOIN account a ON a.id = e.account_id WHERE a.member_id = $1`,
    [owner.memberId],
  )
  return rows
}

const units = (text: string) => parseMoney(text) ?? 0n
const signed = ({ direction, amount }: Item) => (direction === 'IN' ? units(amount) : -units(amount))
const sum = (list: bigint[]) => list.reduce((total, one) => total + one, 0n)

async function expectTotals(holder: Holder, input: Record<string, unknown>, found: Item[]) {
  const { summary, totalCount } = (await holder.read({ ...input, pageSize: 1 })).value
  const [came, went] = [found.map(signed).filter((one) => one > 0n), found.map(signed).filter((one) => one < 0n)]
  expect([totalCount, units(summary.in), units(summary.out), units(summary.net)]).toEqual([
    ...[found.length, sum(came), -sum(went), sum(found.map(signed))],
  ])
}

it('shows each entry of the ledger once, and totals that are its sums, for every filter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { maxLength: 12 }), async (steps) => {
      const holder = await newHolder(gateway)
      await gateway.deps.db.transaction((tx) => openVendorWallet(tx, holder.owner, vendor))
      for (const one of steps) await take(holder, one)
      const [all, ledger] = [await holder.walk({}, 5), await ledgerOf(holder)]
      expect(all.map((row) => [row.id, signed(row)]).sort()).toEqual(
        ledger.map(({ id, amount }) => [id, BigInt(amount)]).sort(),
      )
      for (const { balanceBefore, balanceAfter, ...row } of all)
        expect(units(balanceAfter) - units(balanceBefore)).toBe(signed({ balanceBefore, balanceAfter, ...row }))
      await expectTotals(holder, {}, all)
      for (const wallet of ['MAIN', 'BONUS', 'DEBT', vendor])
        await expectTotals(
          holder,
          { wallet },
          all.filter((row) => row.wallet === wallet),
        )
      for (const kind of txGroups)
        await expectTotals(
          holder,
          { kind },
          all.filter((row) => kindsIn(kind)?.some((one) => one === row.kind)),
        )
      for (const direction of ['IN', 'OUT'])
        await expectTotals(
          holder,
          { direction },
          all.filter((row) => row.direction === direction),
        )
    }),
    { numRuns: 12 },
  )
})
