import '@fontsource-variable/inter'
import { commands, page } from 'vitest/browser'
import { startPainting, stopPainting } from '../paint.ts'
import { createPlaces } from '../reflow/boxes.ts'
import { textLines } from '../reflow/text-lines.ts'
import { settle } from '../settle.ts'
import type { Box } from './compare.ts'
import type { PictureOf } from './picture-files.ts'
import { steadyCss } from './steady-css.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(steadyCss)

/** Shows the page as every machine shows it: one font, no motion, no caret. */
export async function enterPictureMode(width: number): Promise<void> {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  document.body.classList.add('sb-main-padded')
  startPainting()
  await page.viewport(width, 800)
}

export function leavePictureMode(): void {
  stopPainting()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  document.documentElement.style.removeProperty('--picture-height')
  document.body.classList.remove('sb-main-padded')
}

/** Makes the page as tall as its content, with every picture and letter loaded. */
export async function unroll({ width, height }: { width: number; height: number }): Promise<void> {
  document.documentElement.style.removeProperty('--picture-height')
  await settle()
  const tall = Math.max(height, Math.ceil(document.body.scrollHeight))
  document.documentElement.style.setProperty('--picture-height', `${tall}px`)
  await page.viewport(width, tall)
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await settle()
  refuseForeignLetters()
}

/** A letter that the font lacks would come from the machine's fonts, and look different on the next one. */
function refuseForeignLetters(): void {
  const lines = textLines(document.body, createPlaces())
  const letters = new Set(lines.map(({ text }) => text).join(''))
  const foreign = [...letters].filter((letter) => letter.trim() && !isCovered(letter.codePointAt(0) ?? 0))
  if (foreign.length > 0) throw new Error(`The font of the pictures has no ${foreign.join(' ')}: write something else.`)
}

/** Whether one of the font's files declares the letter. */
const isCovered = (code: number) =>
  [...document.fonts]
    .filter(({ family }) => family.includes('Inter Variable'))
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .some((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((part) => Number.parseInt(part, 16))
      return code >= first && code <= last
    })

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (of: PictureOf) => Promise<string | undefined>
    takePicture: () => Promise<string>
    comparePictures: (before: string, after: string) => Promise<{ pixels: number; boxes: Box[] } | undefined>
  }
}

export const comparePicture = (of: PictureOf) => commands.comparePicture(of)
