const script = 'an SVG with a script or an address of another site'
const page = 'an SVG that embeds a page'

const named: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', sol: '/', period: '.' }

/** Text as the browser reads an attribute: `&#106;` is a `j`. */
const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

const rules: readonly [RegExp, string][] = [
  [/<(?:\w+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, page],
  [/<(?:\w+:)?script\b|\son\w+\s*=/i, script],
  // Browsers skip white space inside the name of a scheme.
  [/\b(?:xlink:)?href\s*=\s*["']?\s*(?:https?:|\/\/|j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|data:text)/i, script],
  [/@import\b|\burl\(\s*["']?\s*(?:https?:|\/\/)/i, script],
  // An animation could change where a link leads after it was looked at.
  [/\battributeName\s*=\s*["']?\s*(?:xlink:)?href\b/i, script],
  [/<!ENTITY/i, script],
]

/** Reason why a drawing may not be shown; null when it is safe. */
export function dangerIn(svg: string): string | null {
  const text = decoded(svg)
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
