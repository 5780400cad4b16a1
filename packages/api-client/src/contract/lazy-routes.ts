import { accountRoutes } from './account/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { commonRoutes } from './common/routes.ts'
import type { RoutesOf } from './endpoints.ts'
import { lazyGamesRoutes } from './games/lazy-routes.ts'
import { helpRoutes } from './help/routes.ts'
import { lazyHomeRoutes } from './home/lazy-routes.ts'
import { lazyLoginRoutes } from './login/lazy-routes.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { playRoutes } from './play/routes.ts'
import { protectionRoutes } from './protection/routes.ts'
import { lazySiteRoutes } from './site/lazy-routes.ts'
import { lazySystemRoutes } from './system/lazy-routes.ts'
import { lazyWalletRoutes } from './wallet/lazy-routes.ts'

/** The rest of the table's browser half. It loads with the first page or dialog that uses one of these rows. */
export const lazyRoutes = {
  ...lazyLoginRoutes,
  ...lazyWalletRoutes,
  ...lazyGamesRoutes,
  ...lotteryRoutes,
  ...lazyHomeRoutes,
  ...commonRoutes,
  ...helpRoutes,
  ...lazySystemRoutes,
  ...lazySiteRoutes,
  ...accountRoutes,
  ...chatRoutes,
  ...playRoutes,
  ...protectionRoutes,
} satisfies RoutesOf<'lazy'>
