import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Deps } from '../deps.ts'
import { countHits } from '../security/rate-counter.ts'
import { networkOf } from '../verification/known-networks.ts'

const minute = 60
const hour = 3_600
const day = 86_400

/** Most codes in a sliding window, by its seconds. */
export type Limits = Readonly<Record<number, number>>
/** Codes that one network may send to one destination (contract A7, class s). */
const perNetwork: Limits = { [minute]: 1, [hour]: 5, [day]: 10 }
/** All networks together, so that many strangers cannot flood a phone. Decision 0038. */
const inAll: Limits = { [hour]: 15, [day]: 30 }
/** Numbers that share all but their last four digits: one network cannot send hundreds of codes into one block. */
const maxPerBlock = 100

/** Seconds until one more code fits into every window, 0 if it fits now; `ages` of sent codes, newest first. */
export function secondsToWait(ages: readonly number[], limits: Limits): number {
  const waits = Object.entries(limits).map(([seconds, max]) => {
    const oldest = ages[max - 1]
    return oldest === undefined ? 0 : Math.max(0, Number(seconds) - oldest)
  })
  return Math.max(0, ...waits)
}

const scaled = (limits: Limits, factor: number): Limits =>
  Object.fromEntries(Object.entries(limits).map(([seconds, max]) => [seconds, max * factor]))

/** Throws if one more code does not fit: OTP_TOO_MANY, or OTP_QUOTA once the day is used up, with the exact wait. */
function demandRoom(ages: readonly number[], limits: Limits): void {
  const wait = secondsToWait(ages, limits)
  if (wait === 0) return
  const isDayUsedUp = secondsToWait(ages, { [day]: limits[day] ?? Number.POSITIVE_INFINITY }) > 0
  throw new AppError(isDayUsedUp ? 'OTP_QUOTA' : 'OTP_TOO_MANY', { retryAfter: Math.ceil(wait) })
}

/** Subject of the limits: requester and destination. */
export type Asking = {
  merchant: string
  countedAs: string
  ip: string
  /** Whether the destination's owner was here before; strangers cannot use up the codes of such a network. */
  isFamiliar?: () => Promise<boolean>
}

const lock = (merchant: string, countedAs: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code ${merchant} ${countedAs}`}, 0))`

const sentBefore = (merchant: string, countedAs: string) => sql`
  SELECT extract(epoch FROM clock_timestamp() - created_at)::float8 AS age, network FROM one_time_code
  WHERE merchant = ${merchant} AND counted_as = ${countedAs} AND created_at > clock_timestamp() - interval '1 day'
  ORDER BY created_at DESC`

type Sent = { age: number; network: string }

/** Checks the limits under a lock of the destination; the code that the same transaction stores is counted. */
export async function demandCode(deps: Deps, tx: Tx, { merchant, countedAs, ip, isFamiliar }: Asking): Promise<void> {
  const factor = deps.config.rateFactor
  if (factor === 0) return
  const network = networkOf(ip)
  await tx.execute(lock(merchant, countedAs))
  const { rows } = await tx.execute<Sent>(sentBefore(merchant, countedAs))
  const own = rows.filter((sent) => sent.network === network)
  demandRoom(
    own.map(({ age }) => age),
    scaled(perNetwork, factor),
  )
  if (!(await isFamiliar?.()))
    demandRoom(
      rows.map(({ age }) => age),
      scaled(inAll, factor),
    )
  const [block] = await countHits(deps, `code-block:${merchant}:${countedAs.slice(0, -4)}:${network}`, [hour])
  if (block && block.hits > maxPerBlock * factor) throw new AppError('OTP_TOO_MANY', { retryAfter: block.resetsIn })
}
