import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@boardwalk/i18n/codes'
import { read, root } from './root.ts'

/** Tag of a language as files and folders are named by it. */
export type Tag = string
/** A text file as all languages must have it, such as `shell` or `sandbox-games/games/dice/client`. */
export type TextFile = { name: string; place: (tag: Tag) => string; textsIn: (tag: Tag) => Promise<Texts> }
/** Key → text. */
export type Texts = ReadonlyMap<string, string>

export const tags: Tag[] = Object.values(languages).map(({ bcp47 }) => bcp47)

const flat = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value as object, `${prefix}${key}.`),
  )

const isThere = (file: string) => existsSync(path.join(root, file))

/** The storefront's and the gateway's files: `locales/<tag>/**.json`. */
function localeFile(name: string): TextFile {
  const place = (tag: Tag) => `locales/${tag}/${name}.json`
  const textsIn = async (tag: Tag) =>
    new Map(isThere(place(tag)) ? flat(JSON.parse(read(place(tag))) as object) : undefined)
  return { name, place, textsIn }
}

/** Fields and blocks of a Markdown page, a block of a country under its code. Addresses of links are no words. */
function pageTexts(page: string): [string, string][] {
  const [, head = '', body = ''] = page.split(/^---$/m)
  const fields = [...head.matchAll(/^(title|summary|operator): (.*)$/gm)].map(([, key = '', text = '']) => [key, text])
  let country = 'all'
  const blocks = body.split(/\n{2,}|\n(?=:::)|(?<=^:::\w*)\n/m).flatMap((block, index) => {
    const marker = /^:::(\w*)$/.exec(block.trim())
    if (marker) country = marker[1] || 'all'
    return marker || !block.trim() ? [] : [[`${country}.${index}`, block.replaceAll(/\]\([^)]*\)|\*\*/g, ' ').trim()]]
  })
  return [...fields, ...blocks] as [string, string][]
}

/** The pages of rules: `locales/<tag>/pages/<name>.md`. */
function pageFile(name: string): TextFile {
  const place = (tag: Tag) => `locales/${tag}/pages/${name}.md`
  const textsIn = async (tag: Tag) => new Map(isThere(place(tag)) ? pageTexts(read(place(tag))) : undefined)
  return { name: `pages/${name}`, place, textsIn }
}

/** The games are another company's product and keep their own: `…/strings/<tag>.ts`, one exported object each. */
function gameFile(folder: string): TextFile {
  const name = folder.replace('apps/', '').replace('/src/', '/').replace('/strings', '')
  const place = (tag: Tag) => `${folder}/${tag}.ts`
  const textsIn = async (tag: Tag) => {
    if (!isThere(place(tag))) return new Map<string, string>()
    const module = (await import(pathToFileURL(path.join(root, place(tag))).href)) as object
    return new Map(Object.values(module).flatMap((texts) => flat(texts as object)))
  }
  return { name, place, textsIn }
}

const found = (pattern: string) => globSync(pattern, { cwd: root }).sort()

/** Every file of texts that English or another language has. */
export function textFiles(): TextFile[] {
  const names = tags.flatMap((tag) =>
    found(`locales/${tag}/**/*.json`).map((file) => path.relative(`locales/${tag}`, file)),
  )
  const pages = tags.flatMap((tag) => found(`locales/${tag}/pages/*.md`).map((file) => path.basename(file, '.md')))
  const folders = found('apps/sandbox-games/src/**/strings/').map((folder) => folder.replace(/\/$/, ''))
  const own = folders.filter((folder) => tags.some((tag) => isThere(`${folder}/${tag}.ts`)))
  return [
    ...[...new Set(names)].map((name) => localeFile(name.replace(/\.json$/, ''))),
    ...[...new Set(pages)].map((name) => pageFile(name)),
    ...own.map((folder) => gameFile(folder)),
  ]
}
