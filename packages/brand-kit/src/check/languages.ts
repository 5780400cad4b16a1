import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { root } from '../load/places.ts'
import { type Read, readJson } from '../load/read.ts'
import type { Problem } from '../problem/problems.ts'

type Texts = ReadonlyMap<string, unknown>

export const localesFolder = join(root, 'locales')

/** Every language has every sentence of the English files, with the same placeholders, and no other. */
export function checkLanguageFiles(codes: readonly LanguageCode[], folder = localesFolder): Problem[] {
  const english = filesOf(join(folder, 'en'))
  // Each is the model of every language.
  const models = english.map((name) => [name, readJson(join(folder, 'en', name))] as const)
  return [...new Set(codes)].flatMap((code) => {
    const { bcp47 } = languages[code]
    const own = filesOf(join(folder, bcp47))
    const extra = own
      .filter((name) => !english.includes(name))
      .map((name) => ({
        file: join(folder, bcp47, name),
        key: '',
        expected: `no file, as there is none in English`,
        found: 'a file',
      }))
    return [...models.flatMap(([name, model]) => checkFile(join(folder, bcp47, name), bcp47, model)), ...extra]
  })
}

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []

function checkFile(file: string, bcp47: string, model: Read): Problem[] {
  if (model.problems.length > 0) return bcp47 === 'en' ? model.problems : []
  const read = bcp47 === 'en' ? model : readJson(file)
  if (read.problems.length > 0) return read.problems
  const [english, texts] = [flat(model.json), flat(read.json)]
  const wanted = forms(english, bcp47)
  const missing = [...wanted]
    .filter(([key]) => !texts.has(key))
    .map(([key, text]) => ({ file, key, expected: `a text for ${quoted(text)}`, found: 'nothing' }))
  const extra = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => ({ file, key, expected: 'no such key, as there is none in English', found: quoted(texts.get(key)) }))
  const wrong = [...texts].flatMap(([key, text]) =>
    wanted.has(key) ? checkText(file, key, text, wanted.get(key)) : [],
  )
  return [...missing, ...extra, ...wrong]
}

function checkText(file: string, key: string, text: unknown, english: unknown): Problem[] {
  if (typeof text !== 'string' || text.trim() === '') return [{ file, key, expected: 'some text', found: quoted(text) }]
  const [wanted, found] = [placeholders(english), placeholders(text)]
  return wanted === found
    ? []
    : [{ file, key, expected: `the placeholders ${wanted || 'none'}`, found: found || 'none' }]
}

const plural = /_(zero|one|two|few|many|other)$/

/** English texts by the key that a language must have: where English counts one and many, another may count few. */
function forms(english: Texts, bcp47: string): Texts {
  const categories = new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories
  return new Map(
    [...english].flatMap(([key, text]): [string, unknown][] => {
      const base = key.replace(plural, '')
      if (base === key || !english.has(`${base}_other`)) return [[key, text]]
      // A form that leaves the number out ("one game") has fewer placeholders, so the general one is the model.
      return categories.map((category) => [`${base}_${category}`, english.get(`${base}_other`) ?? text])
    }),
  )
}

const flat = (tree: unknown, prefix = ''): Map<string, unknown> =>
  new Map(
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) =>
          typeof value === 'object' && value !== null
            ? [...flat(value, `${prefix}${key}.`)]
            : [[prefix + key, value] as const],
        )
      : [],
  )

/** Names inside `{ }`, in one order; a repeated name counts once. */
const placeholders = (text: unknown): string =>
  [...new Set([...`${text}`.matchAll(/\{\s*(\w+)[^{}]*\}/g)].map(([, name]) => `{${name}}`))].sort().join(' ')

const quoted = (text: unknown) => {
  const all = JSON.stringify(text) ?? 'nothing'
  return all.length > 60 ? `${all.slice(0, 59)}…` : all
}
