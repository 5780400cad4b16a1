import { join } from 'node:path'
import type { LoadedBrand } from '../load/inspect.ts'
import { themes } from '../tokens/names.ts'
import { drawPng } from './chromium.ts'
import { specimenPage } from './specimen-page.ts'

/** Draws a specimen of a brand's tokens, one picture per theme; returns their files. */
export const drawSpecimens = (folder: string, loaded: LoadedBrand, target: string, browser: string): string[] =>
  themes.map((theme) => {
    const file = join(target, `${loaded.brand.id}-${theme}.png`)
    drawPng(specimenPage(loaded, theme), join(folder, 'assets'), { width: 1200, height: 1500 }, file, browser)
    return file
  })
