import { type Endpoint, endpoints } from '@boardwalk/api-client/contract'
import { components } from './components.ts'
import { valueSchema } from './json-schema.ts'
import { parametersOf, requestBodyOf } from './request.ts'
import { responsesOf } from './responses.ts'

/** T: the session is required. T° and rows with an audience: read where it is sent. */
function securityOf({ token, anonymous, audience }: Endpoint) {
  const session = { session: [] }
  if (token && !anonymous) return [session]
  return token || audience ? [{}, session] : []
}

/** Policy of a row for which OpenAPI has no word. */
const policyOf = (row: Endpoint) => ({
  ...{ origin: row.origin, kind: row.kind, rateClass: row.rate, view: row.view },
  ...(row.who && { who: row.who }),
  ...(row.human && { humanCheck: row.human, humanWhen: row.humanWhen ?? 'always' }),
  ...(row.cache && { cache: row.cache }),
  ...(row.servedWhen && { servedWhen: row.servedWhen }),
  ...(row.heartbeat && { heartbeat: true }),
})

const operationOf = (name: string, row: Endpoint) => ({
  ...{ operationId: name, tags: [row.group] },
  security: securityOf(row),
  parameters: parametersOf(row),
  ...requestBodyOf(row),
  responses: responsesOf(name, row),
  'x-boardwalk': policyOf(row),
})

function paths() {
  const found: Record<string, Record<string, object>> = {}
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}')
    found[path] = { ...found[path], [row.method.toLowerCase()]: operationOf(name, row) }
  }
  return found
}

/** Parts of values that contain themselves. */
const parts = () =>
  Object.assign({}, ...Object.entries<Endpoint>(endpoints).map(([name, { value }]) => valueSchema(name, value).parts))

/** The endpoint table as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Boardwalk gateway',
    version: '1',
    description: 'Play money only. Written from the endpoint table in packages/api-client/src/contract.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: paths(),
  components: { ...components, schemas: { ...components.schemas, ...parts() } },
})
