import { fill, type LanguageCode, languages, minutesText } from '@boardwalk/i18n/codes'
import type { Brand } from '../brand.ts'
import { nameIn } from '../name-in.ts'
import type { Tokens } from '../tokens/names.ts'
import { type Mail, renderMail } from './render.ts'

/** Groups and keys of `locales/<language>/gateway/mail.json`. */
export const mailTextKeys = {
  /** Heading of a code's e-mail, by purpose. */
  purpose: ['LOGIN', 'REGISTER', 'PASSWORD', 'VERIFY', 'STEP_UP', 'BIND', 'PAY_PASSWORD'],
  code: ['subject', 'valid', 'secret', 'unasked', 'sms'],
  notice: ['subject', 'contact'],
} as const
export type MailTexts = {
  [Group in keyof typeof mailTextKeys]: Record<(typeof mailTextKeys)[Group][number], string>
}
export type MailPurpose = (typeof mailTextKeys.purpose)[number]

/** The values that a message takes from the brand and from its reader. */
export type MailLook = {
  brand: Pick<Brand, 'name' | 'names' | 'legal' | 'support'>
  tokens: Tokens
  language: LanguageCode
  texts: MailTexts
}
type CodeFacts = { code: string; minutes: number }

const named = ({ brand, language }: Pick<MailLook, 'brand' | 'language'>, { code, minutes }: CodeFacts) => ({
  brand: nameIn(brand, language),
  code,
  time: minutesText(minutes, languages[language].bcp47),
})

export function codeMail(look: MailLook, purpose: MailPurpose, given: CodeFacts): Mail {
  const facts = named(look, given)
  const { subject, valid, secret, unasked } = look.texts.code
  return renderMail(
    {
      subject: fill(subject, facts),
      brand: facts.brand,
      title: look.texts.purpose[purpose],
      code: given.code,
      lines: [valid, secret, unasked].map((line) => fill(line, facts)),
      footer: [ownerOf(look)],
    },
    look.language,
    look.tokens,
  )
}

/** The code comes first, because a phone shows only the beginning of a message. */
export const codeSms = (look: Omit<MailLook, 'tokens'>, given: CodeFacts): string =>
  fill(look.texts.code.sms, named(look, given))

/** Words of a notice; one about money also has its figures and the next step. */
export type NoticeWords = { title: string; content: string; facts?: readonly string[]; next?: string }

/** A change, a win or a state of money that the inbox shows with the same title and content. */
export function noticeMail(look: MailLook, { title, content, facts = [], next }: NoticeWords): Mail {
  const brand = nameIn(look.brand, look.language)
  const { subject, contact } = look.texts.notice
  return renderMail(
    {
      subject: fill(subject, { brand, title }),
      brand,
      title,
      lines: [content],
      facts,
      after: next ? [next] : [],
      footer: [fill(contact, { email: look.brand.support.email }), ownerOf(look)],
    },
    look.language,
    look.tokens,
  )
}

/** States that the brand is a sandbox and that no real money is used. */
const ownerOf = ({ brand, language }: MailLook): string => brand.legal.operator[language] ?? brand.legal.operator.EN
