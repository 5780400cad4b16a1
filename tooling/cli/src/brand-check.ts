import { existingBrand, readArguments } from './brand-arguments.ts'
import { measureBundle } from './check/bundle.ts'
import { checkBrand } from './check/check-brand.ts'
import { page } from './check/page.ts'
import { root } from './places.ts'
import { runCommand } from './refusal.ts'

const usage = `pnpm brand:check <brand> [--json] [--no-build]

  --json       the same as JSON, with every finding
  --no-build   weighs the last build instead of making a new one`

/** `pnpm brand:check <brand>`: whether a brand may go out; ends with 1 on any finding. */
await runCommand(async () => {
  const options = { json: { type: 'boolean' }, 'no-build': { type: 'boolean' } } as const
  const { values, words } = readArguments(usage, 1, options)
  const id = existingBrand(words[0] ?? '')
  // With mistakes in its data an app cannot be built; an earlier build may still be weighed.
  const measured = (hasData: boolean) => measureBundle(root, id, hasData && values['no-build'] !== true)
  const report = await checkBrand(id, { root, measured })
  console.log(values.json ? JSON.stringify(report, null, 2) : page(report))
  return report.isReady ? 0 : 1
})
