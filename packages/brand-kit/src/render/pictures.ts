import { join } from 'node:path'
import type { Brand } from '../brand.ts'
import type { Tokens } from '../tokens/names.ts'
import { drawPng } from './chromium.ts'

/** Draws the PNG files of `assets/` from the brand's own SVG files; returns their names. */
export function drawPictures(folder: string, brand: Brand, tokens: Tokens, browser: string): string[] {
  const { assets } = brand
  const draw = (html: string, width: number, height: number, name: string) => {
    drawPng(html, join(folder, 'assets'), { width, height }, join(folder, 'assets', name), browser)
    return name
  }
  return [
    draw(icon(brand, tokens, 180), 180, 180, assets.touchIcon),
    draw(icon(brand, tokens, 192), 192, 192, assets.icon192),
    draw(icon(brand, tokens, 512), 512, 512, assets.icon512),
    draw(share(brand, tokens), 1200, 630, assets.share),
  ]
}

/** The mark stays inside the circle that a phone may cut out of the square. */
const icon = ({ assets }: Brand, { light }: Tokens, size: number) => `
<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${light['color-hero']}}</style>
<img src="${assets.mark}" width="${Math.round(size * 0.68)}">`

const share = ({ name, assets, tagline, regionLanguages }: Brand, { light }: Tokens) => `
<style>
body{margin:0;width:1200px;height:630px;display:grid;align-content:center;justify-items:center;gap:28px;color:${light['color-on-hero']};
background:radial-gradient(closest-side,${light['color-hero']} 40%,transparent),${light['image-motif']},${light['color-hero']};font-family:${light['font-display']}}
.logo{height:170px}p{margin:0;font-size:44px}small{font-size:26px;padding:10px 26px;border-radius:${light['radius-control']};background:${light['color-highlight']};color:${light['color-on-highlight']}}
</style>
<img class="logo" src="${assets.logo}" alt="${name}">
${regionLanguages.map((code) => `<p>${tagline[code] ?? ''}</p>`).join('')}
<small>Play money</small>`
