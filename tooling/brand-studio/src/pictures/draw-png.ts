import { loadSvg, sheet } from './canvas.ts'
import type { Look, Png } from './picture-rows.ts'

/** A PNG of the brand as a data address: an icon with the mark, or the picture of shared links. */
export const drawPng = (png: Png, look: Look): Promise<string> =>
  png.size === null ? drawShare(look) : drawIcon(png.size, look)

/** The mark stays inside the circle that a phone may cut out of the square. */
async function drawIcon(size: number, { brand, tokens, art }: Look): Promise<string> {
  const { canvas, pen } = sheet(size, size)
  pen.fillStyle = tokens.light['color-hero']
  pen.fillRect(0, 0, size, size)
  const mark = await loadSvg(art[brand.assets.mark] ?? '')
  const side = Math.round(size * 0.68)
  const at = (size - side) / 2
  pen.drawImage(mark, at, at, side, side)
  return canvas.toDataURL('image/png')
}

const [width, height] = [1200, 630]

async function drawShare({ brand, tokens: { light }, art }: Look): Promise<string> {
  const { canvas, pen } = sheet(width, height)
  await drawGround(pen, light['color-hero'], art[brand.motif])
  const logo = await loadSvg(art[brand.assets.logo] ?? '')
  const logoWidth = Math.min(900, (logo.width / logo.height) * 170)
  const logoHeight = (logoWidth * logo.height) / logo.width
  const lines = brand.regionLanguages.flatMap((code) => brand.tagline[code] ?? [])
  let y = (height - (logoHeight + lines.length * 76 + 90)) / 2
  pen.drawImage(logo, (width - logoWidth) / 2, y, logoWidth, logoHeight)
  y += logoHeight + 70
  pen.textAlign = 'center'
  pen.fillStyle = light['color-on-hero']
  for (const line of lines) {
    pen.font = `44px ${light['font-display']}`
    pen.fillText(line, width / 2, y, width - 80)
    y += 76
  }
  drawPill(pen, y, light)
  return canvas.toDataURL('image/png')
}

/** The motif in tiles, fading towards the middle, where the words are. */
async function drawGround(pen: CanvasRenderingContext2D, hero: string, motif: string | undefined): Promise<void> {
  pen.fillStyle = hero
  pen.fillRect(0, 0, width, height)
  if (!motif) return
  pen.fillStyle = pen.createPattern(await loadSvg(motif), 'repeat') ?? hero
  pen.fillRect(0, 0, width, height)
  const calm = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2)
  calm.addColorStop(0.4, hero)
  calm.addColorStop(1, `${hero.length < 7 ? hero.replace(/[\da-f]/g, '$&$&') : hero}00`)
  pen.fillStyle = calm
  pen.fillRect(0, 0, width, height)
}

function drawPill(pen: CanvasRenderingContext2D, y: number, light: Look['tokens']['light']): void {
  const words = 'Play money'
  pen.font = `26px ${light['font-display']}`
  const across = pen.measureText(words).width + 52
  pen.fillStyle = light['color-highlight']
  pen.beginPath()
  pen.roundRect((width - across) / 2, y - 34, across, 50, Math.min(25, Number.parseFloat(light['radius-control'])))
  pen.fill()
  pen.fillStyle = light['color-on-highlight']
  pen.fillText(words, width / 2, y)
}
