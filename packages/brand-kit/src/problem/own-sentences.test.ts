import { expect, it } from 'vitest'
import { loadBrands } from '../node.ts'
import { sentences } from './validate-brand.ts'

it.each(loadBrands().map(({ brand }) => [brand.id, brand] as const))(
  '%s introduces itself in every language that visitors can choose',
  (_, brand) => {
    const missing = sentences(brand).flatMap(({ key, text }) =>
      brand.switcherLanguages.flatMap((code) => (text[code] ? [] : [`${key}.${code}`])),
    )
    expect(missing).toEqual([])
  },
)
