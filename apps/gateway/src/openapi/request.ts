import type { Endpoint } from '@boardwalk/api-client/contract'
import { fieldsOf, type JsonSchema } from './json-schema.ts'

const inPath = (row: Endpoint): string[] => [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
const isQuery = (row: Endpoint) => row.method === 'GET'

/** Parameters of a row: those of its path and query, and the headers of contract A3. */
export function parametersOf(row: Endpoint) {
  const { properties, required } = fieldsOf(row.request)
  const path = inPath(row)
  const fields = Object.entries(properties).filter(([name]) => path.includes(name) || isQuery(row))
  const headers = ['Merchant', 'Language', ...(row.idempotent ? ['IdempotencyKey'] : [])]
  return [
    ...fields.map(([name, schema]) => ({
      ...{ name, schema, in: path.includes(name) ? 'path' : 'query' },
      required: path.includes(name) || required.includes(name),
    })),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}

/** Body of a row that writes, without the values in its path; a sealed one travels as a JWE. */
export function requestBodyOf(row: Endpoint): { requestBody?: object } {
  if (isQuery(row)) return {}
  const { properties, required } = fieldsOf(row.request)
  const path = inPath(row)
  const inBody = Object.fromEntries(Object.entries(properties).filter(([name]) => !path.includes(name)))
  // A body without fields may be left out of a DELETE only; the type of any other is checked.
  if (row.method === 'DELETE' && Object.keys(inBody).length === 0) return {}
  const plain: JsonSchema = {
    ...{ type: 'object', properties: inBody, additionalProperties: false },
    required: required.filter((name) => !path.includes(name)),
  }
  const type = row.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema: row.sealed ? sealed(plain) : plain } } } }
}

const sealed = (plain: JsonSchema): JsonSchema => ({
  $ref: '#/components/schemas/Sealed',
  'x-sealed-content': plain,
})
