export {
  type FakeDownline,
  type FakeDownlineDetail,
  type FakeOverview,
  type FakeRegLink,
  type FakeTeamBet,
  type FakeTeamEntry,
  type FakeTeamPnl,
  makeDownline,
  makeDownlineDetail,
  makeIncomes,
  makeOverview,
  makePnlOfGames,
  makeRegLink,
  makeTeamBet,
  makeTeamBets,
  makeTeamEntries,
  makeTeamEntry,
  makeTeamPnl,
} from './agents.ts'
export {
  type FakeDeposit,
  type FakeDepositOffer,
  type FakeMethod,
  makeBankDeposit,
  makeDeposit,
  makeDepositMethods,
  makeDepositOffer,
  makeDeposits,
} from './cashier.ts'
export { makeContract, makeIncome, makeParty, makeSettlements, makeSimulation } from './contract.ts'
export { makeFacets, makeGameSheet } from './discovery.ts'
export * from './factories.ts'
export { createFakeFetch, type FakeFetch, fakeError } from './fake-fetch.ts'
export { fakes } from './fakes.ts'
export type { Fakes } from './fakes-type.ts'
export { makeGameList } from './game-list.ts'
export { createGatewayKeys } from './gateway-keys.ts'
export { type FakeMessage, makeFeedback, makeFeedbackPage, makeMessage, makeMessages } from './inbox.ts'
export { makePromotion } from './lazy-fakes.ts'
export { makeGameSession } from './play.ts'
export { makeActivity, makeLimit, makeProtection } from './protection.ts'
export {
  type FakeBet,
  type FakeBonus,
  type FakeProfitRow,
  type FakeTransaction,
  makeBet,
  makeBets,
  makeBonus,
  makeBonuses,
  makeProfitRow,
  makeTransaction,
  makeTransactions,
} from './records.ts'
export { makeApplication, makeOffer, makeReward } from './rewards.ts'
export { sealReply } from './seal-reply.ts'
export { type FakeTransfer, makeTransfer, makeTransferInfo, makeTransfers } from './transfers.ts'
export {
  type FakeWithdrawal,
  makePayAccount,
  makeWithdrawal,
  makeWithdrawals,
  makeWithdrawInfo,
} from './withdrawals.ts'
