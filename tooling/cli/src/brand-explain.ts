import { relative } from 'node:path'
import type { Explanation } from '@boardwalk/brand-kit/node'
import { existingBrand, readArguments } from './brand-arguments.ts'
import { brief, columns } from './columns.ts'
import { clonePath, root } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const usage = `pnpm brand:explain <brand> <path> [--at <date>] [--json]

  <path>   of brand.json (currency.symbol), of tokens.json (seed.color.brand), or a token (color-accent, color-accent.dark)
  --at     with the campaigns that run then, e.g. 2026-12-24T18:00:00+08:00`

/** `pnpm brand:explain <brand> <path>`: prints which layer sets a value, and the values of the other layers. */
await runCommand(async () => {
  const { values, words } = readArguments(usage, 2, { json: { type: 'boolean' }, at: { type: 'string' } })
  const [id = '', path = ''] = words
  const moment = values.at === undefined ? undefined : momentOf(values.at)
  const folder = clonePath('brands', existingBrand(id))
  // Loaded late, so that help and refusals are answered at once.
  const { explain, similarPaths } = await import('@boardwalk/brand-kit/node')
  const found = explain(folder, path, moment)
  if (found.length === 0) throw new Refusal(unknown(id, path, similarPaths(folder, path)))
  console.log(values.json ? JSON.stringify(found.map(withPaths), null, 2) : onceForBoth(found).map(shown).join('\n'))
  return 0
})

/** Files are named below the top of the clone, as on the page. */
function withPaths(explanation: Explanation): Explanation {
  const chain = explanation.chain.map((voice) => ({ ...voice, file: relative(root, voice.file) }))
  return { ...explanation, chain }
}

function unknown(id: string, path: string, similar: string[]): string {
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ''
  return `${id} has no "${path}", neither in its data nor among the tokens.${hint}`
}

/** A token that is the same in both themes is explained once. */
function onceForBoth(found: Explanation[]): (Omit<Explanation, 'theme'> & { theme?: string })[] {
  const [light, dark] = found
  if (!light || !dark) return found
  const isSame = JSON.stringify({ ...light, theme: '' }) === JSON.stringify({ ...dark, theme: '' })
  return isSame ? [{ ...light, theme: 'light and dark' }] : found
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new Refusal(`--at: expected a date such as 2026-12-24T18:00:00Z, found "${text}".`)
  return moment
}

function shown({ path, theme, value, chain, rule }: ReturnType<typeof onceForBoth>[number]): string {
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
