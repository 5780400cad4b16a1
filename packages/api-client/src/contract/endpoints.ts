import { accountRoutes } from './account/routes.ts'
import { accountTerms } from './account/terms.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatTerms } from './chat/terms.ts'
import { commonRoutes } from './common/routes.ts'
import { commonTerms } from './common/terms.ts'
import type { Route, View } from './endpoint.ts'
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
import { recordsRoutes } from './records/routes.ts'
import { recordsTerms } from './records/terms.ts'
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
  ...join('login', { first: loginRoutes, later: laterLoginRoutes }, loginTerms),
  ...join('wallet', { first: walletRoutes, later: laterWalletRoutes }, walletTerms),
  ...join('session', { first: sessionRoutes }, sessionTerms),
  ...join('games', { first: gamesRoutes, later: laterGamesRoutes }, gamesTerms),
  ...join('lottery', { later: lotteryRoutes }, lotteryTerms),
  ...join('home', { first: homeRoutes, later: laterHomeRoutes, centre: centreHomeRoutes }, homeTerms),
  ...join('common', { later: commonRoutes }, commonTerms),
  ...join('inbox', { first: inboxRoutes }, inboxTerms),
  ...join('points', { centre: pointsRoutes }, pointsTerms),
  ...join('help', { later: helpRoutes }, helpTerms),
  ...join('system', { first: systemRoutes, later: laterSystemRoutes }, systemTerms),
  ...join('site', { first: siteRoutes, later: laterSiteRoutes }, siteTerms),
  ...join('account', { later: accountRoutes }, accountTerms),
  ...join('chat', { later: chatRoutes }, chatTerms),
  ...join('play', { later: playRoutes }, playTerms),
  ...join('records', { centre: recordsRoutes }, recordsTerms),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Names of the rows that a browser loads at one time. */
export type NamesOf<V extends View> = { [K in EndpointName]: Endpoints[K]['view'] extends V ? K : never }[EndpointName]
/** Browser halves of the rows of one time, each of them; leave a group out and it does not compile. */
export type RoutesOf<V extends View> = { readonly [K in NamesOf<V>]: Route }
