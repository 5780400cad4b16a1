import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { schemaFiles } from './json-schema.ts'

describe('JSON Schemas of the brands', () => {
  it.each(schemaFiles().map((schema) => [basename(schema.file), schema] as const))(
    '%s is what the code says; run `pnpm --filter @boardwalk/brand-kit schema`',
    (_, { file, text }) => expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text)),
  )
})
