import { writing } from '../art/letters.ts'
import { n } from '../art/svg.ts'
import { type Color, contrast, fromHex, reach, toHex, tone } from '../tokens/color.ts'
import type { Theme, Tokens } from '../tokens/names.ts'
import { type IdentityName, identityStyles, type MarkPaint, motifOf } from './identity-styles.ts'
import { outlineOf } from './outline.ts'

/** Files of `assets/` that are drawn as SVG, by name. */
export type IdentityFiles = Record<'logo.svg' | 'logo-dark.svg' | 'mark.svg' | 'favicon.svg' | 'motif.svg', string>

const document = (width: number, label: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img" aria-label="${escaped(label)}">${drawing}</svg>\n`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A colour moved until it has enough contrast to its ground (WCAG 2.2, 1.4.11). */
const seenOn = (colour: Color, ground: string) => toHex(reach(colour, [fromHex(ground)], 3))

function paintOn(ground: string, tokens: Tokens[Theme]): MarkPaint {
  const highlight = fromHex(tokens['color-highlight'])
  const isDark = contrast('#fff', ground) > contrast('#000', ground)
  const spark = seenOn(fromHex(tokens['color-accent']), ground)
  if (isDark) {
    const light = seenOn(tone(highlight, Math.min(0.92, highlight.l + 0.06)), ground)
    return { light, deep: seenOn(tone(highlight, highlight.l - 0.12), ground), spark, ground }
  }
  const light = fromHex(seenOn(highlight, ground))
  return { light: toHex(light), deep: toHex(tone(light, light.l - 0.17)), spark, ground }
}

const indent = 48
/** The header spares a logo this much, of a height of 40. */
const widest = 240
const room = widest - indent - 4

type Words = { drawing: string; width: number }

/** A line of our own letters, smaller when it is long; null for other scripts. */
function written(text: string, ink: string): Words | null {
  const drawn = writing(text)
  if (!drawn) return null
  const scale = Math.min(0.9, room / drawn.width, 18 / (10 + drawn.rise))
  const place = `translate(${indent} ${n(20 - 10 * scale)}) scale(${scale.toFixed(3)})`
  return {
    drawing: `<path transform="${place}" d="${drawn.d}" fill="none" stroke="${ink}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    width: indent + drawn.width * scale + 4,
  }
}

/** A line in a font of the tree, as outlines; null where none has these letters. */
function outlined(text: string, ink: string): Words | null {
  const outline = outlineOf(text, 28, room)
  if (!outline) return null
  const place = `translate(${indent} ${n(20 - outline.height / 2)})`
  return { drawing: `<path transform="${place}" d="${outline.d}" fill="${ink}"/>`, width: indent + outline.width + 4 }
}

/** Whether a logo can show a name in its own script, without a font of the device. */
export const canDraw = (name: string): boolean => writing(name) !== null || outlineOf(name, 28, room) !== null

/** The name beside the mark; where its script cannot be drawn, how it is spelt in Latin letters. */
function wordmark(name: string, spelt: string, ink: string): Words {
  const words = written(name, ink) ?? outlined(name, ink) ?? written(spelt, ink)
  if (!words) throw new Error(`No letters for "${name}" or "${spelt}".`)
  return words
}

/** Logo for both themes, mark, favicon and motif of a brand that has none yet, in its own colours. */
export function drawIdentity(
  { id, name }: { id: string; name: string },
  style: IdentityName,
  tokens: Tokens,
): IdentityFiles {
  const { mark } = identityStyles[style]
  const signOn = (ground: string, theme: Theme) => mark(paintOn(ground, tokens[theme]))
  const logo = (theme: Theme) => {
    const words = wordmark(name, id, tokens[theme]['color-on-header'])
    const sign = `<g transform="translate(20 20)">${signOn(tokens[theme]['color-header'], theme)}</g>`
    return document(Math.ceil(words.width), name, sign + words.drawing)
  }
  const hero = tokens.light['color-hero']
  const small = `<g transform="translate(20 20) scale(.78)">${signOn(hero, 'light')}</g>`
  return {
    'logo.svg': logo('light'),
    'logo-dark.svg': logo('dark'),
    'mark.svg': document(40, name, `<g transform="translate(20 20)">${signOn(hero, 'light')}</g>`),
    'favicon.svg': document(40, name, `<rect width="40" height="40" rx="10" fill="${hero}"/>${small}`),
    'motif.svg': motifOf(style, tokens.light['color-highlight']),
  }
}
