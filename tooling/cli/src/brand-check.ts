import { allBrands, existingBrand, readArguments } from './brand-arguments.ts'
import type { Report } from './check/check-brand.ts'
import { root } from './places.ts'
import { Refusal, runCommand } from './refusal.ts'

const usage = `pnpm brand:check <brand …> [--json] [--no-build]
pnpm brand:check --all

  --all        every brand of this clone
  --json       the same as JSON, with every finding
  --no-build   weighs the last build instead of making a new one`

/** `pnpm brand:check <brand …>`: whether brands may go out; ends with 1 on any finding in any of them. */
await runCommand(async () => {
  const options = {
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    'no-build': { type: 'boolean' },
  } as const
  const { values, words } = readArguments(usage, 'any', options)
  if (!values.all && words.length === 0) throw new Refusal(`Name a brand, or say --all.\n\n${usage}`)
  const ids = values.all ? allBrands() : words.map(existingBrand)
  // Loaded late: the checks take seven times as long to load as an answer about the words of the command.
  const [{ measureBundle }, { checkBrand }, { page }] = await Promise.all([
    import('./check/bundle.ts'),
    import('./check/check-brand.ts'),
    import('./check/page.ts'),
  ])
  // With mistakes in its data an app cannot be built; an earlier build may still be weighed.
  const measured = (id: string) => (hasData: boolean) => measureBundle(root, id, hasData && values['no-build'] !== true)
  const reports: Report[] = []
  for (const id of ids) {
    const report = await checkBrand(id, { root, measured: measured(id) })
    reports.push(report)
    if (!values.json) console.log(page(report))
  }
  // One brand by name is one report, as scripts know it.
  const [only] = reports
  if (values.json) console.log(JSON.stringify(values.all || ids.length > 1 ? reports : only, null, 2))
  return reports.every(({ isReady }) => isReady) ? 0 : 1
})
