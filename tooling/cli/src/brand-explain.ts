import { relative } from 'node:path'
import { type Explanation, explain } from '@boardwalk/brand-kit/node'
import { existingBrand, readArguments } from './brand-arguments.ts'
import { brief, columns } from './columns.ts'
import { clonePath, root } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const usage = `pnpm brand:explain <brand> <path> [--at <date>] [--json]

  <path>   of brand.json (currency.symbol), of tokens.json (seed.color.brand), or a token (color-accent, color-accent.dark)
  --at     with the campaigns that run then, e.g. 2026-12-24T18:00:00+08:00`

/** `pnpm brand:explain <brand> <path>`: which layer sets a value, and what the others say. */
await runCommand(() => {
  const { values, words } = readArguments(usage, 2, { json: { type: 'boolean' }, at: { type: 'string' } })
  const [id = '', path = ''] = words
  const moment = values.at === undefined ? undefined : momentOf(values.at)
  const found = explain(clonePath('brands', existingBrand(id)), path, moment)
  if (found.length === 0) throw new Refusal(`${id} has no "${path}", neither in its data nor among the tokens.`)
  console.log(values.json ? JSON.stringify(found, null, 2) : found.map(shown).join('\n'))
  return 0
})

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new Refusal(`--at: expected a date such as 2026-12-24T18:00:00Z, found "${text}".`)
  return moment
}

function shown({ path, theme, value, chain, rule }: Explanation): string {
  const voices = chain.map(({ layer, file, value: said, wins, period }) => [
    wins ? '→' : '',
    layer,
    brief(said),
    relative(root, file) + (period ? `  (${period.from} to ${period.to})` : ''),
  ])
  return [
    '',
    `  ${path}${theme && !path.endsWith(`.${theme}`) ? `, ${theme}` : ''} = ${brief(value, 100)}`,
    ...columns(voices).map((line) => `    ${line}`),
    ...(rule === null ? [] : [`    ${rule}`]),
    '',
  ].join('\n')
}
