const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const scriptEscapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON that cannot end its own script element, with any characters in a title or a name. */
export const toInlineJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => scriptEscapes[sign] ?? sign)
