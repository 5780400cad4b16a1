import { type Endpoint, type ErrorCode, errorCatalogue, possibleErrors } from '@boardwalk/api-client/contract'
import { valueSchema } from './json-schema.ts'

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: object) => ({ 'application/json': { schema } })

/** Response headers for caching. */
const cachingHeaders = ({ cache }: Endpoint) => ({
  'Cache-Control': { schema: { const: cache ? `public, max-age=${cache.seconds}` : 'no-store' } },
  ...(cache && { ETag: { schema: { type: 'string' } } }),
})

const success = (name: string, row: Endpoint) => ({
  description: row.cache ? 'The value; with a session the answer is `no-store`.' : 'The value.',
  headers: row.cache?.by.includes('session') ? {} : cachingHeaders(row),
  content: json({
    allOf: [ref('schemas', 'Success'), { type: 'object', properties: { value: valueSchema(name, row.value).schema } }],
  }),
})

const failure = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: json({ allOf: [ref('schemas', 'Failure'), { type: 'object', properties: { code: { enum: codes } } }] }),
})

/** Everything that a row may answer: its value, and its refusals by status with all their codes. */
export function responsesOf(name: string, row: Endpoint) {
  const byStatus = Object.groupBy(possibleErrors(row), (code) => String(errorCatalogue[code].status))
  const failures = Object.entries(byStatus).map(([status, codes = []]) => [status, failure(codes.toSorted())])
  return {
    200: success(name, row),
    ...(row.cache && { 304: { description: 'The caller already has this value.' } }),
    ...Object.fromEntries(failures),
  }
}
