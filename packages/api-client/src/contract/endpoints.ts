import { commonRoutes } from './common/routes.ts'
import { commonTerms } from './common/terms.ts'
import { gamesRoutes } from './games/routes.ts'
import { gamesTerms } from './games/terms.ts'
import { helpRoutes } from './help/routes.ts'
import { helpTerms } from './help/terms.ts'
import { homeRoutes } from './home/routes.ts'
import { homeTerms } from './home/terms.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxTerms } from './inbox/terms.ts'
import { join } from './join.ts'
import { loginRoutes } from './login/routes.ts'
import { loginTerms } from './login/terms.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { lotteryTerms } from './lottery/terms.ts'
import { pointsRoutes } from './points/routes.ts'
import { pointsTerms } from './points/terms.ts'
import { sessionRoutes } from './session/routes.ts'
import { sessionTerms } from './session/terms.ts'
import { siteRoutes } from './site/routes.ts'
import { siteTerms } from './site/terms.ts'
import { systemRoutes } from './system/routes.ts'
import { systemTerms } from './system/terms.ts'
import { walletRoutes } from './wallet/routes.ts'
import { walletTerms } from './wallet/terms.ts'

/** Every row, both halves: what servers mount, tests walk and types infer from. */
export const endpoints = {
  ...join('login', loginRoutes, loginTerms),
  ...join('wallet', walletRoutes, walletTerms),
  ...join('session', sessionRoutes, sessionTerms),
  ...join('games', gamesRoutes, gamesTerms),
  ...join('lottery', lotteryRoutes, lotteryTerms),
  ...join('home', homeRoutes, homeTerms),
  ...join('common', commonRoutes, commonTerms),
  ...join('inbox', inboxRoutes, inboxTerms),
  ...join('points', pointsRoutes, pointsTerms),
  ...join('help', helpRoutes, helpTerms),
  ...join('system', systemRoutes, systemTerms),
  ...join('site', siteRoutes, siteTerms),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
