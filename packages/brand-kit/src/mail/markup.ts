const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Markup that needs no more escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = string | number | Markup | readonly Part[]

const toText = (part: Part): string =>
  part instanceof Markup ? part.text : Array.isArray(part) ? part.map(toText).join('') : escapeMarkup(String(part))

/** HTML or XML whose values are escaped, between tags and in quoted attributes; `Markup` is taken as it is. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(toText)))
