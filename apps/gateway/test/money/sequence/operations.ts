import { randomUUID } from 'node:crypto'
import { expireDeposits } from '../../../src/cashier/expire-deposits.ts'
import { handOverLate } from '../../../src/cashier/hand-over.ts'
import { sandboxProvider } from '../../../src/cashier/sandbox/sandbox-provider.ts'
import { sendSandboxEvents } from '../../../src/cashier/sandbox/send-events.ts'
import type { Tx } from '../../../src/db/client.ts'
import { formatMoney } from '../../../src/ledger/money.ts'
import { postBetween } from '../../../src/ledger/post-between.ts'
import { approveBonuses, decide } from '../../../src/points/decide.ts'
import { issueBonuses } from '../../../src/reward-centre/issue.ts'
import { sweepVendorWallets } from '../../../src/wallet/sweep-vendor-wallets.ts'
import { changeWithdrawal } from '../../../src/withdrawals/change-withdrawal.ts'
import { payOut } from '../../../src/withdrawals/pay-out.ts'
import type { WithdrawalRow } from '../../../src/withdrawals/rows.ts'
import { call } from '../../gateway.ts'
import { callback } from '../arcade.ts'
import { forms, type MoneyRow } from '../forms/forms.ts'
import { currency, merchant } from '../forms/stage.ts'
import { newTx } from '../table.ts'
import type { Bet, Member, World } from './world.ts'

/** True when it ended; false when its outcome is unknown, so that it has to be asked again. */
export type Act = () => Promise<boolean>
/** Action of one step, prepared without faults. `isKeyed`: a repeat has no effect. Null: nothing to do now. */
export type Step = { act: Act; isKeyed: boolean } | null
type Operation = (world: World, who: Member) => Promise<Step>

/** Forms that move no money, or that begin with another form's row. */
const apart: MoneyRow[] = ['addPayAccount', 'removePayAccount', 'receiveWithdrawal']
const rows = (Object.keys(forms) as MoneyRow[]).filter((name) => !apart.includes(name))

/** A money form with one key; its amount varies, of a deposit over all behaviours of the sandbox provider. */
const submit =
  (name: MoneyRow): Operation =>
  async (world, who) =>
    keyed(world, who, [name, vary(world, name, await forms[name].input(world.stage, who))])

function vary({ choose }: World, name: MoneyRow, input: Record<string, unknown>) {
  if (name === 'createDeposit') return { ...input, amount: `100.0${choose.below(10)}` }
  const field = ['amount', 'points'].find((each) => each in input)
  const varied = field ? { ...input, [field]: `${10 + choose.below(150)}.${10 + choose.below(90)}` } : input
  if (name !== 'walletTransfer') return varied
  const ways = [varied, { ...varied, from: 'TRV1', to: 'MAIN' }, { ...varied, from: 'ALL', to: 'MAIN', all: true }]
  return ways[choose.below(ways.length)] ?? varied
}

function keyed({ gateway }: World, { token }: Member, [name, input]: [MoneyRow, Record<string, unknown>]): Step {
  const headers = { 'idempotency-key': randomUUID() }
  return {
    isKeyed: true,
    act: async () => {
      const { status, code } = await call(gateway.app, name, input, { token, headers })
      if (code === 'INTERNAL') throw new Error(`${name} answered INTERNAL`)
      return status < 500
    },
  }
}

/** A provider repeats until it has a final answer; a bet without one is rolled back. */
const tell = ({ gateway }: World, action: string, body: Record<string, unknown>): Step => ({
  isKeyed: true,
  act: async () => (await callback(gateway.app, action, body)).http === 200,
})

