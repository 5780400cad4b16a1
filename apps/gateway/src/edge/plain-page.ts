import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { FastifyReply } from 'fastify'
import { type Markup, markup } from '../http/markup.ts'

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** A page without a storefront: for operators, and for the moment in which a storefront cannot answer. */
export function plainPage(title: string, text: string | Markup, language: LanguageCode): string {
  const { bcp47, dir } = languages[language]
  return markup`<!doctype html><html lang="${bcp47}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`.toString()
}

export const sendPlain = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)
