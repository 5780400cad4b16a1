import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@boardwalk/brand-kit/node'
import { storefrontFigures } from '@boardwalk/perf/figures'
import { type Figure, isWithin } from '@boardwalk/perf/report'

/** The measured sizes, or the reason why there are none. */
export type Measured = { figures: Figure[]; findings: Problem[]; note: string | null }

const nothing = (note: string): Measured => ({ figures: [], findings: [], note })
const manifest = (root: string, id: string) => join(root, 'apps', id, 'dist/client/.vite/manifest.json')

/** Builds missing builds and weighs the storefront; turbo knows whether anything changed. */
export async function measureBundle(root: string, id: string, mayBuild: boolean): Promise<Measured> {
  if (mayBuild) {
    const failure = build(root, id)
    if (failure !== null) {
      const file = join(root, 'apps', id, 'package.json')
      return {
        figures: [],
        findings: [{ file, key: 'build', expected: 'an app that builds', found: failure }],
        note: null,
      }
    }
  }
  if (!existsSync(manifest(root, id))) return nothing(`not built: run pnpm --filter @boardwalk/${id} build`)
  try {
    const figures = await storefrontFigures(id)
    return { figures, findings: overBudget(root, id, figures), note: null }
  } catch (error) {
    const found = firstLine(error instanceof Error ? error.message : String(error))
    const file = join(root, 'apps', id, 'dist/client')
    return {
      figures: [],
      findings: [{ file, key: 'bundle', expected: 'a build that can be weighed', found }],
      note: null,
    }
  }
}

function build(root: string, id: string): string | null {
  const options = ['run', 'build', '--output-logs=errors-only', '--log-prefix=none', `--filter=@boardwalk/${id}`]
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  if (status === 0) return null
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim())
  return lines.find((line) => /error/i.test(line)) ?? `exit code ${status}`
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** Budgets that are passed: file of the app, name of the figure, goal, value. */
export const overBudget = (root: string, id: string, figures: readonly Figure[]): Problem[] =>
  figures
    .filter((figure) => !isWithin(figure))
    .map(({ what, value, budget }) => ({
      file: join(root, 'apps', id, 'dist/client'),
      key: what.replace(`${id} `, ''),
      expected: `at most ${budget.goal} ${budget.unit}`,
      found: `${value.toFixed(1)} ${budget.unit}`,
    }))
