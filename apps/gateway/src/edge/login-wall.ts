import { staleCache } from '../cache/stale-cache.ts'
import type { EdgeDeps } from './edge-deps.ts'
import type { Visit } from './visit.ts'

/**
 * Whether a merchant opens nothing but signing in to visitors (`loginedToHomePage`, visitor specification §2). The edge
 * never sees a session: it sends everybody to the sign-in, and a signed-in page leads itself on to what was wanted.
 */
export function loginWall(deps: EdgeDeps) {
  const answers = staleCache<boolean>({ freshMs: 2000, staleMs: 3000, max: 100, clock: deps.clock })
  const warn = (error: unknown) => deps.log.warn({ err: error }, 'the site settings could not be read')
  return async ({ merchant, language, origin }: Visit): Promise<boolean> => {
    const visitor = { merchant: merchant.code, language, host: new URL(origin).hostname, ip: '' }
    const ask = async () => isShut(await deps.call('gameMenus', { language }, visitor))
    try {
      return await answers.get(merchant.code, ask, warn)
    } catch (error) {
      // The rows guard themselves; a page that cannot be read must still be able to say so.
      warn(error)
      return false
    }
  }
}

const isShut = (menus: unknown) =>
  (menus as { settings?: { loginedToHomePage?: boolean } } | undefined)?.settings?.loginedToHomePage === true
