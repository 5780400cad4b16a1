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
export type RateLimiter = (rate: RateClass, endpoint: string, subject: RateSubject) => Promise<void>

/** One limiter per process. `config.rateFactor` scales every limit; 0 switches the limits off. */
export function openRateLimiter(deps: Deps): RateLimiter {
  const counters = new Map<string, { endsAt: number; hits: number }>()
  const factor = deps.config.rateFactor
  if (factor === 0) return async () => {}
  return async (rate, endpoint, subject) => {
    const limit = limits[rate]
    const who = limit.per === 'account' && subject.memberId ? subject.memberId : network(subject.ip)
    // Sensitive actions count each on its own; reads and writes share one budget per class.
    const key = limit.isShared ? `${rate}:${endpoint}:${who}` : `${rate}:${who}`
    if (limit.isShared) await countShared(deps, key, limit, factor)
    else countHere(counters, key, limit, factor)
  }
}

async function countShared(deps: Deps, key: string, limit: Limit, factor: number): Promise<void> {
  const bounds = new Map([
    [60, limit.perMinute],
    [3600, limit.perHour],
  ])
  const windows = [...bounds].flatMap(([seconds, bound]) => (bound === undefined ? [] : [seconds]))
  for (const { seconds, hits, resetsIn } of await countHits(deps, key, windows)) {
    if (hits > (bounds.get(seconds) ?? 0) * factor)
      throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, resetsIn) })
  }
}

const mostCounters = 50_000

function countHere(counters: Map<string, { endsAt: number; hits: number }>, key: string, limit: Limit, factor: number) {
  const now = performance.now()
  const lengthMs = limit.perHour === undefined ? 60_000 : 3_600_000
  const kept = counters.get(key)
  const counter = kept && kept.endsAt > now ? kept : { endsAt: now + lengthMs, hits: 0 }
  counter.hits++
  if (counter !== kept) {
    if (counters.size >= mostCounters) forgetEnded(counters, now)
    counters.set(key, counter)
  }
  if (counter.hits <= (limit.perHour ?? limit.perMinute ?? 0) * factor) return
  throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((counter.endsAt - now) / 1000)) })
}

function forgetEnded(counters: Map<string, { endsAt: number; hits: number }>, now: number): void {
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
