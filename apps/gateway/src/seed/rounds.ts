import { type Random, random } from '@boardwalk/brand-kit/art'
import type { Tx } from '../db/client.ts'
import { and, asc, eq, gt, inArray, sql } from '../db/orm.ts'
import { type GameRow, games } from '../db/schema/catalogue.ts'
import { recentGames } from '../db/schema/game-session.ts'
import { accounts, bets } from '../db/schema/ledger.ts'
import { members } from '../db/schema/member.ts'
import { settings } from '../db/schema/settings.ts'
import type { Deps } from '../deps.ts'
import type { Merchant } from '../permission/merchants.ts'
import { demoProvider, settleRound } from './demo-round.ts'
import { isRegular } from './people.ts'

/** Rounds that a merchant's regulars play when the last day saw none. */
const roundsPerMerchant = 130
/** A board older than this is played again, before its last win disappears. */
const quietHours = 20

type Player = { id: string; cash: bigint }

/** Payouts of demo rounds in hundredths of the stake, with their weights; together about 91%. */
const returns: readonly (readonly [chance: number, percent: bigint])[] = [
  [0.004, 5_000n],
  [0.015, 1_200n],
  [0.04, 500n],
  [0.08, 200n],
  [0.1, 120n],
  [0.1, 50n],
]

export function payoutOf(stake: bigint, roll: Random): bigint {
  let draw = roll.next()
  for (const [chance, percent] of returns) {
    if (draw < chance) return (stake * percent) / 100n
    draw -= chance
  }
  return 0n
}

/**
 * Plays real rounds for the regulars of every merchant, posted like any other, when there were none recently.
 * Returns the number of rounds. Processes that start together are serialised by the world's stamp.
 */
export async function playRounds({ db, merchants }: Deps): Promise<number> {
  let played = 0
  for (const merchant of merchants.all) {
    if (!(await isQuiet(db, merchant.code))) continue
    played += await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '60s'; set local statement_timeout = '60s';
        set local idle_in_transaction_session_timeout = '5min'`)
      await tx.select().from(settings).where(eq(settings.name, 'demoWorld')).for('update')
      return (await isQuiet(tx, merchant.code)) ? playMerchant(tx, merchant) : 0
    })
  }
  return played
}

async function isQuiet(db: Pick<Tx, 'select'>, merchant: string): Promise<boolean> {
  const since = sql`now() - ${quietHours} * interval '1 hour'`
  const [bet] = await db
    .select({ at: bets.settledAt })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.status, 'SETTLED'), gt(bets.settledAt, since), gt(bets.payout, 0n)))
    .limit(1)
  return !bet
}

async function regulars(tx: Tx, merchant: Merchant): Promise<Player[]> {
  const rows = await tx
    .select({ id: members.id, username: members.username, cash: accounts.balance })
    .from(members)
    .innerJoin(accounts, and(eq(accounts.memberId, members.id), eq(accounts.type, 'CASH')))
    .where(and(eq(members.merchant, merchant.code), eq(members.type, 0), eq(accounts.currency, merchant.currency)))
    .orderBy(asc(members.id))
  return rows.filter(({ username }) => isRegular(username)).map(({ id, cash }) => ({ id, cash: cash ?? 0n }))
}

const slotsToPlay = (tx: Tx): Promise<GameRow[]> =>
  tx
    .select()
    .from(games)
    .where(and(eq(games.gameType, 'RNG'), eq(games.isEnabled, true)))
    .orderBy(asc(games.sort))
    .limit(60)

async function playMerchant(tx: Tx, merchant: Merchant): Promise<number> {
  const [players, slots] = await Promise.all([regulars(tx, merchant), slotsToPlay(tx)])
  if (players.length === 0 || slots.length === 0) return 0
  // Rounds so far: names the next ones, and makes the first evening the same on every machine.
  const { rows } = await tx.execute<{ before: string; now: string }>(
    sql`select count(*) as before, now() as now from bet where merchant = ${merchant.code} and provider = ${demoProvider}`,
  )
  const before = rows[0]?.before ?? '0'
  const now = new Date(rows[0]?.now ?? 0)
  const roll = random(`rounds ${merchant.code} ${before}`)
  let played = 0
  for (let at = 0; at < roundsPerMerchant; at += 1) {
    const player = roll.pick(players)
    const game = roll.pick(slots)
    const stake = BigInt(roll.pick([1, 2, 2, 5, 5, 10, 20])) * 10_000n
    const payout = payoutOf(stake, roll)
    if (player.cash < stake) continue
    const ago = ((roundsPerMerchant - at) / roundsPerMerchant) * 19 * 3_600_000 + roll.between(0, 300_000)
    const round = {
      name: `${merchant.code}-${before}-${at}`,
      merchant,
      memberId: player.id,
      game,
      stake,
      payout,
      at: new Date(now.getTime() - ago),
    }
    await settleRound(tx, round)
    player.cash += payout - stake
    played += 1
  }
  await rememberGames(tx, players)
  return played
}

/** The players' last launches, as a launch would have stored them. */
async function rememberGames(tx: Tx, players: Player[]): Promise<void> {
  const ids = players.map(({ id }) => id)
  const last = tx
    .select({
      memberId: bets.memberId,
      gameId: bets.gameId,
      vendor: sql<string>`max(${bets.vendor})`.as('vendor'),
      playedAt: sql<Date>`max(${bets.placedAt})`.as('played_at'),
    })
    .from(bets)
    .where(inArray(bets.memberId, ids))
    .groupBy(bets.memberId, bets.gameId)
  await tx.insert(recentGames).select(last).onConflictDoNothing()
}
