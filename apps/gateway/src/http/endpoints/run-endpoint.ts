import {
  AppError,
  type Caller,
  type Endpoint,
  errorCatalogue,
  possibleErrors,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Logger } from 'pino'
import { toAppError } from '../to-app-error.ts'
import { type Serialise, serialiserOf } from './serialiser.ts'

/** A handler as the loop sees it: the row's types are gone, its schemas have checked the values. */
export type AnyHandler = (call: {
  input: Record<string, unknown>
  caller: Caller | null
  request: RequestFacts
}) => Promise<unknown>

/** A row with everything that is computed once, at start. */
export type MountedEndpoint = {
  name: string
  row: Endpoint
  handle: AnyHandler
  serialise: Serialise
  isDeclared: Declared
}
type Declared = ReturnType<typeof possibleErrors>

export const prepareEndpoint = (
  name: string,
  row: Endpoint,
  handle: AnyHandler,
  checksAnswers: boolean,
): MountedEndpoint => ({
  name,
  row,
  handle,
  serialise: serialiserOf(row, checksAnswers),
  isDeclared: possibleErrors(row),
})

/** A code that the row does not declare is our mistake: it is logged, and the caller gets a declared one. */
export function declared({ name, isDeclared }: MountedEndpoint, error: unknown, log: Pick<Logger, 'error'>): AppError {
  const known = toAppError(error)
  if (isDeclared.has(known.code)) return known
  log.error({ endpoint: name, code: known.code, err: known }, 'the row does not declare this code')
  const { status } = errorCatalogue[known.code]
  return status < 500 ? new AppError('BAD_REQUEST', null, known.code) : new AppError('INTERNAL', null, known.code)
}
