import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, LanguageField } from '../fields.ts'
import { Id, Int, Text } from '../scalars.ts'
import { listOf } from '../shared/paging.ts'
import { sharedBy } from '../sharing.ts'

export const helpSchemas = {
  helpCenter: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ language: v.optional(LanguageField), category: v.optional(code()) }),
    value: listOf(v.object({ id: Id, category: Text, title: Text, content: Text, sort: Int })),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
} as const satisfies Record<string, Schemas>
