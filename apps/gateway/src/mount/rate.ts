import { AppError, type RateClass } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { countHits } from '../security/rate-counter.ts'

type Limit = { perMinute?: number; perHour?: number; per: 'ip' | 'account'; isShared: boolean }

/** Contract A7. `shared` counters live in the database, the others in this process. */
const limits: Record<RateClass, Limit> = {
  a: { perMinute: 10, perHour: 60, per: 'ip', isShared: true },
  s: { perHour: 20, per: 'ip', isShared: true },
  m: { perMinute: 10, perHour: 60, per: 'account', isShared: true },
  g: { perMinute: 20, per: 'account', isShared: false },
  w: { perMinute: 30, per: 'account', isShared: false },
  u: { perHour: 10, per: 'account', isShared: false },
  r: { perMinute: 240, per: 'account', isShared: false },
  p: { perMinute: 120, per: 'ip', isShared: false },
}

export type RateSubject = { ip: string; memberId: string | undefined }
/** One window of a class and how far its subject is in it. */
export type Standing = { seconds: number; bound: number; hits: number; resetsIn: number }
export type RateLimiter = (rate: RateClass, endpoint: string, subject: RateSubject) => Promise<Standing[]>

/**
 * One limiter per process: counts a request and says where its subject stands; `refuseBeyond` judges that.
 * `config.rateFactor` scales every limit; 0 switches the limits off.
 */
export function openRateLimiter(deps: Deps): RateLimiter {
  const counters = new Map<string, Counter>()
  const factor = deps.config.rateFactor
  if (factor === 0) return async () => []
  return async (rate, endpoint, subject) => {
    const limit = limits[rate]
    const who = limit.per === 'account' && subject.memberId ? subject.memberId : network(subject.ip)
    // Sensitive actions count each on its own; reads and writes share one budget per class.
    const key = limit.isShared ? `${rate}:${endpoint}:${who}` : `${rate}:${who}`
    if (limit.isShared) return await countShared(deps, key, limit, factor)
    return [countHere(counters, key, limit, factor)]
  }
}

/** @throws AppError RATE_LIMITED when a window is full */
export function refuseBeyond(standings: Standing[]): void {
  const full = standings.find(({ hits, bound }) => hits > bound)
  if (full) throw new AppError('RATE_LIMITED', { retryAfter: full.resetsIn })
}

async function countShared(deps: Deps, key: string, limit: Limit, factor: number): Promise<Standing[]> {
  const bounds = new Map([
    [60, limit.perMinute],
    [3600, limit.perHour],
  ])
  const windows = [...bounds].flatMap(([seconds, bound]) => (bound === undefined ? [] : [seconds]))
  const counts = await countHits(deps, key, windows)
  return counts.map(({ seconds, hits, resetsIn }) => ({
    ...{ seconds, hits, resetsIn: Math.max(1, resetsIn) },
    bound: (bounds.get(seconds) ?? 0) * factor,
  }))
}

type Counter = { endsAt: number; hits: number }
const mostCounters = 50_000

function countHere(counters: Map<string, Counter>, key: string, limit: Limit, factor: number): Standing {
  const now = performance.now()
  const seconds = limit.perHour === undefined ? 60 : 3600
  const kept = counters.get(key)
  const counter = kept && kept.endsAt > now ? kept : { endsAt: now + seconds * 1000, hits: 0 }
  counter.hits++
  if (counter !== kept) {
    if (counters.size >= mostCounters) forgetEnded(counters, now)
    counters.set(key, counter)
  }
  const bound = (limit.perHour ?? limit.perMinute ?? 0) * factor
  return { seconds, bound, hits: counter.hits, resetsIn: Math.max(1, Math.ceil((counter.endsAt - now) / 1000)) }
}

function forgetEnded(counters: Map<string, Counter>, now: number): void {
  for (const [key, { endsAt }] of counters) if (endsAt <= now) counters.delete(key)
  // Still full of live ones: somebody makes up addresses. Dropping all is better than growing for ever.
  if (counters.size >= mostCounters) counters.clear()
}

/** An IPv6 user owns a whole /64. */
export function network(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = ''] = ip.split('::')
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}
