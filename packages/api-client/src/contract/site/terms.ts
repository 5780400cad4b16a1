import * as v from 'valibot'
import type { Terms } from '../endpoint.ts'
import { code, LanguageField, paging, withinPages } from '../fields.ts'
import { listOf, pageOf } from '../shared/paging.ts'
import { Announcement, Banner } from '../shared/site.ts'

const language = v.optional(LanguageField)

export const siteTerms = {
  siteBanners: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({ group: v.optional(code()), language }),
    value: listOf(Banner),
    errors: [],
  },
  siteAnnouncements: {
    origin: 'extension',
    rate: 'p',
    request: v.pipe(
      v.strictObject({
        types: v.optional(v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))),
        language,
        ...paging(9),
      }),
      withinPages(),
    ),
    value: pageOf(Announcement),
    errors: [],
  },
} as const satisfies Record<string, Terms>
