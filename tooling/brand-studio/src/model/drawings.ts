import { type Brand, judgeDrawing, type Problem, requiredAssets } from '../kit.ts'
import type { Draft } from './draft.ts'

/** Logos, mark, favicon and motif that are not of their stated size, that are too heavy, or that cannot be read. */
export const drawingProblems = (brand: Brand, art: Draft['art']): Problem[] =>
  requiredAssets(brand)
    .filter(({ file, group }) => group === undefined && file.endsWith('.svg'))
    .flatMap((asset) => {
      const svg = art[asset.file]
      return svg ? judgeDrawing(`assets/${asset.file}`, svg, asset) : []
    })
