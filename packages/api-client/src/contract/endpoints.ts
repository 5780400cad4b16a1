import { accountRoutes } from './account/routes.ts'
import { accountSchemas } from './account/schemas.ts'
import { agentsRoutes } from './agents/routes.ts'
import { agentsSchemas } from './agents/schemas.ts'
import { cashierRoutes } from './cashier/routes.ts'
import { cashierSchemas } from './cashier/schemas.ts'
import { withdrawSchemas } from './cashier/withdraw-schemas.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatSchemas } from './chat/schemas.ts'
import { commonRoutes } from './common/routes.ts'
import { commonSchemas } from './common/schemas.ts'
import { contractsRoutes } from './contracts/routes.ts'
import { contractsSchemas } from './contracts/schemas.ts'
import type { Route, View } from './endpoint.ts'
import { lazyGamesRoutes } from './games/lazy-routes.ts'
import { gamesRoutes } from './games/routes.ts'
import { gamesSchemas } from './games/schemas.ts'
import { helpRoutes } from './help/routes.ts'
import { helpSchemas } from './help/schemas.ts'
import { centreHomeRoutes } from './home/centre-routes.ts'
import { lazyHomeRoutes } from './home/lazy-routes.ts'
import { homeRoutes } from './home/routes.ts'
import { homeSchemas } from './home/schemas.ts'
import { centreInboxRoutes } from './inbox/centre-routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxSchemas } from './inbox/schemas.ts'
import { lazyLoginRoutes } from './login/lazy-routes.ts'
import { loginRoutes } from './login/routes.ts'
import { loginSchemas } from './login/schemas.ts'
import { missionRoutes } from './lottery/centre-routes.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { lotterySchemas } from './lottery/schemas.ts'
import { mergeRows } from './merge-rows.ts'
import { playRoutes } from './play/routes.ts'
import { playSchemas } from './play/schemas.ts'
import { pointsRoutes } from './points/routes.ts'
import { pointsSchemas } from './points/schemas.ts'
import { profileRoutes } from './profile/routes.ts'
import { profileSchemas } from './profile/schemas.ts'
import { promotionsRoutes } from './promotions/routes.ts'
import { promotionsSchemas } from './promotions/schemas.ts'
import { protectionRoutes } from './protection/routes.ts'
import { protectionSchemas } from './protection/schemas.ts'
import { recordsRoutes } from './records/routes.ts'
import { recordsSchemas } from './records/schemas.ts'
import { rewardsRoutes } from './rewards/routes.ts'
import { rewardsSchemas } from './rewards/schemas.ts'
import { securityRoutes } from './security/routes.ts'
import { securitySchemas } from './security/schemas.ts'
import { sessionRoutes } from './session/routes.ts'
import { sessionSchemas } from './session/schemas.ts'
import { lazySiteRoutes } from './site/lazy-routes.ts'
import { siteRoutes } from './site/routes.ts'
import { siteSchemas } from './site/schemas.ts'
import { lazySystemRoutes } from './system/lazy-routes.ts'
import { systemRoutes } from './system/routes.ts'
import { systemSchemas } from './system/schemas.ts'
import { transfersRoutes } from './transfers/routes.ts'
import { transfersSchemas } from './transfers/schemas.ts'
import { lazyWalletRoutes } from './wallet/lazy-routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { walletSchemas } from './wallet/schemas.ts'

/** Every row, both halves. Servers mount them, tests walk them, and types are inferred from them. */
export const endpoints = {
  ...mergeRows('login', { first: loginRoutes, lazy: lazyLoginRoutes }, loginSchemas),
  ...mergeRows('wallet', { first: walletRoutes, lazy: lazyWalletRoutes }, walletSchemas),
  ...mergeRows('session', { first: sessionRoutes }, sessionSchemas),
  ...mergeRows('games', { first: gamesRoutes, lazy: lazyGamesRoutes }, gamesSchemas),
  ...mergeRows('lottery', { lazy: lotteryRoutes, centre: missionRoutes }, lotterySchemas),
  ...mergeRows('home', { first: homeRoutes, lazy: lazyHomeRoutes, centre: centreHomeRoutes }, homeSchemas),
  ...mergeRows('common', { lazy: commonRoutes }, commonSchemas),
  ...mergeRows('inbox', { first: inboxRoutes, centre: centreInboxRoutes }, inboxSchemas),
  ...mergeRows('points', { centre: pointsRoutes }, pointsSchemas),
  ...mergeRows('help', { lazy: helpRoutes }, helpSchemas),
  ...mergeRows('system', { first: systemRoutes, lazy: lazySystemRoutes }, systemSchemas),
  ...mergeRows('site', { first: siteRoutes, lazy: lazySiteRoutes }, siteSchemas),
  ...mergeRows('account', { lazy: accountRoutes }, accountSchemas),
  ...mergeRows('agents', { centre: agentsRoutes }, agentsSchemas),
  ...mergeRows('chat', { lazy: chatRoutes }, chatSchemas),
  ...mergeRows('play', { lazy: playRoutes }, playSchemas),
  ...mergeRows('cashier', { centre: cashierRoutes }, { ...cashierSchemas, ...withdrawSchemas }),
  ...mergeRows('contracts', { centre: contractsRoutes }, contractsSchemas),
  ...mergeRows('protection', { lazy: protectionRoutes }, protectionSchemas),
  ...mergeRows('records', { centre: recordsRoutes }, recordsSchemas),
  ...mergeRows('profile', { centre: profileRoutes }, profileSchemas),
  ...mergeRows('promotions', { centre: promotionsRoutes }, promotionsSchemas),
  ...mergeRows('rewards', { centre: rewardsRoutes }, rewardsSchemas),
  ...mergeRows('security', { centre: securityRoutes }, securitySchemas),
  ...mergeRows('transfers', { centre: transfersRoutes }, transfersSchemas),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Names of the rows that a browser loads at one time. */
export type NamesOf<V extends View> = { [K in EndpointName]: Endpoints[K]['view'] extends V ? K : never }[EndpointName]
/** Browser halves of the rows of one time, each of them; leave a group out and it does not compile. */
export type RoutesOf<V extends View> = { readonly [K in NamesOf<V>]: Route }
