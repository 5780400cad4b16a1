import type { RoutesOf } from './endpoints.ts'
import { centreHomeRoutes } from './home/centre-routes.ts'
import { centreInboxRoutes } from './inbox/centre-routes.ts'
import { pointsRoutes } from './points/routes.ts'
import { recordsRoutes } from './records/routes.ts'
import { securityRoutes } from './security/routes.ts'

/** Rows that only a page of the member or agent centre asks; they load with the first of those pages. */
export const centreRoutes = {
  ...centreHomeRoutes,
  ...centreInboxRoutes,
  ...pointsRoutes,
  ...recordsRoutes,
  ...securityRoutes,
} satisfies RoutesOf<'centre'>
