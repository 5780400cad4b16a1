import { createHash } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { network } from '../http/endpoints/rate.ts'
import { networkOf } from '../verification/known-networks.ts'

/** Failed tries before a captcha is required (contract A7, class a+). */
export const captchaAfter = 3
/** From this miss on an address waits before it may try the same name again. */
const waitsHere = 5
/** From this miss on every address waits from which the account was never used: many attack one account together. */
const waitsEverywhere = 20

/** The origin of a try: the name need not exist, so that a stranger learns nothing from the answer. */
export type Try = { merchant: string; username: string; ip: string }
/** `misses` of this place or of all together, whichever are more; seconds to wait for either reason. */
export type Misses = { misses: number; here: number; together: number }

const keyOf = (username: string, place: string) =>
  createHash('sha256')
    .update(JSON.stringify([username.normalize('NFKC').toLowerCase(), place]))
    .digest()
const hereOf = ({ username, ip }: Try) => keyOf(username, network(ip))
const everywhereOf = ({ username }: Try) => keyOf(username, 'everywhere')

/** A quarter of an hour without a miss, counted from the end of a wait, forgets them. */
const isForgotten = `greatest(login_miss.last_at, coalesce(login_miss.blocked_until, login_miss.last_at)) < now() - interval '15 minutes'`

/** The same three look-ups for every name: an existing one takes no longer. */
const selectMisses = `
  SELECT coalesce(max(CASE WHEN ${isForgotten} THEN 0 ELSE misses END), 0) AS misses,
    coalesce(max(wait) FILTER (WHERE name_hash = $2), 0) AS here,
    coalesce(max(wait) FILTER (WHERE name_hash = $3), 0) AS together,
    EXISTS (SELECT FROM member JOIN known_network ON member_id = member.id
      WHERE member.merchant = $1 AND username = $4 AND network = $5) AS "isKnown"
  FROM login_miss,
    LATERAL (SELECT greatest(0, ceil(extract(epoch FROM coalesce(blocked_until, now()) - now())))::int AS wait) AS waits
  WHERE login_miss.merchant = $1 AND name_hash IN ($2, $3)`

/**
 * Misses of a name that still count. At places where its owner has signed in, only the misses of that place delay a
 * try.
 */
export async function readMisses({ pool }: Deps, from: Try): Promise<Misses> {
  const { rows } = await pool.query<Misses & { isKnown: boolean }>({
    name: 'login-misses',
    text: selectMisses,
    values: [from.merchant, hereOf(from), everywhereOf(from), from.username.normalize('NFKC'), networkOf(from.ip)],
  })
  const { misses = 0, here = 0, together = 0, isKnown = false } = rows[0] ?? {}
  return { misses, here, together: isKnown ? 0 : together }
}

/** Update of an existing row: from miss `from` on the key is blocked for 1, 2, 4, 8, then 15 minutes. */
const addsOne = (from: number) => `
  ON CONFLICT (merchant, name_hash) DO UPDATE SET last_at = now(),
    misses = CASE WHEN ${isForgotten} THEN 1 ELSE login_miss.misses + 1 END,
    blocked_until = CASE WHEN NOT (${isForgotten}) AND login_miss.misses + 1 >= ${from}
      THEN now() + (ARRAY[1, 2, 4, 8, 15])[least(login_miss.misses + 2 - ${from}, 5)] * interval '1 minute' END
  WHERE coalesce(login_miss.blocked_until, now()) <= now()`

/**
 * One statement, so that the row of this place stays locked until the try is counted everywhere, too: tries from one
 * place get both numbers in the same order. A miss above this place's limit counts everywhere only after the global
 * limit is reached.
 */
const count = `
  WITH here AS (
    INSERT INTO login_miss (merchant, name_hash, misses, last_at) VALUES ($1, $2, 1, now())
    ${addsOne(waitsHere)} RETURNING misses),
  everywhere AS (
    INSERT INTO login_miss (merchant, name_hash, misses, last_at) SELECT $1, $3::bytea, 1, now() FROM here
    ${addsOne(waitsEverywhere)}
      AND ((SELECT misses FROM here) <= ${waitsHere} OR login_miss.misses >= ${waitsEverywhere}) RETURNING misses)
  SELECT here.misses AS here, everywhere.misses AS everywhere FROM here LEFT JOIN everywhere ON true`

type Counted = { here: number; everywhere: number | null }

/**
 * Counts a try as a miss before the password is checked, so that concurrent tries cannot all pass as the first; the
 * right password removes it. One address adds only its first misses to the global count: alone it cannot block others.
 * @returns the misses of this place or of all together, whichever are more
 * @throws AppError RATE_LIMITED when the name is blocked by now
 */
export async function countTry(deps: Deps, from: Try): Promise<number> {
  const values = [from.merchant, hereOf(from), everywhereOf(from)]
  const { rows } = await deps.pool.query<Counted>({ name: 'login-miss', text: count, values })
  const counted = rows[0]
  if (counted?.everywhere) return Math.max(counted.everywhere, counted.here)
  const held = await readMisses(deps, from)
  // A try that was counted here made this address wait from now on, but may still be judged itself.
  refuseWaiting({ ...held, here: counted ? 0 : Math.max(1, held.here) })
  return held.misses
}

/** After the right password. Misses of a distributed attack stay. Two statements, so that no two rows are locked. */
export async function forgetMisses({ pool }: Deps, from: Try): Promise<void> {
  await pool.query('DELETE FROM login_miss WHERE merchant = $1 AND name_hash = $2', [from.merchant, hereOf(from)])
  await pool.query('DELETE FROM login_miss WHERE merchant = $1 AND name_hash = $2 AND misses < $3', [
    from.merchant,
    everywhereOf(from),
    waitsEverywhere,
  ])
}

/** Refuses while the name waits here. */
export function refuseWaiting({ here, together }: Misses): void {
  if (here > 0 || together > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.max(here, together) })
}
