import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { members, read, root } from '../src/tree.ts'

/** Words that docs/writing.md forbids. */
const idiom =
  /\b(?:nobody|somebody|everybody|anew|whoever|whatever|thereof|meanwhile|once more|told|goes on|became of|(?:is|are|was|were|be|been) kept)\b/i
const spaced = /\d %(?![%\w(])/
const comment = /^\s*(?:\/\/|\/?\*+)\s+(.+)/
/** A comment begins with a verb or with the name of its subject. */
const headless = /^(?:What|Of|For|Who|Whatever)\b/
/** No clause replaces a noun; questions such as "says what is wrong" remain. */
const clause = /(?<!\b(?:say|says|said|explains?|knows?|asks?|asked|decides?) )\bwhat\b(?! to\b)/i
const title = /\b(?:it|test|describe)(?:\.\w+)?(?:\(.+\))?\(\s*(['"`])(.+?)\1/
/** The title after a table of cases, and the name that begins a case on one line. */
const tableTitle = /\)\(\s*(['"`])(.+?)\1, (?:async )?\(/
const caseName = /^\s*\[(['"`])(\S+ .+?)\1, /
const titlesIn = (line: string) => [title, tableTitle, caseName].map((pattern) => pattern.exec(line)?.[2] ?? '')

type Line = { text: string; at: string }
const linesOf = (text: string, file: string): Line[] =>
  text.split('\n').map((line, index) => ({ text: line, at: `${file}:${index + 1}  ${line.trim()}` }))
const wrong = (lines: readonly Line[], isWrong: (text: string) => boolean) =>
  lines.filter(({ text }) => isWrong(text)).map(({ at }) => at)

const own = 'tooling/boundaries/test/wording.test.ts'
const code = members
  .flatMap(({ sources }) => sources)
  .filter(({ file }) => file !== own)
  .flatMap(({ file, text }) => linesOf(text, file))

it('comments begin with a verb or a subject, and use no idiom', () => {
  const saysWrong = (line: string) => {
    // Names in backticks belong to other programs.
    const words = comment.exec(line)?.[1]?.replaceAll(/`[^`]*`/g, '') ?? ''
    return [headless, clause, idiom, spaced].some((rule) => rule.test(words))
  }
  expect(wrong(code, saysWrong)).toEqual([])
  expect(saysWrong('/** What a row pays. */')).toBe(true)
  expect(saysWrong('  // Keeps the row, whoever asks.')).toBe(true)
  expect(saysWrong('  // Pays what is due.')).toBe(true)
  expect(saysWrong('  // Pays 96 % back.')).toBe(true)
  expect(saysWrong('  // Says what is wrong and what to do.')).toBe(false)
})

it('titles of tests use no idiom', () => {
  const saysWrong = (line: string) =>
    titlesIn(line).some((words) => [clause, idiom, spaced].some((rule) => rule.test(words)))
  expect(wrong(code, saysWrong)).toEqual([])
  expect(saysWrong("it('asks nobody', () => {})")).toBe(true)
  expect(saysWrong("  ])('asks nobody about %s', async (_, code) => {")).toBe(true)
  expect(saysWrong("    ['a visit by somebody', '127.0.0.1'],")).toBe(true)
  expect(saysWrong("  ['somebody-else', []],")).toBe(false)
})

it('documents use no idiom', () => {
  // The guide names the words.
  const exclude = ['docs/writing.md', 'docs/checklist.md']
  const files = globSync(['*.md', 'docs/**/*.md', 'brands/*.md', '.changeset/*.md'], { cwd: root, exclude })
  expect(files.length).toBeGreaterThan(80)
  expect(
    wrong(
      files.flatMap((file) => linesOf(read(file), file)),
      (line) => [clause, idiom, spaced].some((rule) => rule.test(line)),
    ),
  ).toEqual([])
})
