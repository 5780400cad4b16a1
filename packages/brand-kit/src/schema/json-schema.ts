import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { campaignSchema } from '../campaign/campaign.ts'
import { brandFileSchemas, tokensFileSchema } from '../layers/layer-files.ts'
import { brandsFolder } from '../load/places.ts'
import { tokenDefinitions } from '../tokens/tokens-file.ts'

/** One for each kind of file that a brand is made of. */
const schemas = {
  'brand.schema.json': brandFileSchemas.brand,
  'region.schema.json': brandFileSchemas.region,
  'base.schema.json': brandFileSchemas.base,
  'tokens.schema.json': tokensFileSchema,
  'campaign.schema.json': campaignSchema,
}

/**
 * Path and text of the JSON Schemas that editors read through `$schema`. Loading checks the rules that they cannot
 * express.
 */
export const schemaFiles = () =>
  Object.entries(schemas).map(([name, schema]) => ({ file: join(brandsFolder, name), text: schemaText(schema) }))

const schemaText = (schema: GenericSchema) =>
  `${JSON.stringify(toJsonSchema(schema, { target: 'draft-07', typeMode: 'input', errorMode: 'ignore', definitions: tokenDefinitions }), null, 2)}\n`
