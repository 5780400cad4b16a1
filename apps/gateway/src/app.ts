import type { FastifyInstance } from 'fastify'
import { agentHandlers } from './agents/agent-handlers.ts'
import { mountTeamFile } from './agents/mount-team-file.ts'
import { allowanceHandlers } from './allowance/allowance-handlers.ts'
import { mountArt } from './art/mount-art.ts'
import { mountCallbacks } from './callbacks/mount-callbacks.ts'
import { depositHandlers } from './cashier/deposit-handlers.ts'
import { mountDeposits } from './cashier/mount-deposits.ts'
import { mountPayments } from './cashier/mount-payments.ts'
import { mountPayPage } from './cashier/sandbox/mount-pay-page.ts'
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts'
import { chatHandlers, mountChat } from './chat/mount-chat.ts'
import { codeHandlers } from './codes/code-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { mountWebClip } from './content/mount-web-clip.ts'
import { contractHandlers } from './contracts/contract-handlers.ts'
import { mountSettlements } from './contracts/mount-settlements.ts'
import { simulationHandlers } from './contracts/simulation-handlers.ts'
import type { Deps } from './deps.ts'
import { mountEdge } from './edge/mount-edge.ts'
import { firebaseHandlers } from './firebase/firebase-handlers.ts'
import { firebaseOutside } from './firebase/outside.ts'
import { createApp } from './http/create-app.ts'
import { endpointCaller } from './http/endpoints/call-endpoint.ts'
import { type AllHandlers, mountEndpoints } from './http/endpoints/mount-endpoints.ts'
import { type Health, mountHealth } from './http/health.ts'
import { inboxHandlers } from './inbox/inbox-handlers.ts'
import { jackpotHandlers } from './jackpot/jackpot-handlers.ts'
import { mountJobs } from './jobs/mount-jobs.ts'
import { type Jobs, openJobs } from './jobs/open-jobs.ts'
import { launchHandlers } from './launch/launch-handlers.ts'
import { loginHandlers } from './login/login-handlers.ts'
import { lotteryHandlers } from './lottery/lottery-handlers.ts'
import { mountDraws } from './lottery/mount-draws.ts'
import { memberHandlers } from './member/member-handlers.ts'
import { missionHandlers } from './missions/mission-handlers.ts'
import { mountOpenApi } from './openapi/mount-openapi.ts'
import { mountOps } from './ops/mount-ops.ts'
import { pageHandlers } from './pages/page-handlers.ts'
import { permissionHandlers } from './permission/permission-handlers.ts'
import { mountRedemptions } from './points/mount-redemptions.ts'
import { pointHandlers } from './points/point-handlers.ts'
import { mountExport } from './profile/export.ts'
import { profileHandlers } from './profile/profile-handlers.ts'
import { mountApplications } from './promotions/mount-applications.ts'
import { promotionHandlers } from './promotions/promotion-handlers.ts'
import { protectionHandlers } from './protection/protection-handlers.ts'
import { raffleHandlers } from './raffles/raffle-handlers.ts'
import { rankHandlers } from './ranks/rank-handlers.ts'
import { recordHandlers } from './records/record-handlers.ts'
import { rewardHandlers } from './reward-centre/reward-handlers.ts'
import { mountRum } from './rum/mount-rum.ts'
import { securityHandlers } from './security-centre/security-handlers.ts'
import { mountOutbox } from './senders/mount-outbox.ts'
import { sessionHandlers } from './session/session-handlers.ts'
import { siteHandlers } from './site/site-handlers.ts'
import { mountStream, streamHandlers } from './stream/mount-stream.ts'
import { memberTransferHandlers } from './transfers/transfer-handlers.ts'
import { transferHandlers } from './wallet/transfer-handler.ts'
import { walletHandlers } from './wallet/wallet-handlers.ts'
import { mountProofs } from './withdrawals/mount-proofs.ts'
import { mountWithdrawals } from './withdrawals/mount-withdrawals.ts'
import { withdrawHandlers } from './withdrawals/withdraw-handlers.ts'

export type Gateway = { app: FastifyInstance; handlers: AllHandlers; health: Health }

/** Handlers of all rows of the table; a row without a handler does not compile. */
export const allHandlers = (deps: Deps): AllHandlers => ({
  ...loginHandlers(deps),
  ...codeHandlers(deps),
  ...firebaseHandlers(deps),
  ...sessionHandlers(deps),
  ...memberHandlers(deps),
  ...permissionHandlers(deps),
  ...catalogueHandlers(deps),
  ...jackpotHandlers(deps),
  ...siteHandlers(deps),
  ...contentHandlers(deps),
  ...inboxHandlers(deps),
  ...pageHandlers(deps),
  ...chatHandlers(deps),
  ...walletHandlers(deps),
  ...transferHandlers(deps),
  ...memberTransferHandlers(deps),
  ...allowanceHandlers(deps),
  ...depositHandlers(deps),
  ...withdrawHandlers(deps),
  ...launchHandlers(deps),
  ...lotteryHandlers(deps),
  ...streamHandlers(deps),
  ...recordHandlers(deps),
  ...protectionHandlers(deps),
  ...securityHandlers(deps),
  ...pointHandlers(deps),
  ...missionHandlers(deps),
  ...raffleHandlers(deps),
  ...rankHandlers(deps),
  ...promotionHandlers(deps),
  ...rewardHandlers(deps),
  ...profileHandlers(deps),
  ...agentHandlers(deps),
  ...contractHandlers(deps),
  ...simulationHandlers(deps),
})

/** The whole platform over one set of dependencies; `main.ts`, tests and tools pass different ones. */
export function buildGateway(deps: Deps, jobs: Jobs = openJobs(deps, { pool: deps.pool })): Gateway {
  const app = createApp(deps)
  const handlers = allHandlers(deps)
  const health = mountHealth(app, deps)
  mountEndpoints(app, deps, handlers)
  mountCallbacks(app, deps)
  mountPayments(app, deps)
  mountPayPage(app, deps)
  mountProofs(app, deps)
  mountDraws(app, deps)
  mountStream(app, deps)
  mountChat(app, deps)
  mountArt(app, deps)
  mountOutbox(app, deps)
  mountOps(app, deps)
  mountRedemptions(app, deps)
  mountApplications(app, deps)
  mountDeposits(app, deps)
  mountWithdrawals(app, deps)
  mountExport(app, deps)
  mountTeamFile(app, deps)
  mountSettlements(app, deps)
  mountOpenApi(app)
  mountJobs(app, deps, jobs, health.metrics)
  mountWebClip(app, deps)
  mountRum(app, deps, health.metrics)
  mountEdge(app, { ...deps, call: endpointCaller(handlers), outside: firebaseOutside(deps) })
  return { app, handlers, health }
}

export const buildApp = (deps: Deps): FastifyInstance => buildGateway(deps).app
