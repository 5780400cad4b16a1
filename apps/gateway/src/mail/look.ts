import { type MailLook, mailTextKeys } from '@boardwalk/brand-kit/mail'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Deps } from '../deps.ts'
import { textFile } from '../texts/text-file.ts'

const texts = textFile('mail', mailTextKeys)

/** Name, colours and texts of a merchant's messages in one language. */
export function lookOf(
  { brands, tokens }: Pick<Deps, 'brands' | 'tokens'>,
  merchant: string,
  language: LanguageCode,
): MailLook {
  const [brand, own] = [brands.get(merchant), tokens.get(merchant)]
  if (!brand || !own) throw new Error(`The merchant ${merchant} has no brand.`)
  return { brand, tokens: own, language, texts: texts.in(language) }
}
