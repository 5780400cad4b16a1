import { AppError, type Endpoint } from '@boardwalk/api-client/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { openSealed } from '../../security/open-sealed.ts'

type Raw = Record<string, unknown>

/** Everything the caller sent, as one object, opened when sealed and parsed by the row's schema. */
export async function readInput(deps: Deps, row: Endpoint, request: FastifyRequest): Promise<Raw> {
  const query = readQuery(request.query as Raw)
  const params = request.params as Raw
  if (row.method === 'GET') return parseInput(row, { ...query, ...params })
  if (Object.keys(query).length > 0) throw new AppError('BAD_REQUEST', null, 'a write takes no query')
  const body = await readBody(deps, row, request)
  return parseInput(row, { ...body, ...params })
}

/** The same key twice is refused: readers in a chain would disagree on which one counts. */
function readQuery(query: Raw): Raw {
  for (const value of Object.values(query)) {
    if (Array.isArray(value)) throw new AppError('BAD_REQUEST', null, 'a query key is given twice')
  }
  // One screen of the specification sends its token in the query; it is dropped, never used (contract A3).
  const { token: _, ...rest } = query
  return rest
}

const formType = 'application/x-www-form-urlencoded'
const mediaType = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()

async function readBody(deps: Deps, row: Endpoint, request: FastifyRequest): Promise<Raw> {
  const type = mediaType(request)
  if (row.method !== 'DELETE' || type) {
    if (type !== (row.encoding === 'form' ? formType : 'application/json')) throw new AppError('UNSUPPORTED_MEDIA')
  }
  if (row.encoding === 'form' && request.headers['x-merchant'] === undefined) {
    throw new AppError('BAD_REQUEST', null, 'a form post needs X-Merchant')
  }
  const body = plainObject(request.body ?? {})
  const jwe = soleJwe(body)
  if (jwe === null) {
    if (row.sealed) throw new AppError('DECRYPT_FAILED', { jwks: '/wps/system/keys' }, 'the body is not sealed')
    return body
  }
  return plainObject(await openSealed(deps, jwe, request.url.split('?', 1)[0] ?? ''))
}

/** Any JSON body may be sealed; sealed rows must be (contract A8.5). */
function soleJwe(body: Raw): string | null {
  return typeof body.jwe === 'string' && Object.keys(body).length === 1 ? body.jwe : null
}

function plainObject(body: unknown): Raw {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Raw
  throw new AppError('VALIDATION_FAILED', { fields: [{ field: '', rule: 'object' }] })
}

/** Each field and the rule that it breaks, never the value. */
export const faultyFields = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.slice(0, 20).map((issue) => ({
    field: (v.getDotPath(issue) ?? '').slice(0, 64),
    rule: issue.expected === 'never' ? 'unknown' : issue.type,
  }))

/** Parses strictly. */
export function parseInput(row: Endpoint, raw: Raw): Raw {
  const result = v.safeParse(row.request, raw)
  if (result.success) return result.output
  throw new AppError('VALIDATION_FAILED', { fields: faultyFields(result.issues) })
}
