import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brandSchema } from '../brand.ts'
import { brandFolder, brandFolders } from '../load/places.ts'
import { BrandError } from '../load/problems.ts'
import { readJson } from '../load/read.ts'
import type { Tokens } from '../tokens/names.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { tokensSchema } from '../tokens/tokens-file.ts'
import { drawPng } from './chromium.ts'

function drawBrand(folder: string): void {
  const brand = readJson(join(folder, 'brand.json'), brandSchema)
  const file = readJson(join(folder, 'tokens.json'), tokensSchema)
  if (brand.value === null || file.value === null) throw new BrandError([...brand.problems, ...file.problems])
  const tokens = resolveTokens(file.value, readFileSync(join(folder, 'assets', brand.value.motif), 'utf8'))
  const { assets } = brand.value
  const draw = (html: string, width: number, height: number, name: string) =>
    drawPng(html, join(folder, 'assets'), width, height, join(folder, 'assets', name))
  draw(icon(brand.value, tokens, 180), 180, 180, assets.touchIcon)
  draw(icon(brand.value, tokens, 192), 192, 192, assets.icon192)
  draw(icon(brand.value, tokens, 512), 512, 512, assets.icon512)
  draw(share(brand.value, tokens), 1200, 630, assets.share)
  console.log(
    `${brand.value.name}: drew ${Object.values(assets)
      .filter((name) => name.endsWith('.png'))
      .join(', ')}`,
  )
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

/** `pnpm --filter @boardwalk/brand-kit art [country …]`: draws the PNG files of `assets/` from the brand's own SVG files. */
const countries = process.argv.slice(2)
for (const folder of countries.length > 0 ? countries.map(brandFolder) : brandFolders()) drawBrand(folder)
