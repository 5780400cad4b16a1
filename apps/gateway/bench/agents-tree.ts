import { isDeepStrictEqual } from 'node:util'
import { random } from '@boardwalk/brand-kit/art'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { teamOf } from '../src/agents/team.ts'
import { formatMoney, parseMoney } from '../src/ledger/money.ts'
import { daysAgo, filling, fillMarks, type Stage, since } from './agents-stage.ts'
import { drawWorld, plant, size, type World } from './agents-tree-world.ts'

/** Teams beside the head's. */
const checked = 60
const windows = [0, 6, 29, 90]
/** Valid bets from which an account is active, as in the days that the stage asks for. */
const activeFrom = 1_000_000n

/** Figures that open the accounts behind them; two of them are counts. */
const figures = ['validBet', 'winLoss', 'deposit', 'withdraw', 'bonus', 'registrations', 'active'] as const
type Figure = (typeof figures)[number]
type Sum = Record<Figure | 'commission', bigint>
const columns = [...figures, 'commission'] as const
const sumOf = (of: (column: keyof Sum) => bigint) => Object.fromEntries(columns.map((one) => [one, of(one)])) as Sum
const none = () => sumOf(() => 0n)
const add = (sum: Sum, more: Sum) => {
  for (const column of columns) sum[column] += more[column]
}

/** Sums of the raw rows alone, of each account itself and of the team below it. */
function rawSums({ ids, uplines, joined, bets: drawn, payments: paid }: World, back: number) {
  const [own, team] = [ids.map(none), ids.map(none)]
  const put = (by: number, column: keyof Sum, amount: bigint) => {
    const sum = own[by]
    if (sum) sum[column] += amount
  }
  for (const { by, stake, payout, back: age } of drawn) {
    if (age > back) continue
    put(by, 'validBet', stake)
    put(by, 'winLoss', payout - stake)
  }
  for (const { by, kind, amount, back: age } of paid) if (age <= back) put(by, kind, amount)
  for (const [at, sum] of own.entries()) {
    sum.registrations = (joined[at] ?? 0) <= back ? 1n : 0n
    sum.active = sum.validBet >= activeFrom ? 1n : 0n
  }
  // An upline is before its downlines.
  for (let at = ids.length - 1; at > 0; at--)
    for (const part of [own, team]) add(team[uplines[at] ?? 0] ?? none(), part[at] ?? none())
  return { own, team }
}

type Shown = { [Column in keyof Sum]?: string | number | undefined }
const read = (shown: Shown, column: keyof Sum): bigint => {
  const value = shown[column]
  return typeof value === 'number' ? BigInt(value) : (parseMoney(value ?? '') ?? 0n)
}
/** A list of accounts behind a figure, added up; each is one of a count. */
const total = (list: readonly object[], figure: Figure): bigint =>
  figure === 'registrations' || figure === 'active'
    ? BigInt(list.length)
    : list.reduce((sum, row) => sum + read(row as Shown, figure), 0n)

/** The figures of an account's team, as its pages show them: over the team, over its rows, and over its next level. */
async function figuresOf(stage: Stage, { world, own }: { world: World; own: Sum[] }, at: number, back: number) {
  const { db } = stage.deps
  const [days, today] = [since(stage, back), since(stage, 0)]
  const games = { gameCategory: 'ALL', vassalage: 'ALL' } as const
  const one = async (id: string) => {
    const team = await teamOf(db, { memberId: id })
    const { sum } = await overviewOf(db, team, { days, today, currency: stage.merchant.currency })
    return { team, sum: sumOf((column) => read(sum, column)) }
  }
  const { team, sum: overview } = await one(world.ids[at] ?? '')
  const [summary, rows, level]: [Partial<Sum>, Partial<Sum>, Sum] = [{}, {}, none()]
  for (const figure of figures) {
    const asked = { figure, sort: 'figure', ...games, pageNo: 1, pageSize: size + 1 } as const
    const all = await pnlPage(db, team, days, { ...asked, scope: 'TEAM' })
    const direct = await pnlPage(db, team, days, { ...asked, scope: 'DIRECT' })
    summary[figure] = read(all.summary, figure)
    rows[figure] = total(all.list, figure)
    level[figure] = total(direct.list, figure)
  }
  for (const [below, upline] of world.uplines.entries()) {
    if (upline !== at) continue
    add(level, (await one(world.ids[below] ?? '')).sum)
    // No list is of commissions.
    level.commission += own[below]?.commission ?? 0n
  }
  return { overview, summary, rows, level }
}

/** Compares figures of the head and of random teams with their rows, their next level and the bets themselves. */
export async function checkTree(stage: Stage): Promise<void> {
  const world = drawWorld()
  await filling(() => plant(stage, world))
  await fillMarks(stage)
  const heads = [...new Set(world.uplines.slice(1))]
  const { pick } = random('teams to check')
  const chosen = [...new Set([0, ...Array.from({ length: checked }, () => pick(heads))])]
  const [equal, different]: [string[], string[]] = [[], []]
  for (const back of windows) {
    const { team, own } = rawSums(world, back)
    for (const at of chosen)
      for (const [name, figure] of Object.entries(await filling(() => figuresOf(stage, { world, own }, at, back)))) {
        const found = isDeepStrictEqual({ ...team[at], ...figure }, team[at]) ? equal : different
        found.push(`${name} of ${world.ids[at]} since ${daysAgo(stage, back)}: ${formatMoney(figure.validBet ?? 0n)}`)
      }
  }
  const made = `tree of ${size} accounts to depth ${Math.max(...world.levels)}, ${world.bets.length} bets, ${world.payments.length} payments`
  console.log(`${made}: ${equal.length} figures equal, ${different.length} different`)
  if (different.length > 0) throw new Error(different.slice(0, 10).join('\n'))
}
