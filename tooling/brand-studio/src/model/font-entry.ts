import type { Entry } from './color-entry.ts'

/** Names of fonts with commas between them, as `tokens.json` allows them. */
export function readFonts(text: string): Entry<readonly string[]> {
  const fonts = text
    .split(',')
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean)
  const odd = fonts.find((name) => !/^[\w .-]+$/.test(name))
  if (odd !== undefined) return { value: null, error: `"${odd}" is no name of a font.` }
  return fonts.length < 2 ? { value: null, error: 'Name at least two fonts.' } : { value: fonts, error: null }
}
