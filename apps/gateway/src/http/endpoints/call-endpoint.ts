import { AppError, type Endpoint, endpoints, type RequestFacts } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import { newId } from '../../ids.ts'
import type { AllHandlers } from './mount-endpoints.ts'
import { parseInput } from './read-input.ts'
import type { AnyHandler } from './run-endpoint.ts'

export type Visitor = Pick<RequestFacts, 'merchant' | 'language' | 'host' | 'ip'> &
  Partial<Pick<RequestFacts, 'headers'>>

/** Runs a public read in-process without a caller, for the data that the edge puts into pages. Throws the coded error. */
export function endpointCaller(handlers: AllHandlers) {
  return async (name: string, arg: Record<string, unknown>, visitor: Visitor): Promise<unknown> => {
    const row = Object.hasOwn(endpoints, name) ? (endpoints[name as keyof typeof endpoints] as Endpoint) : null
    if (row?.method !== 'GET' || (row.token && !row.anonymous)) throw new AppError('NOT_FOUND', null, name)
    const handle = handlers[name as keyof AllHandlers] as unknown as AnyHandler
    const request = { headers: {}, ...visitor, traceId: newId(), idempotencyKey: undefined }
    return v.parse(row.value, await handle({ input: parseInput(row, arg), caller: null, request }))
  }
}
