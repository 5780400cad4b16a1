const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string) =>
  text
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (found, name: string) => entities[name] ?? found)

const spoken = /\s(?:alt|aria-label|aria-description|title|placeholder|label)="([^"]*)"/g
const described = /<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]*)"/g

const unseen = /<!--.*?-->|<(script|style|svg)\b.*?<\/\1>/gs

/** The text of a document in one line without spaces: a link that is shown as words divides no sentence. */
export const plainText = (html: string): string =>
  decode(html.replaceAll(unseen, '').replaceAll(/<[^>]*>/g, '')).replaceAll(/\s+/g, '')

/** All texts of a document: its text nodes, and the attributes that are shown or read out. */
export function textsOf(html: string): string[] {
  const page = html.replaceAll(unseen, '')
  const attributes = [...page.matchAll(spoken), ...page.matchAll(described)].map(([, text = '']) => text)
  const texts = page.split(/<[^>]*>/)
  return [...new Set([...texts, ...attributes].map((text) => decode(text).trim()))].filter((text) => text !== '')
}
