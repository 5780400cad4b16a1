import type { outgoingMessages } from '../db/schema/code.ts'
import { Markup, markup } from '../http/markup.ts'

type Row = typeof outgoingMessages.$inferSelect

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color-scheme:light dark}
article{border:1px solid;border-radius:12px;padding:.75rem 1rem;margin-block:.75rem}p{margin:.25rem 0}small{opacity:.75}
.body{font-size:1.1rem;white-space:pre-line}`

/** Newest first; a page without a script. */
export const outboxPage = (rows: readonly Row[]): string =>
  markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Outbox of the sandbox</title><style>${new Markup(style)}</style></head>
<body><h1>Outbox</h1><p>Nothing here was sent: the sandbox keeps its messages. The page renews itself every five seconds.</p>
${rows.length === 0 ? markup`<p>No message yet. Ask for a code in a storefront.</p>` : rows.map(entry)}</body></html>`.toString()

const entry = ({ id, html, merchant, channel, destination, subject, body, createdAt }: Row) => markup`
<article><p><b>${channel === 'SMS' ? 'SMS' : 'E-mail'}</b> to ${destination}</p>
${subject === null ? '' : markup`<p>${subject}</p>`}<p class="body">${body}</p>
${html === null ? '' : markup`<p><a href="/dev/outbox/${id}">As an HTML e-mail</a></p>`}
<small>${merchant} · <time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></small></article>`
