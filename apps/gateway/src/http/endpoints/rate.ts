import { AppError, type RateClass } from '@boardwalk/api-client/contract'
import type { Deps } from '../../deps.ts'
import { countHits } from '../../security/rate-counter.ts'
import { openCounters, type WindowState } from './counters.ts'

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
export type RateLimiter = (rate: RateClass, endpoint: string, subject: RateSubject) => Promise<WindowState[]>

/**
 * One limiter per process: counts a request and returns the state of its windows; `refuseBeyond` throws for a full one.
 * `config.rateFactor` scales every limit; 0 switches the limits off.
 */
export function openRateLimiter(deps: Deps): RateLimiter {
  const { count } = openCounters()
  const factor = deps.config.rateFactor
  if (factor === 0) return async () => []
  return async (rate, endpoint, subject) => {
    const limit = limits[rate]
    const who = limit.per === 'account' && subject.memberId ? subject.memberId : network(subject.ip)
    // Each sensitive action has a separate counter; reads and writes share one budget per class.
    const key = limit.isShared ? `${rate}:${endpoint}:${who}` : `${rate}:${who}`
    if (limit.isShared) return await countShared(deps, key, limit, factor)
    return [count(key, windowOf(limit, factor))]
  }
}

const windowOf = ({ perMinute, perHour }: Limit, factor: number) => ({
  seconds: perHour === undefined ? 60 : 3600,
  bound: (perHour ?? perMinute ?? 0) * factor,
})

/** @throws AppError RATE_LIMITED when a window is full */
export function refuseBeyond(states: WindowState[]): void {
  const full = states.find(({ hits, bound }) => hits > bound)
  if (full) throw new AppError('RATE_LIMITED', { retryAfter: full.resetsIn })
}

async function countShared(deps: Deps, key: string, limit: Limit, factor: number): Promise<WindowState[]> {
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

/** An IPv6 user owns a whole /64. */
export function network(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = ''] = ip.split('::')
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}
