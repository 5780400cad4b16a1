import { random } from '@boardwalk/brand-kit/art'
import { rollUp } from '../src/agents/roll-up.ts'
import { newId } from '../src/ids.ts'
import { PastLedger } from '../src/seed/agency/past-ledger.ts'
import type { Stage } from './agents-stage.ts'

export const size = Number(process.env.BENCH_MEMBERS ?? 50_000)
const depth = 12
const [bets, payments] = [2 * size, size]
/** Days that one transaction adds up. */
const duesAtOnce = 2_000

type Bet = { by: number; stake: bigint; payout: bigint; back: number }
const payKinds = ['deposit', 'withdraw', 'bonus', 'commission'] as const
type Payment = { by: number; kind: (typeof payKinds)[number]; amount: bigint; back: number }
/** `joined`: days ago. */
export type World = {
  ids: string[]
  uplines: number[]
  levels: number[]
  joined: number[]
  bets: Bet[]
  payments: Payment[]
}

/** A head with a random tree to the depth below it; the first accounts are one line to the last level. */
export function drawWorld(): World {
  const { whole, pick } = random('tree of an agency')
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
  const paid = Array.from({ length: payments }, () => ({
    ...{ by: whole(0, size), kind: pick(payKinds), amount: BigInt(whole(1, 90_000_000)), back: whole(0, 90) },
  }))
  const [ids, joined] = [uplines.map(() => newId()), uplines.map(() => whole(0, 120))]
  // In the order of time, as the ledger demands.
  return { ids, uplines, levels, joined, bets: drawn, payments: paid.toSorted((a, b) => b.back - a.back) }
}

/** Accounts and bets as rows; the days of the bets are added up by the roll-up's own code. */
export async function plant({ pool, deps, merchant }: Stage, world: World): Promise<void> {
  const paths: string[] = []
  for (const [at, id] of world.ids.entries())
    paths.push([paths[world.uplines[at] ?? -1], id.replaceAll('-', '')].filter(Boolean).join('.'))
  await pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, type, upline_id, path, language, avatar_id, affiliate_code, registered_at)
     SELECT id, $1, 'n' || no, 'n' || no, '-', 'n' || no, 1, upline, path::ltree, 'EN', 'a01', 'n' || no,
       now() - joined * interval '1 day'
     FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::int[]) WITH ORDINALITY AS made(id, upline, path, joined, no)`,
    [merchant.code, world.ids, world.uplines.map((upline) => world.ids[upline] ?? null), paths, world.joined],
  )
  await pool.query(
    `INSERT INTO account (owner_kind, member_id, type, currency, balance, min_balance)
     SELECT 'member', id, type, $1, 0, 0 FROM unnest($2::uuid[]) id, unnest(ARRAY['CASH', 'HOLD']) type`,
    [merchant.currency, world.ids],
  )
  await pay({ deps, merchant }, world)
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

/** Posts the payments by the ledger's rules. A withdrawal of more than there is becomes a deposit. */
async function pay({ deps, merchant }: Pick<Stage, 'deps' | 'merchant'>, world: World): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ledger = await PastLedger.open(tx, merchant.currency, world.ids)
    for (const [no, payment] of world.payments.entries()) {
      const { by, amount, back } = payment
      const memberId = world.ids[by] ?? ''
      if (payment.kind === 'withdraw' && ledger.balance(memberId, 'CASH') < amount) payment.kind = 'deposit'
      const at = new Date(Date.now() - back * 86_400_000)
      const event = { at, memberId, source: 'bench', extId: String(no), actor: 'system' }
      const method = { fee: 0n, method: 'bank' }
      if (payment.kind === 'deposit') ledger.post('DEP', { ...event, facts: { amount, ...method } })
      if (payment.kind === 'bonus') ledger.post('ALW', { ...event, facts: { amount } })
      if (payment.kind === 'commission') ledger.post('SLD', { ...event, facts: { amount } })
      if (payment.kind !== 'withdraw') continue
      ledger.post('WDH', { ...event, extId: `${no}:hold`, facts: { amount } })
      ledger.post('WDS', { ...event, facts: { amount, paid: amount, ...method } })
    }
    await ledger.write()
  })
}
