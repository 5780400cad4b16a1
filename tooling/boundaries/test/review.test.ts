import { globSync } from 'node:fs'
import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { isThere, listedTexts, reviewSections } from '../src/review.ts'
import { read, root } from '../src/root.ts'
import { type TextFile, tags, textFiles } from '../src/texts.ts'

const markdown = read('locales/REVIEW.md')

/** Fields of a brand that are written in each language, such as `legal.operator`. */
const fieldsIn = (value: unknown, code: string, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        key === code ? [path] : fieldsIn(part, code, path ? `${path}.${key}` : key),
      )
    : []
const brandFile: TextFile = {
  name: 'brand',
  place: () => 'brands/*/brand.json',
  textsIn: async (tag) => {
    const code = languageCodes.find((one) => languages[one].bcp47 === tag) ?? ''
    const fields = globSync('brands/*/brand.json', { cwd: root }).flatMap((file) =>
      fieldsIn(JSON.parse(read(file)), code),
    )
    return new Map(fields.map((field) => [field, field]))
  },
}
const files = [...textFiles(), brandFile]
const wrongIn = async (text: string) => {
  const checked = listedTexts(text).flatMap((listed) => {
    const tag = reviewSections[listed.section] ?? ''
    return (tag === 'all' ? tags : [tag]).map(async (one) => ((await isThere(listed, one, files)) ? [] : [listed]))
  })
  return (await Promise.all(checked)).flat().map(({ section, file, key }) => `${section}: ${file}:${key}`)
}

describe('the list of texts for native reviewers', () => {
  it('has a section for every language, and texts in each', () => {
    expect(Object.values(reviewSections).toSorted()).toEqual(['all', ...tags].toSorted())
    const used = listedTexts(markdown).map(({ section }) => section)
    expect([...new Set(used)]).toEqual(Object.keys(reviewSections))
  })

  it('names texts that exist, in the languages of their section', async () => {
    expect(listedTexts(markdown).length).toBeGreaterThan(200)
    expect(await wrongIn(markdown)).toEqual([])
  })

  it.each([
    ['a key that is gone', '`shell:home.promised`', ['shell:home.promised']],
    ['a further key of the file before it', '`shell:home.promise`, `nothing.*`', ['shell:nothing.*']],
    ['a page that is gone', '`pages/none.md`', [':pages/none']],
    ['a file that is gone', '`shelf:*`', ['shelf:*']],
    ['a key of no game', '`games/trio:rake`, `games/dice:rake`', ['games/dice:rake']],
    ['a field of no brand', '`brand:names`, `brand:slogan`', ['brand:slogan']],
  ])('has no %s', async (_, names, wrong) =>
    expect(await wrongIn(`## Bengali\n\n- Money: ${names}\n`)).toEqual(wrong.map((name) => `Bengali: ${name}`)),
  )
})
