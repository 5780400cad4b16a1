import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../load/places.ts'
import { schemaFiles } from './json-schema.ts'

/** `pnpm --filter @boardwalk/brand-kit schema` writes the JSON Schemas beside the brands. */
for (const { file, text } of schemaFiles()) {
  writeFileSync(file, text)
  console.log(`wrote ${relative(root, file)}`)
}
