import { globSync } from 'node:fs'
import { checklistLines } from './checklist-lines.ts'
import { read, root } from './tree.ts'

type Proof = { file: string; title: string; lines: number[]; isPrepared: boolean }

/**
 * `(checklist 82)`, `(checklist 8, 9 and 39)`; `(prepared: checklist 113)` for a test that defines its own feature,
 * because no product feature shows the line yet.
 */
const mention =
  /(['"`])((?:(?!\1)[^\\\n]|\\.)*\((prepared: )?checklist ((?:\d+(?:, | and |–)?)+)\)(?:(?!\1)[^\\\n]|\\.)*)\1/g

function numbersIn(text: string): number[] {
  return text.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split('–').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

/** Tests that do not run prove nothing. */
const isIdle = (before: string) => /\.(?:skip|todo)\((?:\s*)$/.test(before)

/** Test titles of a file that name lines of the checklist. */
export const proofsIn = (file: string, source: string): Proof[] =>
  [...source.matchAll(mention)].flatMap(({ index, 2: title = '', 3: prepared, 4: numbers = '' }) =>
    isIdle(source.slice(0, index))
      ? []
      : [
          {
            file,
            title: title.replace(/\s*\((?:prepared: )?checklist [^)]*\)/, ''),
            lines: numbersIn(numbers),
            isPrepared: prepared !== undefined,
          },
        ],
  )

/** Every test title that names lines of the checklist. */
export function proofs(): Proof[] {
  const files = globSync('{apps,packages,tooling}/*/{src,test,bench}/**/*.{test,spec,stories}.{ts,tsx}', { cwd: root })
  // The parser's own tests name lines that they do not prove.
  return files
    .filter((file) => !file.endsWith('boundaries/test/checklist.test.ts'))
    .sort()
    .flatMap((file) => proofsIn(file, read(file)))
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The table of `docs/checklist.md`. */
export function checklistPage(found: readonly Proof[]): string {
  const rows = Object.entries(checklistLines).map(([number, requirement]) => {
    const tests = found.filter(({ lines }) => lines.includes(Number(number)))
    const cells = tests.map(({ file, title, isPrepared }) => {
      const note = isPrepared ? ' **prepared, not in the product yet**' : ''
      return `${cell(title)} (\`${file}\`)${note}`
    })
    return `| ${number} | ${cell(requirement)} | ${cells.join('<br>')} |`
  })
  return [
    '# Requirements of the shell, and the tests that prove them',
    '',
    'Written by `pnpm checklist` from the titles of the tests; a test fails when a line has none, or when this page is old.',
    '',
    '| line | requirement | tests |',
    '| ---: | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
