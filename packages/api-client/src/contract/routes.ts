import { commonRoutes } from './common/routes.ts'
import { gamesRoutes } from './games/routes.ts'
import { helpRoutes } from './help/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { pointsRoutes } from './points/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** The half of the table that browsers carry. */
export const routes = {
  ...loginRoutes,
  ...walletRoutes,
  ...sessionRoutes,
  ...gamesRoutes,
  ...lotteryRoutes,
  ...homeRoutes,
  ...commonRoutes,
  ...inboxRoutes,
  ...pointsRoutes,
  ...helpRoutes,
  ...systemRoutes,
  ...siteRoutes,
}
