import { agentsRoutes } from './agents/routes.ts'
import { cashierRoutes } from './cashier/routes.ts'
import { contractsRoutes } from './contracts/routes.ts'
import type { RoutesOf } from './endpoints.ts'
import { centreHomeRoutes } from './home/centre-routes.ts'
import { centreInboxRoutes } from './inbox/centre-routes.ts'
import { missionRoutes } from './lottery/centre-routes.ts'
import { pointsRoutes } from './points/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { recordsRoutes } from './records/routes.ts'
import { rewardsRoutes } from './rewards/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { transfersRoutes } from './transfers/routes.ts'

/** Rows that only pages of the member or agent centre request; they load with the first of those pages. */
export const centreRoutes = {
  ...agentsRoutes,
  ...cashierRoutes,
  ...contractsRoutes,
  ...centreHomeRoutes,
  ...centreInboxRoutes,
  ...missionRoutes,
  ...pointsRoutes,
  ...profileRoutes,
  ...promotionsRoutes,
  ...recordsRoutes,
  ...rewardsRoutes,
  ...securityRoutes,
  ...transfersRoutes,
} satisfies RoutesOf<'centre'>
