import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder, brandFolders, root } from '../load/places.ts'
import { loadBrand } from '../node.ts'
import { themes } from '../tokens/names.ts'
import { drawPng } from './chromium.ts'
import { specimenPage } from './specimen-page.ts'

/** `pnpm --filter @boardwalk/brand-kit specimen [country …]`: one picture per brand and theme, to look at. */
const target = join(root, '.cache/specimens')
mkdirSync(target, { recursive: true })
const countries = process.argv.slice(2)
for (const folder of countries.length > 0 ? countries.map(brandFolder) : brandFolders()) {
  const loaded = loadBrand(folder)
  for (const theme of themes) {
    const file = join(target, `${loaded.brand.id}-${theme}.png`)
    drawPng(specimenPage(loaded, theme), join(folder, 'assets'), { width: 1200, height: 1500 }, file)
    console.log(file)
  }
}
