import * as v from 'valibot'
import { games } from '../games/index.server.ts'
import { isEngineName } from '../kernel/engines.ts'
import type { RoundRecord } from '../kernel/record.ts'
import { type Verdict, verify } from '../kernel/verify.ts'

const text = v.pipe(v.string(), v.maxLength(20_000))
const hex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2,4}$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const common = {
  ...{ v: v.literal(1), engine: text, roundId: text, stake: amount, cost: amount, payout: amount, bet: v.unknown() },
  ...{ at: text, seed: hex, commitment: hex },
}
const Chain = v.object({ anchor: hex, firstNo: whole, length: v.pipe(whole, v.maxValue(1_000_000)) })
const Move = v.tuple([whole, v.unknown()])
const Record = v.variant('kind', [
  v.object({ ...common, kind: v.literal('solo'), clientSeed: text, outcome: v.unknown() }),
  v.object({ ...common, kind: v.literal('shared'), table: text, no: whole, outcome: v.unknown(), chain: Chain }),
  v.object({
    ...{ ...common, kind: v.literal('room'), clientSeed: text, hand: text, yourSeat: whole },
    ...{ moves: v.pipe(v.array(Move), v.maxLength(1_000)), shares: v.array(amount), part: v.nullable(whole) },
  }),
])

export type Checked = { record: RoundRecord; verdict: Verdict } | { unknown: string }

/** Records from JSON: one, a list, or an answer of `GET /api/rounds`; null when it is none of these. */
export function recordsFrom(json: string): RoundRecord[] | null {
  try {
    const input = JSON.parse(json) as unknown
    const rounds = (input as { rounds?: unknown })?.rounds ?? input
    const parsed = v.safeParse(v.array(Record), Array.isArray(rounds) ? rounds : [rounds])
    return parsed.success ? (parsed.output as RoundRecord[]) : null
  } catch {
    return null
  }
}

/** A record that breaks the rules of its game does not match. */
export async function check(record: RoundRecord): Promise<Checked> {
  if (!isEngineName(record.engine)) return { unknown: record.engine }
  const failed: Verdict = { checks: [{ name: 'outcome', ok: false }], outcome: null, payout: null }
  return { record, verdict: await verify(games[record.engine], record).catch(() => failed) }
}
