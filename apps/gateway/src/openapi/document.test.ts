import { arbitraryFor, validRequest } from '@boardwalk/api-client/arbitraries'
import { type Endpoint, endpoints, possibleErrors } from '@boardwalk/api-client/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document.ts'

type Parameter = { $ref?: string; name: string; in: string; required: boolean; schema: object }
type Content = Record<string, { schema: Record<string, object> }>
type Operation = {
  operationId: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
  'x-boardwalk': Record<string, unknown>
}

const rows = Object.entries<Endpoint>(endpoints)
/** As a reader gets it. */
const written = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>
  components: object
}
const operations = Object.entries(written.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = ({ method, path }: Endpoint) =>
  written.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation

const ajv = new Ajv2020({ strict: false, validateFormats: false })
/** In a query everything is text. */
const ajvOfText = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true })
/** A part of the document as a validator; references lead into the document. */
const check = (schema: object, by = ajv) => by.compile({ ...schema, components: written.components })

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(written))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('has every row once, and nothing besides', () => {
    const found = operations.map(({ path, method, operation }) => [operation.operationId, method.toUpperCase(), path])
    const wanted = rows.map(([name, { method, path }]) => [name, method, path.replace(/:(\w+)/g, '{$1}')])
    expect(found.sort()).toEqual(wanted.sort())
  })
})

describe.each(rows)('%s', (_, row) => {
  const operation = operationOf(row)

  it('states every code that it may answer', () => {
    const codes = Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(
        ([, { content }]) =>
          content['application/json']?.schema.allOf as unknown as { properties?: { code: { enum: string[] } } }[],
      )
      .flatMap(({ properties }) => properties?.code.enum ?? [])
    expect(codes.sort()).toEqual([...possibleErrors(row)].sort())
  })

  it('states session, key, human check and cache', () => {
    const { token, anonymous, audience, idempotent, human, cache } = row
    const required = token && !anonymous
    const session = { session: [] }
    expect(operation.security).toEqual(required ? [session] : token || audience ? [{}, session] : [])
    const key = operation.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
    expect(key).toBe(idempotent === true)
    expect(operation['x-boardwalk']).toMatchObject({ rateClass: row.rate, ...(human && { humanCheck: human }) })
    expect(operation['x-boardwalk'].cache).toEqual(cache)
  })

  it('accepts valid input of its schema', () => {
    const fields = operation.parameters.filter(({ $ref }) => !$ref)
    const [content] = Object.values(operation.requestBody?.content ?? {})
    const plain = row.sealed ? content?.schema['x-sealed-content'] : content?.schema
    const isBody = plain ? check(plain) : () => true
    const isField = new Map(fields.map(({ name, schema }) => [name, check(schema, ajvOfText)]))
    for (const request of fc.sample(validRequest(row), { numRuns: 10, seed: 1 })) {
      const body = Object.fromEntries(Object.entries(request).filter(([name]) => !isField.has(name)))
      expect(isBody(body)).toBe(true)
      if (!plain) expect(body).toEqual({})
      for (const { name, required } of fields) {
        if (name in request) expect(isField.get(name)?.(request[name])).toBe(true)
        else expect(required).toBe(false)
      }
    }
  })

  it('returns valid output of its schema', () => {
    const isAnswer = check(operation.responses[200]?.content['application/json']?.schema ?? {})
    const around = { success: true, message: '', code: 'OK', traceId: 't', serverTime: '2026-11-21T10:00:00.000Z' }
    for (const value of fc.sample(arbitraryFor(row.value), { numRuns: 10, seed: 1 })) {
      expect(isAnswer({ ...around, value: JSON.parse(JSON.stringify(value)) })).toBe(true)
    }
  })
})
