import { languages } from '@boardwalk/i18n/codes'
import { Markup, markup } from '../../http/markup.ts'
import { fill } from '../../texts/text-file.ts'
import { cashierTexts } from '../cashier-texts.ts'
import type { SandboxOrder } from './book.ts'
import type { Decision } from './script.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1rem;color-scheme:light dark}
form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:10px;border:1px solid}
dt{opacity:.8}dd{margin:0 0 .75rem;font-size:1.25rem;overflow-wrap:anywhere}`

const decisions: readonly Decision[] = ['approve', 'decline', 'timeOut', 'payTwice']

/** The provider's own page, without a script: the payer chooses the order's outcome. */
export function payPage({ orderNo, language, decidedAt }: SandboxOrder, amount: string): string {
  const { provider: t } = cashierTexts.in(language)
  const lang = Object.entries(languages).find(([code]) => code === language)?.[1].bcp47 ?? 'en'
  const button = (decision: Decision) => markup`<button name="decision" value="${decision}">${t[decision]}</button>`
  return markup`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t.title}</title><style>${new Markup(style)}</style></head>
<body><main><h1>${t.title}</h1><p>${t.playMoney}</p>
<dl><dt>${t.amount}</dt><dd>${amount}</dd><dt>${t.order}</dt><dd>${orderNo}</dd></dl>
${decidedAt ? markup`<p role="status">${fill(t.decided, { refNo: orderNo })}</p><p>${t.close}</p>` : markup`<form method="post">${decisions.map(button)}</form>`}
</main></body></html>`.toString()
}
