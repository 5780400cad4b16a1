import { accountRoutes } from './account/routes.ts'
import { accountSchemas } from './account/schemas.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatSchemas } from './chat/schemas.ts'
import { commonRoutes } from './common/routes.ts'
import { commonSchemas } from './common/schemas.ts'
import type { Route, View } from './endpoint.ts'
import { laterGamesRoutes } from './games/later-routes.ts'
import { gamesRoutes } from './games/routes.ts'
import { gamesSchemas } from './games/schemas.ts'
import { helpRoutes } from './help/routes.ts'
import { helpSchemas } from './help/schemas.ts'
import { centreHomeRoutes } from './home/centre-routes.ts'
import { laterHomeRoutes } from './home/later-routes.ts'
import { homeRoutes } from './home/routes.ts'
import { homeSchemas } from './home/schemas.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxSchemas } from './inbox/schemas.ts'
import { laterLoginRoutes } from './login/later-routes.ts'
import { loginRoutes } from './login/routes.ts'
import { loginSchemas } from './login/schemas.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { lotterySchemas } from './lottery/schemas.ts'
import { mergeRows } from './merge-rows.ts'
import { playRoutes } from './play/routes.ts'
import { playSchemas } from './play/schemas.ts'
import { pointsRoutes } from './points/routes.ts'
import { pointsSchemas } from './points/schemas.ts'
import { recordsRoutes } from './records/routes.ts'
import { recordsSchemas } from './records/schemas.ts'
import { sessionRoutes } from './session/routes.ts'
import { sessionSchemas } from './session/schemas.ts'
import { laterSiteRoutes } from './site/later-routes.ts'
import { siteRoutes } from './site/routes.ts'
import { siteSchemas } from './site/schemas.ts'
import { laterSystemRoutes } from './system/later-routes.ts'
import { systemRoutes } from './system/routes.ts'
import { systemSchemas } from './system/schemas.ts'
import { laterWalletRoutes } from './wallet/later-routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { walletSchemas } from './wallet/schemas.ts'

/** Every row, both halves: what servers mount, tests walk and types infer from. */
export const endpoints = {
  ...mergeRows('login', { first: loginRoutes, later: laterLoginRoutes }, loginSchemas),
  ...mergeRows('wallet', { first: walletRoutes, later: laterWalletRoutes }, walletSchemas),
  ...mergeRows('session', { first: sessionRoutes }, sessionSchemas),
  ...mergeRows('games', { first: gamesRoutes, later: laterGamesRoutes }, gamesSchemas),
  ...mergeRows('lottery', { later: lotteryRoutes }, lotterySchemas),
  ...mergeRows('home', { first: homeRoutes, later: laterHomeRoutes, centre: centreHomeRoutes }, homeSchemas),
  ...mergeRows('common', { later: commonRoutes }, commonSchemas),
  ...mergeRows('inbox', { first: inboxRoutes }, inboxSchemas),
  ...mergeRows('points', { centre: pointsRoutes }, pointsSchemas),
  ...mergeRows('help', { later: helpRoutes }, helpSchemas),
  ...mergeRows('system', { first: systemRoutes, later: laterSystemRoutes }, systemSchemas),
  ...mergeRows('site', { first: siteRoutes, later: laterSiteRoutes }, siteSchemas),
  ...mergeRows('account', { later: accountRoutes }, accountSchemas),
  ...mergeRows('chat', { later: chatRoutes }, chatSchemas),
  ...mergeRows('play', { later: playRoutes }, playSchemas),
  ...mergeRows('records', { centre: recordsRoutes }, recordsSchemas),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Names of the rows that a browser loads at one time. */
export type NamesOf<V extends View> = { [K in EndpointName]: Endpoints[K]['view'] extends V ? K : never }[EndpointName]
/** Browser halves of the rows of one time, each of them; leave a group out and it does not compile. */
export type RoutesOf<V extends View> = { readonly [K in NamesOf<V>]: Route }
