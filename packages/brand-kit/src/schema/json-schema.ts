import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { brandSchema } from '../brand.ts'
import { brandsFolder } from '../load/places.ts'
import { tokenDefinitions, tokensSchema } from '../tokens/tokens-file.ts'

const schemas = { 'brand.schema.json': brandSchema, 'tokens.schema.json': tokensSchema }

/** Path and text of the JSON Schemas that editors read through `$schema`; what they cannot say, loading checks. */
export const schemaFiles = () =>
  Object.entries(schemas).map(([name, schema]) => ({ file: join(brandsFolder, name), text: schemaText(schema) }))

const schemaText = (schema: GenericSchema) =>
  `${JSON.stringify(toJsonSchema(schema, { target: 'draft-07', typeMode: 'input', errorMode: 'ignore', definitions: tokenDefinitions }), null, 2)}\n`
