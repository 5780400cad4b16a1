import { type Difference, diff } from '@boardwalk/brand-kit/node'
import { existingBrand, readArguments } from './brand-arguments.ts'
import { brief, columns } from './columns.ts'
import { clonePath } from './places.ts'
import { runCommand } from './refusal.ts'

const usage = 'pnpm brand:diff <brand> <brand> [--json]'

/** `pnpm brand:diff a b`: everything in which two brands differ, as their storefronts get it. */
await runCommand(() => {
  const { values, words } = readArguments(usage, 2, { json: { type: 'boolean' } })
  const [a = '', b = ''] = words.map((word) => clonePath('brands', existingBrand(word)))
  const difference = diff(a, b)
  console.log(values.json ? JSON.stringify(difference, null, 2) : shown(difference))
  return 0
})

function shown({ a, b, brand, tokens }: Difference): string {
  if (brand.length + tokens.length === 0) return `\n  ${a} and ${b} are the same.\n`
  const themes = (['light', 'dark'] as const).flatMap((theme) => {
    const own = tokens.filter((token) => token.theme === theme)
    return own.length === 0
      ? []
      : [
          '',
          `  tokens, ${theme}: ${own.length} differ`,
          ...table(
            a,
            b,
            own.map((pair) => [pair.token, pair.a, pair.b]),
          ),
        ]
  })
  const values = brand.map((pair): Row => [pair.path, pair.a, pair.b])
  return ['', `  data: ${brand.length} values differ`, ...table(a, b, values), ...themes, ''].join('\n')
}

type Row = [what: string, a: unknown, b: unknown]

// A function, because the command above runs before a constant down here has its value.
function table(a: string, b: string, rows: Row[]): string[] {
  const cells = rows.map(([what, left, right]) => [what, brief(left), brief(right)])
  return columns([['', a, b], ...cells]).map((line) => `    ${line}`)
}
