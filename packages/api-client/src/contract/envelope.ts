import * as v from 'valibot'
import { errorCodes } from './errors.ts'
import { Ts } from './scalars.ts'

/** Parts of every response that do not depend on success (contract A1). */
const common = { message: v.string(), traceId: v.string(), serverTime: Ts }

/** A row's successful response. */
export const successEnvelope = <V extends v.GenericSchema>(value: V) =>
  v.object({ success: v.literal(true), ...common, value, code: v.literal('OK') })

/** A row's failed response. */
export const FailureEnvelope = v.object({
  success: v.literal(false),
  ...common,
  value: v.nullable(v.record(v.string(), v.unknown())),
  code: v.picklist(errorCodes),
})

type Common = { message: string; traceId: string; serverTime: string }
export type Success<T> = Common & { success: true; value: T; code: 'OK' }
export type Failure = v.InferOutput<typeof FailureEnvelope>
export type Envelope<T> = Success<T> | Failure
