import { isDeepStrictEqual } from 'node:util'
import { random } from '@boardwalk/brand-kit/art'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { rollUp } from '../src/agents/roll-up.ts'
import { teamOf } from '../src/agents/team.ts'
import { newId } from '../src/ids.ts'
import { formatMoney, parseMoney } from '../src/ledger/money.ts'
import { daysAgo, filling, fillMarks, type Stage, since } from './agents-stage.ts'

const size = Number(process.env.BENCH_MEMBERS ?? 50_000)
const depth = 12
const bets = 2 * size
/** Teams beside the head's. */
const checked = 60
const windows = [0, 6, 29, 90]
/** Days that one transaction adds up. */
const duesAtOnce = 2_000

type Bet = { by: number; stake: bigint; payout: bigint; back: number }
type World = { ids: string[]; uplines: number[]; levels: number[]; bets: Bet[] }

/** A head with a random tree to the depth below it; the first accounts are one line to the last level. */
function drawWorld(): World {
  const { whole } = random('tree of an agency')
  const [uplines, levels, open] = [[-1], [0], [0]]
  for (let at = 1; at <= size; at++) {
    const upline = at <= depth ? at - 1 : (open[whole(0, open.length - 1)] ?? 0)
    const level = (levels[upline] ?? 0) + 1
    uplines.push(upline)
    levels.push(level)
    if (level < depth) open.push(at)
  }
  const drawn = Array.from({ length: bets }, () => ({
    ...{ by: whole(0, size), stake: BigInt(whole(1, 90_000_000)), payout: BigInt(whole(0, 120_000_000)) },
    back: whole(0, 90),
  }))
  return { ids: uplines.map(() => newId()), uplines, levels, bets: drawn }
}

/** Accounts and bets as rows; the days of the bets are added up by the roll-up's own code. */
async function plant({ pool, deps, merchant }: Stage, world: World): Promise<void> {
  const paths: string[] = []
  for (const [at, id] of world.ids.entries())
    paths.push([paths[world.uplines[at] ?? -1], id.replaceAll('-', '')].filter(Boolean).join('.'))
  await pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, type, upline_id, path, language, avatar_id, affiliate_code)
     SELECT id, $1, 'n' || no, 'n' || no, '-', 'n' || no, 1, upline, path::ltree, 'EN', 'a01', 'n' || no
     FROM unnest($2::uuid[], $3::uuid[], $4::text[]) WITH ORDINALITY AS made(id, upline, path, no)`,
    [merchant.code, world.ids, world.uplines.map((upline) => world.ids[upline] ?? null), paths],
  )
  const column = <T>(of: (bet: Bet) => T) => world.bets.map(of)
  await pool.query(
    `WITH made AS (
       INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
         game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
       SELECT 'bench', no::text, 'BT261124-' || lpad(no::text, 10, '0'), $1, by, no::text, by, by, 'x', 'NOVA', 'RNG', $2,
         stake, stake, 0, payout, stake, 'SETTLED', at, at
       FROM (SELECT *, now() - back * interval '1 day' AS at
         FROM unnest($3::uuid[], $4::bigint[], $5::bigint[], $6::int[]) WITH ORDINALITY AS drawn(by, stake, payout, back, no)) bet
       RETURNING member_id, settled_at)
     INSERT INTO member_day_due (member_id, at) SELECT member_id, settled_at FROM made`,
    [
      ...[merchant.code, merchant.currency, column(({ by }) => world.ids[by]), column(({ stake }) => stake)],
      ...[column(({ payout }) => payout), column(({ back }) => back)],
    ],
  )
  await pool.query('VACUUM ANALYZE')
  while ((await deps.db.transaction((tx) => rollUp(tx, merchant, duesAtOnce))) > 0);
}

type Sum = { validBet: bigint; winLoss: bigint }
const add = (sum: Sum, more: Sum) => {
  sum.validBet += more.validBet
  sum.winLoss += more.winLoss
}
const none = (): Sum => ({ validBet: 0n, winLoss: 0n })

/** Sums of the bets alone, of each account itself and of the team below it. */
function rawSums({ ids, uplines, bets: drawn }: World, back: number) {
  const [own, team] = [ids.map(none), ids.map(none)]
  for (const { by, stake, payout, back: age } of drawn)
    if (age <= back) add(own[by] ?? none(), { validBet: stake, winLoss: payout - stake })
  // An upline is before its downlines.
  for (let at = ids.length - 1; at > 0; at--)
    for (const part of [own, team]) add(team[uplines[at] ?? 0] ?? none(), part[at] ?? none())
  return { own, team }
}

type Money = Record<keyof Sum, string>
const read = ({ validBet, winLoss }: Money): Sum => ({
  ...{ validBet: parseMoney(validBet) ?? 0n, winLoss: parseMoney(winLoss) ?? 0n },
})
const total = (rows: readonly Money[]): Sum => {
  const sum = none()
  for (const row of rows) add(sum, read(row))
  return sum
}

/** The figures of an account's team, as its pages show them: over the team, over its rows, and over its next level. */
async function figuresOf(stage: Stage, world: World, at: number, back: number) {
  const { db } = stage.deps
  const [days, today] = [since(stage, back), since(stage, 0)]
  const games = { gameCategory: 'ALL', vassalage: 'ALL' } as const
  const asked = { figure: 'validBet', sort: 'figure', ...games, pageNo: 1, pageSize: size + 1 } as const
  const one = async (id: string) => {
    const team = await teamOf(db, { memberId: id })
    return { team, sum: (await overviewOf(db, team, { days, today, currency: stage.merchant.currency })).sum }
  }
  const { team, sum } = await one(world.ids[at] ?? '')
  const all = await pnlPage(db, team, days, { ...asked, scope: 'TEAM' })
  const direct = await pnlPage(db, team, days, { ...asked, scope: 'DIRECT' })
  const level = total(direct.list)
  for (const [below, upline] of world.uplines.entries())
    if (upline === at) add(level, read((await one(world.ids[below] ?? '')).sum))
  return { overview: read(sum), summary: read(all.summary), rows: total(all.list), level }
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
    const { team } = rawSums(world, back)
    for (const at of chosen)
      for (const [name, figure] of Object.entries(await filling(() => figuresOf(stage, world, at, back)))) {
        const found = isDeepStrictEqual(figure, team[at]) ? equal : different
        found.push(`${name} of ${world.ids[at]} since ${daysAgo(stage, back)}: ${formatMoney(figure.validBet)}`)
      }
  }
  const made = `tree of ${size} accounts to depth ${Math.max(...world.levels)}, ${bets} bets`
  console.log(`${made}: ${equal.length} figures equal, ${different.length} different`)
  if (different.length > 0) throw new Error(different.slice(0, 10).join('\n'))
}
