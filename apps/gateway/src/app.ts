import type { FastifyInstance } from 'fastify'
import { mountArt } from './art/mount-art.ts'
import { mountCallbacks } from './callbacks/mount-callbacks.ts'
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts'
import type { Deps } from './deps.ts'
import { mountEdge } from './edge/mount-edge.ts'
import { createApp } from './http/create-app.ts'
import { type Health, mountHealth } from './http/health.ts'
import { launchHandlers } from './launch/launch-handlers.ts'
import { loginHandlers, notAvailable } from './login/login-handlers.ts'
import { memberHandlers } from './member/member-handlers.ts'
import { rowCaller } from './mount/call-row.ts'
import { type AllHandlers, mountEndpoints } from './mount/mount-endpoints.ts'
import { permissionHandlers } from './permission/permission-handlers.ts'
import { type NotYetServed, notYetServed } from './served.ts'
import { siteHandlers } from './site/site-handlers.ts'
import { mountStream, streamHandlers } from './stream/mount-stream.ts'
import { walletHandlers } from './wallet/wallet-handlers.ts'

export type Gateway = { app: FastifyInstance; handlers: AllHandlers; health: Health }

/** Every row of the table with who answers it; a row that nobody answers does not compile. */
export const allHandlers = (deps: Deps): AllHandlers => ({
  ...loginHandlers(deps),
  ...memberHandlers(deps),
  ...permissionHandlers(deps),
  ...catalogueHandlers(deps),
  ...siteHandlers(deps),
  ...walletHandlers(deps),
  ...launchHandlers(deps),
  ...streamHandlers(deps),
  ...notServed(),
})

const notServed = () =>
  Object.fromEntries(notYetServed.map((name) => [name, notAvailable])) as Record<NotYetServed, typeof notAvailable>

/** The whole platform over one set of dependencies; `main.ts`, tests and tools differ only in what they pass. */
export function buildGateway(deps: Deps): Gateway {
  const app = createApp(deps)
  const handlers = allHandlers(deps)
  const health = mountHealth(app, deps)
  mountEndpoints(app, deps, handlers)
  mountCallbacks(app, deps)
  mountStream(app, deps)
  mountArt(app, deps)
  mountEdge(app, { ...deps, call: rowCaller(handlers) })
  return { app, handlers, health }
}

export const buildApp = (deps: Deps): FastifyInstance => buildGateway(deps).app
