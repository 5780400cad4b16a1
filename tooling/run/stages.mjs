/**
 * Everything that CI runs, in order. `report`: the command writes a JSON report there, whose tests are counted; other
 * stages count as one. `needs`: a stage whose failure makes this one pointless. `inBrowser`: needs Chromium.
 * @typedef {{ name: string, cwd?: string, command: string[], report?: 'vitest' | 'playwright', needs?: string, inBrowser?: true }} Stage
 */

const vitest = ['vitest', 'run', '--reporter=dot', '--reporter=json']
const elsewhere = ['@boardwalk/gateway', '@boardwalk/storybook', '@boardwalk/e2e', '@boardwalk/boundaries']

/** @type {Stage[]} */
export const stages = [
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'boundaries', cwd: 'tooling/boundaries', command: vitest, report: 'vitest' },
  { name: 'unit', command: [...vitest, ...elsewhere.map((name) => `--project=!${name}`)], report: 'vitest' },
  { name: 'gateway on PostgreSQL', cwd: 'apps/gateway', command: vitest, report: 'vitest' },
  { name: 'stories in a browser', cwd: 'apps/storybook', command: vitest, report: 'vitest', inBrowser: true },
  {
    name: 'studio in a browser',
    cwd: 'tooling/brand-studio',
    command: [...vitest, '--config', 'vitest.browser.config.ts'],
    report: 'vitest',
    inBrowser: true,
  },
  { name: 'production build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'budgets', cwd: 'tooling/perf', command: ['node', 'src/budgets.ts'], needs: 'production build' },
  {
    name: 'end-to-end',
    cwd: 'tooling/e2e',
    command: ['playwright', 'test', '--reporter=list,json'],
    report: 'playwright',
    inBrowser: true,
    needs: 'production build',
  },
  {
    name: 'fourth brand',
    cwd: 'tooling/e2e',
    command: ['node', 'src/new-brand/run.ts'],
    report: 'playwright',
    inBrowser: true,
  },
]
