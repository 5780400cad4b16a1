import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@boardwalk/brand-kit/node'

/** Limit of lines in an app: a goal of the repository, checked by the boundaries tests for all apps. */
export const mostLines = 40

type Rule = { expected: string; find: (line: string) => string | undefined }

const first = (pattern: RegExp) => (line: string) => pattern.exec(line)?.[0]
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const usual: Rule[] = [
  {
    expected: 'no raw colour; a colour is a token of the brand',
    find: first(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/i),
  },
  { expected: 'no raw size; a size is a token of the brand', find: first(/\b\d+(?:\.\d+)?(?:px|rem|em|vw|vh)\b/) },
  { expected: 'no address; addresses are data of the brand', find: first(/(?:https?|wss?):\/\/[^\s'"`]+/) },
  {
    expected: 'no text; texts live in locales/',
    // A sentence in quotes, or between tags.
    find: first(/(['"`])[^'"`]*\p{L}[^'"`]* \p{L}[^'"`]*\1|>[^<>{}=()]*\p{L}{2,}[^<>{}=()]*</u),
  },
]

/** The brand's name may be in its data alone. */
const named = (names: readonly string[]): Rule => ({
  expected: 'no name, host or merchant of the brand; those are its data',
  find: first(new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})(?![\\w-])`, 'i')),
})

const asked = 'no condition on a brand; a difference is a field of its data'
/** Screens differ by the brand's data, never by the brand's name. */
const branched: Rule = {
  expected: asked,
  find: first(
    /\bswitch\s*\(\s*brand\b|\bbrand\s*(?:\?\.|\.)\s*(?:id|name|merchantCode|country|region)\s*[!=]==?|[!=]==?\s*brand\s*\.\s*(?:id|name|merchantCode|country|region)\b|\b(?:if|switch)\s*\(\s*brand(?:Id)?\b(?!\s*\??\.)/,
  ),
}

/** The brand's id in a comparison with anything. */
const comparedWith = (id: string): Rule => {
  const literal = `(['"\`])${escaped(id)}`
  return {
    expected: asked,
    find: first(new RegExp(`[!=]==?\\s*${literal}\\1|${literal}\\2\\s*[!=]==?|\\bcase\\s+${literal}\\3`)),
  }
}

const withoutComment = (line: string) => line.replace(/^\s*(?:\/?\*|\/\/|\{\/\*).*|(?<!:)\/\/.*/, '')
/** Names of modules are no values. */
const withoutImports = (line: string) =>
  line.replace(/^\s*(?:import|export)\b.*\bfrom\s+(['"]).*?\1.*$|^\s*import\s+(['"]).*?\2.*$/, '')

/** A country app contains composition only. Returns mistakes, and the number of files read. */
export function checkCode(root: string, id: string, names: readonly string[]) {
  const folder = join(root, 'apps', id)
  if (!existsSync(folder)) {
    const missing: Problem = { file: folder, key: '', expected: 'an app of this brand', found: 'nothing' }
    return { findings: [missing], files: 0, lines: 0 }
  }
  const paths = globSync(['src/**/*.{ts,tsx,css,js,jsx}', '*.ts'], { cwd: folder }).sort()
  const always = [...usual, branched, comparedWith(id)]
  const rules = names.length > 0 ? [...always, named(names)] : always
  const read = paths.map((path) => ({
    file: join(folder, path),
    lines: readFileSync(join(folder, path), 'utf8').trimEnd().split('\n'),
  }))
  const findings = read.flatMap(({ file, lines }) => lines.flatMap((line, at) => inLine(rules, file, line, at + 1)))
  const lines = read.reduce((sum, file) => sum + file.lines.length, 0)
  const long = { file: folder, key: 'lines', expected: `at most ${mostLines} lines of its own`, found: `${lines}` }
  return { findings: lines > mostLines ? [...findings, long] : findings, files: read.length, lines }
}

function inLine(rules: readonly Rule[], file: string, line: string, number: number): Problem[] {
  const code = withoutImports(withoutComment(line))
  return rules.flatMap(({ expected, find }) => {
    const found = find(code)
    return found === undefined ? [] : [{ file, key: `line ${number}`, expected, found: found.trim() }]
  })
}
