import type { Merchant } from '../permission/merchants.ts'
import { textsFor } from '../texts/server-texts.ts'
import { merchantText } from './merchant-texts.ts'

/** The first message in an inbox, in the member's language. */
export function welcomeWords(language: string, merchant: Merchant): readonly [title: string, content: string] {
  const { title, content } = textsFor(language).welcome
  return [title, merchantText(content, merchant)]
}
