import type { FastifyReply } from 'fastify'
import { type Markup, markup } from '../http/markup.ts'

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** A page without a storefront: for operators, and for the moment in which a storefront cannot answer. */
export const sendPlain = (reply: FastifyReply, status: number, title: string, text: string | Markup): FastifyReply =>
  reply
    .code(status)
    .headers({ 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      markup`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`.toString(),
    )
