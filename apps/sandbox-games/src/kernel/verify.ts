import { toAmount, toUnits } from './amounts.ts'
import { stepsToAnchor } from './chain.ts'
import { commitmentOf, drawFrom } from './fair.ts'
import type { Game, RoomGame, SharedGame, SoloGame } from './kinds.ts'
import type { RoomRecord, RoundRecord, SharedRecord, SoloRecord } from './record.ts'
import { replay } from './replay.ts'
import { wholeCents } from './whole-cents.ts'

/** `hash`: the seed fits its commitment. `chain`: it continues the table's chain. `outcome`, `payout`: recomputed. */
export type CheckName = 'hash' | 'chain' | 'outcome' | 'payout'
export type Verdict = { checks: { name: CheckName; ok: boolean }[]; outcome: unknown; payout: string | null }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Salt of a table's draws. */
export const tableSalt = (engine: string, table: string) => `${engine}.${table}`

async function solo(game: SoloGame, record: SoloRecord): Promise<Verdict> {
  const { seed, clientSeed, roundId, bet, stake } = record
  const outcome = await game.play(await drawFrom(seed, clientSeed, roundId), bet)
  const payout = toAmount(await wholeCents(game.payout(toUnits(stake), outcome, bet), seed, roundId))
  const checks = [
    { name: 'hash' as const, ok: (await commitmentOf(seed)) === record.commitment },
    { name: 'outcome' as const, ok: same(outcome, record.outcome) },
    { name: 'payout' as const, ok: payout === record.payout },
  ]
  return { checks, outcome, payout }
}

async function shared(game: SharedGame, record: SharedRecord): Promise<Verdict> {
  const { seed, engine, table, no, bet, stake, chain } = record
  const place = no - chain.firstNo + 1
  const outcome = await game.outcome(await drawFrom(seed, tableSalt(engine, table), `${no}`), table, no)
  const payout = toAmount(await wholeCents(game.payout(toUnits(stake), outcome, bet), seed, record.roundId))
  const isInside = place <= chain.length && chain.length <= 1_000_000
  const checks = [
    { name: 'hash' as const, ok: (await commitmentOf(seed)) === record.commitment },
    { name: 'chain' as const, ok: isInside && (await stepsToAnchor(seed, chain.anchor, place)) === place },
    { name: 'outcome' as const, ok: same(outcome, record.outcome) },
    { name: 'payout' as const, ok: payout === record.payout },
  ]
  return { checks, outcome, payout }
}

async function room(game: RoomGame, record: RoomRecord): Promise<Verdict> {
  const { seed, clientSeed, hand, moves, stake, yourSeat, part } = record
  const played = await replay(game, await drawFrom(seed, clientSeed, hand), moves)
  const isOver = played !== null && game.turn(played.state) === null
  const shares = isOver ? game.shares(played.state, toUnits(stake)).map(toAmount) : []
  const payout = part === null ? (shares[yourSeat] ?? null) : toAmount(0n)
  const checks = [
    { name: 'hash' as const, ok: (await commitmentOf(seed)) === record.commitment },
    { name: 'outcome' as const, ok: isOver && same(shares, record.shares) },
    { name: 'payout' as const, ok: payout === record.payout },
  ]
  return { checks, outcome: played ? game.view(played.state, null) : null, payout }
}

/** Works a round out again, here. Pure but for WebCrypto: the server, the game's page and the verifier page all use it. */
export async function verify(game: Game, record: RoundRecord): Promise<Verdict> {
  if (game.kind === 'solo' && record.kind === 'solo') return solo(game, record)
  if (game.kind === 'shared' && record.kind === 'shared') return shared(game, record)
  if (game.kind === 'room' && record.kind === 'room') return room(game, record)
  throw new TypeError(`a ${record.kind} record of a ${game.kind} game`)
}
