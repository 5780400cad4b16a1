import type { Tag, TextFile } from './texts.ts'

/** Section of each language in `locales/REVIEW.md`; texts of the first one are to be read in all of them. */
export const reviewSections: Record<string, Tag | 'all'> = {
  'All languages': 'all',
  English: 'en',
  Filipino: 'fil',
  Bengali: 'bn',
  Hindi: 'hi',
}

/** A text, or several with `*`, that a native reviewer has to confirm. `file` is empty for a page. */
export type Listed = { section: string; file: string; key: string }

/** `shell:footer.*`, a further key of the same file such as `home`, or the path of a page. */
const spelled = /`([^`]+)`/g

/** Everything that the list names in code marks, line by line: a key without a file belongs to the file before it. */
export function listedTexts(markdown: string): Listed[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    const heading = /^## (.*)$/.exec(line)
    if (heading) section = heading[1] ?? ''
    if (!/^[-|]/.test(line) || !(section in reviewSections)) return []
    let file = ''
    return [...line.matchAll(spelled)].map(([, name = '']) => {
      if (name.endsWith('.md')) return { section, file: '', key: name.replace(/\.md$/, '') }
      const [before, key] = name.includes(':') ? (name.split(':') as [string, string]) : [file, name]
      file = before
      return { section, file, key }
    })
  })
}

const pattern = (name: string) =>
  new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('.*')}(?:_(?:one|other))?$`,
  )

/** Games, the parts that they share, and the page that verifies rounds, each under its name in the list. */
const filesOf = (file: string) =>
  file.startsWith('games/')
    ? ['sandbox-games/games/*/client', 'sandbox-games/client/*', 'sandbox-games/*'].map((place) =>
        place.replace('*', file.slice('games/'.length)),
      )
    : [file]

/** Whether a language has a text of this name. */
export async function isThere({ file, key }: Listed, tag: Tag, files: readonly TextFile[]): Promise<boolean> {
  const wanted = (file === '' ? [key] : filesOf(file)).map(pattern)
  const own = files.filter(({ name }) => wanted.some((one) => one.test(name)))
  const texts = await Promise.all(own.map((one) => one.textsIn(tag)))
  return texts.some((each) => (file === '' ? each.size > 0 : [...each.keys()].some((one) => pattern(key).test(one))))
}
