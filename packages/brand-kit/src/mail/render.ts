import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { Theme, Tokens } from '../tokens/names.ts'
import { Markup, markup } from './markup.ts'

/** Both parts contain the same words; a mail program shows the one that it supports. */
export type Mail = { subject: string; text: string; html: string }

export type MailWords = {
  subject: string
  brand: string
  title: string
  /** Shown large, and first in the text part, because notifications show its beginning. */
  code?: string
  lines: readonly string[]
  /** Figures, in a box of their own. */
  facts?: readonly string[]
  /** Lines below the figures. */
  after?: readonly string[]
  footer: readonly string[]
}

/** The same words as both parts, in the colours of a brand. */
export const renderMail = (words: MailWords, language: LanguageCode, tokens: Tokens): Mail => ({
  subject: words.subject,
  text: plain(words),
  html: page(words, language, tokens).toString(),
})

const plain = ({ brand, title, code, lines, facts = [], after = [], footer }: MailWords): string =>
  [[brand, title], code ? [code] : [], lines, facts, after, ['--', ...footer]]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')

const page = (words: MailWords, language: LanguageCode, tokens: Tokens): Markup => {
  const { bcp47, dir } = languages[language]
  return markup`<!doctype html>
<html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title><style>@media (prefers-color-scheme:dark){${darkRules(tokens)}}</style></head>
${body(words, tokens)}</html>`
}

/** Mail programs support tables and inline styles best; most of them also fetch nothing from elsewhere unasked. */
function body({ brand, title, code, lines, facts = [], after = [], footer }: MailWords, tokens: Tokens): Markup {
  const at = (place: Place) => new Markup(`class="${place}" style="${colorsOf(tokens.light, place)}${shapes[place]}"`)
  return markup`<body ${at('page')}><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${at('card')}>
<tr><td ${at('head')}>${brand}</td></tr>
<tr><td ${at('main')}><h1 style="margin:0 0 16px;font-size:22px;line-height:1.35">${title}</h1>
${code ? markup`<p dir="ltr" ${at('code')}>${code}</p>` : ''}${lines.map(paragraph)}
${facts.length > 0 ? markup`<div ${at('facts')}>${facts.map((fact) => markup`<p style="margin:0">${fact}</p>`)}</div>` : ''}${after.map(paragraph)}</td></tr>
<tr><td ${at('foot')}>${footer.map((line) => markup`<p style="margin:0 0 6px">${line}</p>`)}</td></tr>
</table></td></tr></table></body>`
}

const paragraph = (line: string) => markup`<p style="margin:0 0 12px">${line}</p>`

type Place = keyof typeof colors

/** Background and text of each part; pairs that the contrast audit of a brand measures. */
const colors = {
  page: ['color-page', 'color-text'],
  card: ['color-surface', 'color-text'],
  head: ['color-header', 'color-on-header'],
  main: ['color-surface', 'color-text'],
  code: ['color-accent-soft', 'color-on-accent-soft'],
  facts: ['color-accent-soft', 'color-on-accent-soft'],
  foot: ['color-surface', 'color-text-muted'],
} as const

const shapes: Record<Place, string> = {
  page: ';margin:0;padding:0;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6',
  card: ';max-width:600px;border-radius:12px;overflow:hidden;text-align:start',
  head: ';padding:16px 24px;font-size:20px;font-weight:700',
  main: ';padding:24px;overflow-wrap:anywhere',
  code: ';margin:0 0 16px;padding:12px;border-radius:8px;font-size:32px;font-weight:700;letter-spacing:6px;text-align:center',
  facts: ';margin:0 0 16px;padding:12px 16px;border-radius:8px',
  foot: ';padding:0 24px 20px;font-size:14px',
}

const colorsOf = (theme: Tokens[Theme], place: Place): string => {
  const [ground, ink] = colors[place]
  return `background-color:${theme[ground]};color:${theme[ink]}`
}

const darkRules = ({ dark }: Tokens): Markup =>
  new Markup(
    (Object.keys(colors) as Place[])
      .map((place) => `.${place}{${colorsOf(dark, place).replaceAll(';', ' !important;')} !important}`)
      .join(''),
  )
