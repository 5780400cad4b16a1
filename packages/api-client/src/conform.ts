import * as v from 'valibot'
import { type Answer, clientError } from './context.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { type EndpointName, endpoints } from './contract/endpoints.ts'

/** Parses a value by its row; an invalid one becomes BAD_RESPONSE with the name of its first wrong field. */
export const conform = (name: EndpointName, answer: Exclude<Answer, { error: unknown }>): Answer => {
  const row: Endpoint = endpoints[name]
  const parsed = v.safeParse(row.value, answer.data)
  if (parsed.success) return { ...answer, data: parsed.output }
  const [issue] = parsed.issues
  return clientError('BAD_RESPONSE', `${name}: ${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
}
