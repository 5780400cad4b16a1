import type { RoutesOf } from './endpoints.ts'
import { gamesRoutes } from './games/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** Browser halves of the rows that a first view can request. */
export const routes = {
  ...loginRoutes,
  ...walletRoutes,
  ...sessionRoutes,
  ...gamesRoutes,
  ...homeRoutes,
  ...inboxRoutes,
  ...systemRoutes,
  ...siteRoutes,
} satisfies RoutesOf<'first'>
