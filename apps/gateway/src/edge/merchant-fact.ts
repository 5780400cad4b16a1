import { staleCache } from '../cache/stale-cache.ts'
import type { EdgeDeps, Visitor } from './edge-deps.ts'
import type { Visit } from './visit.ts'

type Fact<T> = {
  /** Logged when it cannot be read. */
  name: string
  /** Used when it cannot be read: endpoints check the fact themselves, and the page must still render. */
  fallback: T
  read: (visitor: Visitor, visit: MerchantVisit) => Promise<T>
}
export type MerchantVisit = Pick<Visit, 'merchant' | 'language' | 'origin'>

/** A setting of a merchant for all its visitors, read every two seconds at most. */
export function merchantFact<T>({ clock, log }: EdgeDeps, { name, fallback, read }: Fact<T>) {
  const answers = staleCache<T>({ freshMs: 2000, staleMs: 3000, max: 100, clock })
  const warn = (error: unknown) => log.warn({ err: error }, `${name} could not be read`)
  return async (visit: MerchantVisit): Promise<T> => {
    const { merchant, language, origin } = visit
    const visitor = { merchant: merchant.code, language, host: new URL(origin).hostname, ip: '' }
    try {
      return await answers.get(merchant.code, () => read(visitor, visit), warn)
    } catch (error) {
      warn(error)
      return fallback
    }
  }
}
