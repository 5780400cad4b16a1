/** A case in the words of its reader: facts by name, and steps as rows under the heads. */
export type Case = {
  bcp47: string
  dir: 'ltr' | 'rtl'
  title: string
  note: string
  facts: readonly { name: string; value: string }[]
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** The browser's own type and sizes: the file is read without the brand's tokens. */
const style = `body{max-width:48rem;margin-inline:auto;color-scheme:light dark}
dl{display:grid;grid-template-columns:auto 1fr}dd{overflow-wrap:anywhere}
table{border-collapse:collapse;inline-size:100%}th,td{border:1px solid;text-align:start;vertical-align:top}`

/** One file that needs nothing else to be read, printed or sent to customer service: no script, no picture, no address. */
export function caseDocument({ bcp47, dir, title, note, facts, heads, rows }: Case): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const list = facts.map(({ name, value }) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')
  return `<!doctype html>
<html lang="${escaped(bcp47)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(note)}</p><dl>${list}</dl>
<table><thead>${line(heads, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>
</main></body></html>
`
}
