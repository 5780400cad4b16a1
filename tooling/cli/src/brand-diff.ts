import type { Difference } from '@boardwalk/brand-kit/node'
import { existingBrand, readArguments } from './brand-arguments.ts'
import { brief, columns } from './columns.ts'
import { clonePath } from './places.ts'
import { runCommand } from './refusal.ts'

const usage = `pnpm brand:diff <brand> <brand> [--json]

  --json   the same as JSON, with nothing cut`

/** `pnpm brand:diff a b`: everything in which two brands differ, as their storefronts get it. */
await runCommand(async () => {
  const { values, words } = readArguments(usage, 2, { json: { type: 'boolean' } })
  const [a = '', b = ''] = words.map((word) => clonePath('brands', existingBrand(word)))
  // Loaded late, so that help and refusals are answered at once.
  const { diff } = await import('@boardwalk/brand-kit/node')
  const difference = diff(a, b)
  console.log(values.json ? JSON.stringify(difference, null, 2) : shown(difference))
  return 0
})

function shown({ a, b, brand, tokens }: Difference): string {
  if (brand.length + tokens.length === 0) return `\n  ${a} and ${b} are the same.\n`
  const values = brand.map((pair): Row => [pair.path, pair.a, pair.b])
  const parts = byTheme(tokens).flatMap(([title, own]) =>
    own.length === 0
      ? []
      : [
          '',
          `  tokens, ${title}: ${own.length} differ`,
          ...table(
            a,
            b,
            own.map((pair) => [pair.token, pair.a, pair.b]),
          ),
        ],
  )
  return ['', `  data: ${brand.length} values differ`, ...table(a, b, values), ...parts, ''].join('\n')
}

type Tokens = Difference['tokens']

/** Prints a difference that is the same in both themes once. */
function byTheme(tokens: Tokens): [title: string, tokens: Tokens][] {
  const light = tokens.filter(({ theme }) => theme === 'light')
  const dark = tokens.filter(({ theme }) => theme === 'dark')
  const isIn = (list: Tokens) => (one: Tokens[number]) =>
    list.some((other) => other.token === one.token && other.a === one.a && other.b === one.b)
  return [
    ['light and dark', light.filter(isIn(dark))],
    ['light', light.filter((one) => !isIn(dark)(one))],
    ['dark', dark.filter((one) => !isIn(light)(one))],
  ]
}

type Row = [what: string, a: unknown, b: unknown]

// A function, because the command above runs before a constant down here has its value.
function table(a: string, b: string, rows: Row[]): string[] {
  const cells = rows.map(([what, left, right]) => [what, brief(left), brief(right)])
  return columns([['', a, b], ...cells]).map((line) => `    ${line}`)
}
