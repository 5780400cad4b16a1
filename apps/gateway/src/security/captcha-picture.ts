import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Glyphs without look-alikes; seven rows of five dots each, one base-32 digit per row. */
const glyphs: Record<string, string> = {
  '2': 'eh1248v',
  '3': 'v2421he',
  '4': '26aiv22',
  '6': '68guhhe',
  '7': 'v124888',
  '9': 'ehhf12c',
  A: 'ehhvhhh',
  C: 'ehggghe',
  E: 'vgguggv',
  F: 'vgguggg',
  H: 'hhhvhhh',
  K: 'hikokih',
  L: 'ggggggv',
  N: 'hhpljhh',
  P: 'uhhuggg',
  R: 'uhhukih',
  T: 'v444444',
  U: 'hhhhhhe',
  X: 'hha4ahh',
  Y: 'hha4444',
}
const alphabet = Object.keys(glyphs)

const width = 160
const height = 56
const scale = 4

/** Text for a picture: five characters that are hard to confuse. */
export const captchaText = (): string =>
  Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)] ?? 'A').join('')

/** Draws the text, bent, shifted and speckled, as a grey PNG. */
export async function captchaPng(text: string): Promise<Buffer> {
  const dots = Buffer.alloc(width * height, 255)
  const wave = { height: 2 + randomInt(3), length: 14 + randomInt(12), start: randomInt(100) }
  for (const [at, character] of [...text].entries())
    drawGlyph(dots, character, 10 + at * 29 + randomInt(4), 8 + randomInt(10), wave)
  for (let line = 0; line < 3; line++) drawLine(dots)
  for (let speck = 0; speck < 260; speck++) dots[randomInt(dots.length)] = 90 + randomInt(120)
  return await sharp(dots, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

type Wave = { height: number; length: number; start: number }

function drawGlyph(dots: Buffer, character: string, left: number, top: number, wave: Wave): void {
  const lean = (randomInt(9) - 4) / 10
  const ink = randomInt(90)
  for (const [row, digit] of [...(glyphs[character] ?? '')].entries()) {
    const bits = Number.parseInt(digit, 32)
    for (let column = 0; column < 5; column++) {
      if (bits & (16 >> column)) drawDot(dots, left + column * scale + lean * row * scale, top + row * scale, ink, wave)
    }
  }
}

function drawDot(dots: Buffer, left: number, top: number, ink: number, wave: Wave): void {
  for (let x = Math.round(left); x < left + scale; x++) {
    const bend = Math.round(wave.height * Math.sin((x + wave.start) / wave.length))
    for (let y = top + bend; y < top + bend + scale; y++) setDot(dots, x, y, ink)
  }
}

function drawLine(dots: Buffer): void {
  const [from, to, ink] = [randomInt(height), randomInt(height), 60 + randomInt(90)]
  for (let x = 0; x < width; x++) setDot(dots, x, Math.round(from + ((to - from) * x) / width), ink)
}

function setDot(dots: Buffer, x: number, y: number, ink: number): void {
  if (x >= 0 && x < width && y >= 0 && y < height) dots[y * width + x] = ink
}
