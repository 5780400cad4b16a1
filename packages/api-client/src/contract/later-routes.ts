import { accountRoutes } from './account/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { commonRoutes } from './common/routes.ts'
import type { RoutesOf } from './endpoints.ts'
import { laterGamesRoutes } from './games/later-routes.ts'
import { helpRoutes } from './help/routes.ts'
import { laterHomeRoutes } from './home/later-routes.ts'
import { laterLoginRoutes } from './login/later-routes.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { playRoutes } from './play/routes.ts'
import { laterSiteRoutes } from './site/later-routes.ts'
import { laterSystemRoutes } from './system/later-routes.ts'
import { laterWalletRoutes } from './wallet/later-routes.ts'

/** The rest of the table's browser half; it loads with the first page or dialog that asks one of these rows. */
export const laterRoutes = {
  ...laterLoginRoutes,
  ...laterWalletRoutes,
  ...laterGamesRoutes,
  ...lotteryRoutes,
  ...laterHomeRoutes,
  ...commonRoutes,
  ...helpRoutes,
  ...laterSystemRoutes,
  ...laterSiteRoutes,
  ...accountRoutes,
  ...chatRoutes,
  ...playRoutes,
} satisfies RoutesOf<'later'>
