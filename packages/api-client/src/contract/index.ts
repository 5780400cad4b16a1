export {
  asksGames,
  betSorts,
  contractSorts,
  entrySorts,
  figures as teamFigures,
  gameFigures,
  gamePnlSorts,
  incomeSorts,
  isGameFigure,
  isGameSort,
  pnlSorts,
  type TeamFigure,
  type TeamSort,
  teamSorts,
  teamTxGroups,
} from './agents/figures.ts'
export type {
  Boot,
  BootEntry,
  BootQuery,
  RenderInput,
  RenderOutput,
  Skin,
  SkinNews,
  StorefrontServer,
  Theme,
} from './boot.ts'
export { maxSlips } from './cashier/schemas.ts'
export { maxProofs } from './cashier/withdraw-schemas.ts'
export { dayIn } from './day-in.ts'
export type {
  Endpoint,
  Group,
  HumanPurpose,
  HumanWhen,
  Input,
  Parsed,
  PublicCache,
  RateClass,
  RequestSchema,
  Route,
  SharedBy,
  Situation,
  Table,
  Value,
  ValueSchema,
  View,
} from './endpoint.ts'
export * from './endpoints.ts'
export * from './envelope.ts'
export * from './errors.ts'
export * from './feedback.ts'
export type { Call, Caller, Handler, Handlers, RequestFacts } from './handlers.ts'
export { isServed } from './is-served.ts'
export { modulesOffIn } from './modules-off.ts'
export { possibleErrors } from './possible-errors.ts'
export { maxComment, maxPictures } from './promotions/schemas.ts'
export { firstDay, yearOfDays } from './record-days.ts'
export * from './scalars.ts'
export type { SecurityEndpoint } from './security/routes.ts'
export * from './shared.ts'
export type { Tag } from './tags.ts'
