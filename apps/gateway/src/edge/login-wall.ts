import type { EdgeDeps } from './edge-deps.ts'
import { merchantFact } from './merchant-fact.ts'

/**
 * Whether a merchant opens nothing but signing in to visitors (`loginedToHomePage`, visitor specification §2). The edge
 * never sees a session: it sends every visitor to the sign-in, and a signed-in page continues to the wanted address.
 */
export const loginWall = (deps: EdgeDeps) =>
  merchantFact(deps, {
    name: 'the site settings',
    fallback: false,
    read: async (visitor) => isShut(await deps.call('gameMenus', { language: visitor.language }, visitor)),
  })

const isShut = (menus: unknown) =>
  (menus as { settings?: { loginedToHomePage?: boolean } } | undefined)?.settings?.loginedToHomePage === true
