import { join } from 'node:path'
import type { Brand } from '../brand.ts'
import { fileOf, type Merged } from '../layers/merge.ts'
import type { Problem } from '../problem/problems.ts'
import { sentences } from '../problem/validate-brand.ts'

const placeholder = /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b/i

/** Finds unfinished sentences of a brand: placeholders, and English in place of another language. */
export function checkTexts(folder: string, brand: Brand, merged: Merged): Problem[] {
  const place = (key: string) => fileOf(merged, key) ?? join(folder, 'brand.json')
  return sentences(brand).flatMap(({ key, text }) =>
    Object.entries(text).flatMap(([code, said]) => {
      if (said === undefined) return []
      const at = { file: place(`${key}.${code}`), key: `${key}.${code}` }
      const [filler] = placeholder.exec(said) ?? []
      if (filler !== undefined) return [{ ...at, expected: 'a finished sentence', found: `"${filler}"` }]
      const isCopy = code !== 'EN' && said.trim() === text.EN.trim()
      return isCopy ? [{ ...at, expected: 'a sentence in this language', found: 'the English one' }] : []
    }),
  )
}
