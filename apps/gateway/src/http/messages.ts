import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppError } from '@boardwalk/api-client/contract'
import { errorKeys, isLanguageCode, type LanguageCode, languages, waitText } from '@boardwalk/i18n/codes'

const locales = path.resolve(import.meta.dirname, '../../../../locales')

const texts = new Map<LanguageCode, Record<string, string>>()

/** The storefront's sentences, so that a raw answer and a screen show the same text. */
function textsIn(language: LanguageCode): Record<string, string> {
  const known =
    texts.get(language) ??
    (JSON.parse(readFileSync(path.join(locales, languages[language].bcp47, 'errors.json'), 'utf8')) as Record<
      string,
      string
    >)
  texts.set(language, known)
  return known
}

/** A refusal as a sentence in the reader's language; English for an unsupported language. */
export function messageOf({ code, detail }: AppError, language: unknown): string {
  const known = isLanguageCode(language) ? language : 'EN'
  const sentences = textsIn(known)
  const key = errorKeys(code, detail?.retryAfter).find((each) => sentences[each] !== undefined)
  const wait = typeof detail?.retryAfter === 'number' ? waitText(detail.retryAfter, known) : ''
  return (sentences[key ?? 'INTERNAL'] ?? '').replace('{wait}', wait)
}
