import type { RequestSchema, ValueSchema } from '@boardwalk/api-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

export type JsonSchema = Record<string, unknown>

const rules = { errorMode: 'ignore', target: 'draft-2020-12' } as const

/** The JSON schema of a value, with its recursive parts as named components. */
export function valueSchema(name: string, value: ValueSchema) {
  const partName = (id: string) => `${name}_${id}`
  const overrideRef = ({ referenceId }: { referenceId: string }) => `#/components/schemas/${partName(referenceId)}`
  const found = toJsonSchema(value, { ...rules, typeMode: 'output', overrideRef })
  const { $schema: _, $defs = {}, ...schema } = found
  const parts = Object.fromEntries(Object.entries($defs).map(([id, part]) => [partName(id), part]))
  return { schema, parts }
}

type Fields = { properties: Record<string, JsonSchema>; required: readonly string[] }

/** A request's fields, each with its schema. Rules across fields, which JSON Schema cannot state, are left out. */
export function fieldsOf(request: RequestSchema): Fields {
  const { properties = {}, required = [] } = toJsonSchema(request, { ...rules, typeMode: 'input' })
  const fields = Object.entries(properties).map(([name, field]) => [name, asNumber({ ...(field as object) })])
  return { properties: Object.fromEntries(fields), required }
}

/** A number that may come as text, as all does in a query, is a number to OpenAPI. */
function asNumber({ anyOf, ...field }: JsonSchema): JsonSchema {
  return anyOf === undefined || field.type === 'integer' ? field : { anyOf, ...field }
}
