import { accountRoutes } from './account/routes.ts'
import { accountTerms } from './account/terms.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatTerms } from './chat/terms.ts'
import { commonRoutes } from './common/routes.ts'
import { commonTerms } from './common/terms.ts'
import { laterGamesRoutes } from './games/later-routes.ts'
import { gamesRoutes } from './games/routes.ts'
import { gamesTerms } from './games/terms.ts'
import { helpRoutes } from './help/routes.ts'
import { helpTerms } from './help/terms.ts'
import { centreHomeRoutes } from './home/centre-routes.ts'
import { laterHomeRoutes } from './home/later-routes.ts'
import { homeRoutes } from './home/routes.ts'
import { homeTerms } from './home/terms.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxTerms } from './inbox/terms.ts'
import { join } from './join.ts'
import { laterLoginRoutes } from './login/later-routes.ts'
import { loginRoutes } from './login/routes.ts'
import { loginTerms } from './login/terms.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { lotteryTerms } from './lottery/terms.ts'
import { playRoutes } from './play/routes.ts'
import { playTerms } from './play/terms.ts'
import { pointsRoutes } from './points/routes.ts'
import { pointsTerms } from './points/terms.ts'
import { sessionRoutes } from './session/routes.ts'
import { sessionTerms } from './session/terms.ts'
import { laterSiteRoutes } from './site/later-routes.ts'
import { siteRoutes } from './site/routes.ts'
import { siteTerms } from './site/terms.ts'
import { laterSystemRoutes } from './system/later-routes.ts'
import { systemRoutes } from './system/routes.ts'
import { systemTerms } from './system/terms.ts'
import { laterWalletRoutes } from './wallet/later-routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { walletTerms } from './wallet/terms.ts'

/** Every row, both halves: what servers mount, tests walk and types infer from. */
export const endpoints = {
  ...join('login', { ...loginRoutes, ...laterLoginRoutes }, loginTerms),
  ...join('wallet', { ...walletRoutes, ...laterWalletRoutes }, walletTerms),
  ...join('session', sessionRoutes, sessionTerms),
  ...join('games', { ...gamesRoutes, ...laterGamesRoutes }, gamesTerms),
  ...join('lottery', lotteryRoutes, lotteryTerms),
  ...join('home', { ...homeRoutes, ...laterHomeRoutes, ...centreHomeRoutes }, homeTerms),
  ...join('common', commonRoutes, commonTerms),
  ...join('inbox', inboxRoutes, inboxTerms),
  ...join('points', pointsRoutes, pointsTerms),
  ...join('help', helpRoutes, helpTerms),
  ...join('system', { ...systemRoutes, ...laterSystemRoutes }, systemTerms),
  ...join('site', { ...siteRoutes, ...laterSiteRoutes }, siteTerms),
  ...join('account', accountRoutes, accountTerms),
  ...join('chat', chatRoutes, chatTerms),
  ...join('play', playRoutes, playTerms),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