const game: Record<string, Operation> = {
  bet: async (world, who) => {
    const ids = { txId: newTx(), roundId: newTx() }
    world.bets.push({ ...ids, who })
    return tell(world, 'bet', { ...who.seat, ...ids, amount: formatMoney(BigInt(1 + world.choose.below(600_000))) })
  },
  win: async (world) => {
    const bet = anyOf(world, world.bets)
    if (!bet) return null
    const amount = formatMoney(BigInt(world.choose.below(1_500_000)))
    const ids = { txId: newTx(), roundId: bet.roundId, refTxId: bet.txId }
    return tell(world, 'win', { ...bet.who.seat, ...ids, amount, closed: world.choose.chance(0.8) })
  },
  rollback: async (world) => {
    const bet = anyOf<Bet>(world, world.bets)
    return bet && tell(world, 'rollback', { ...bet.who.seat, txId: newTx(), roundId: bet.roundId, refTxId: bet.txId })
  },
  campaign: async (world, { seat }) =>
    tell(world, 'promo', { ...seat, txId: newTx(), campaign: 'spring', amount: '3.33' }),
}

const anyOf = <T>({ choose }: World, list: readonly T[]): T | null => list[choose.below(list.length)] ?? null
const once = (work: () => Promise<unknown>): Step => ({
  isKeyed: false,
  act: async () => {
    await work()
    return true
  },
})
const inTx = ({ gateway }: World, work: (tx: Tx) => Promise<unknown>) => once(() => gateway.deps.db.transaction(work))

/** Actions of operators, jobs and the provider. */
const others: Record<string, Operation> = {
  providerReports: async (world) => {
    await world.stage.query(`UPDATE sandbox_event SET due_at = now() WHERE sent_at IS NULL`)
    return once(() => sendSandboxEvents(world.gateway.deps, world.deliver))
  },
  handOver: async (world) => once(() => handOverLate(world.gateway.deps, sandbox(world), 0)),
  expiry: async (world) => {
    await world.stage.query(`UPDATE deposit SET expires_at = now() WHERE status = 'PENDING' AND random() < 0.3`)
    return once(() => expireDeposits(world.gateway.deps))
  },
  payOut: async (world) => once(() => payOut(world.gateway.deps, sandbox(world), 0)),
  review: async (world) => {
    const row = await withdrawalIn(world)
    const event = (['approved', 'approved', 'rejected', 'received', 'disputed', 'forced'] as const)[
      world.choose.below(6)
    ]
    const rule = (await world.gateway.deps.settings.of(merchant)).withdrawal
    return row && event ? inTx(world, (tx) => changeWithdrawal(tx, row, event, { actor: 'OPERATOR', rule })) : null
  },
  transferDown: async (world, who) => {
    const posting = { payer: world.agentId, payee: who.id, currency, extId: randomUUID(), actor: 'test' }
    const amount = BigInt(1 + world.choose.below(500_000))
    return inTx(world, (tx) => postBetween(tx, 'TRD', { ...posting, amount }))
  },
  redemption: async (world) => {
    const [row] = await world.stage.query<{ refNo: string }>(
      `SELECT ref_no AS "refNo" FROM redemption WHERE status = 'IN_PROCESS' LIMIT 1`,
    )
    const status = world.choose.chance(0.5) ? 'APPROVED' : 'REJECTED'
    return row ? inTx(world, (tx) => decide(tx, { refNo: row.refNo, status, actor: 'test' })) : null
  },
  bonuses: async (world) => inTx(world, (tx) => issueBonuses(tx, { code: merchant, currency })),
  pointBonuses: async (world) => inTx(world, (tx) => approveBonuses(tx, merchant, 0)),
  sweep: async (world) => once(() => sweepVendorWallets(world.gateway.deps)),
}

const sandbox = ({ gateway, deliver }: World) => sandboxProvider(gateway.deps, deliver)
const withdrawalIn = async ({ stage }: World) =>
  (
    await stage.query<WithdrawalRow>(`SELECT ref_no AS "refNo", member_id AS "memberId", currency FROM withdrawal
      WHERE status IN ('REVIEW', 'PAID_OUT', 'DISPUTED') ORDER BY ref_no DESC LIMIT 1`)
  )[0]

/** Everything that moves money or points. */
export const operations: Record<string, Operation> = {
  ...Object.fromEntries(rows.map((name) => [name, submit(name)])),
  ...game,
  ...others,
}
