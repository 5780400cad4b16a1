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
export type {
  Endpoint,
  Group,
  HumanPurpose,
  Input,
  Parsed,
  RateClass,
  RequestSchema,
  Route,
  Table,
  Tag,
  Value,
  ValueSchema,
} from './endpoint.ts'
export * from './endpoints.ts'
export * from './envelope.ts'
export * from './errors.ts'
export type { Call, Caller, Handler, Handlers, RequestFacts } from './handlers.ts'
export { possibleErrors } from './possible-errors.ts'
export * from './scalars.ts'
export * from './shared.ts'
