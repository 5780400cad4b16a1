import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from './codes.ts'
import { patternIds } from './patterns.ts'

const packages = resolve(import.meta.dirname, '../..')
const root = resolve(packages, '../locales')
const tags = Object.values(languages).map(({ bcp47 }) => bcp47)
const filesOf = (tag: string) =>
  readdirSync(join(root, tag))
    .filter((name) => name.endsWith('.json'))
    .sort()
const read = (tag: string, file: string) => JSON.parse(readFileSync(join(root, tag, file), 'utf8')) as Tree

type Tree = { [key: string]: string | Tree }
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
const strings = (tag: string, file: string) => new Map(flat(read(tag, file)))

/** Keys, placeholders, digits, plural forms and terms of all texts: tooling/boundaries/test/texts.test.ts; sizes: tooling/perf. */
describe('locales', () => {
  it.each(tags)('%s puts both bounds side by side in every pattern (checklist 104)', (tag) => {
    const texts = strings(tag, 'patterns.json')
    for (const id of patternIds) expect(texts.get(`${id}`), `${tag} ${id}`).toContain('{0}–{1}')
  })

  it('has the keys that the specification names', () => {
    const keys = [...strings('en', 'shell.json').keys()]
    expect(keys).toEqual(
      expect.arrayContaining([
        'in_popup_prompt',
        'in_sure_logout',
        'in_more_cancel',
        'in_increase_submit',
        'in_need_true_account',
        'game_maintenance',
        'info_maintenance',
        'blockip',
        'info_ip_block',
      ]),
    )
  })

  it.each([
    [14, /korean only/i],
    [15, /thai only/i],
    [16, /thai or english/i],
    [17, /capitals and spaces/i],
    [20, /first and last name/i],
    [21, /hiragana, katakana or kanji/i],
    [22, /capitals only, no spaces/i],
  ])('pattern %i has a description (checklist 104)', (id, words) =>
    expect(strings('en', 'patterns.json').get(`${id}`)).toMatch(words),
  )

  it('names the mistake of a phone number or its code, each in words of its own (checklist 148)', () => {
    const codes = [
      ...['PHONE_INVALID', 'PHONE_MISSING', 'OTP_TOO_MANY', 'INTERNAL', 'OTP_INVALID', 'CAPTCHA_WRONG', 'OTP_QUOTA'],
      ...['METHOD_UNAVAILABLE', 'OTP_EXPIRED', 'POPUP_CLOSED'],
    ]
    for (const tag of tags) {
      const texts = codes.map((code) => strings(tag, 'errors.json').get(code))
      expect(new Set(texts).size, tag).toBe(codes.length)
      expect(texts, tag).not.toContain(undefined)
    }
  })

  it('has the catalogue’s words for roles that are refused (checklist 92)', () => {
    expect(strings('en', 'errors.json').get('AGENT_ONLY')).toMatch(/^Only agents can (log|sign) in/)
    expect(strings('en', 'errors.json').get('MEMBER_ONLY')).toMatch(/not a member account/)
  })

  it('has a sentence for every error code', () => {
    const catalogue = readFileSync(join(packages, 'api-client/src/contract/errors.ts'), 'utf8')
    const codes = [...catalogue.matchAll(/^ {2}(\w+): (?:final|again)\(/gm)].map(([, code]) => code ?? '')
    const client = ['NETWORK', 'TIMEOUT', 'BAD_RESPONSE', 'POPUP_BLOCKED', 'CHUNK']
    expect(codes.length).toBeGreaterThan(80)
    const texts = strings('en', 'errors.json')
    expect([...codes, ...client].filter((code) => !texts.has(code))).toEqual([])
  })
})

/** Keys written out in source, by the namespace that the file loads. Keys put together at run time are not found. */
function usedKeys(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const asked = [...source.matchAll(/useTranslation\(\[?'([\w-]+)'/g)]
  // A component uses the namespace of the last `useTranslation` before it.
  const namespaceAt = (index: number) => (asked.findLast((match) => match.index < index) ?? asked[0])?.[1]
  return [...source.matchAll(/\bt\(\s*'([\w.:-]+)'/g)].flatMap(({ index, 1: key = '' }) => {
    const namespace = namespaceAt(index)
    if (key.includes(':')) return [key]
    return namespace === undefined ? [] : [`${namespace}:${key}`]
  })
}

describe('source', () => {
  const files = ['shell', 'game-lobby', 'member-centre', 'agent-centre', 'ui']
    .map((name) => join(packages, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
  const known = new Set(
    filesOf('en').flatMap((file) => [...strings('en', file).keys()].map((key) => `${file.slice(0, -5)}:${key}`)),
  )
  const isKnown = (key: string) => known.has(key) || known.has(`${key}_other`)

  it('uses only keys that exist', () => {
    const used = files.flatMap((file) => usedKeys(file).map((key) => ({ key, file: file.slice(packages.length + 1) })))
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter(({ key }) => !isKnown(key))).toEqual([])
  })
})
