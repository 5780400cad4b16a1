import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One step of CI: a task of turbo in some packages, so that a package that did not change costs nothing.
 * - `packages`: names without scope; without them, every package that has the task.
 * - `report`: each package writes the results of its tests to `test-results/<report>.json`; other stages count as one.
 * - `needs`: a stage whose failure makes this one pointless.
 * - `inBrowser`: needs Chromium.
 * - `track`: stages of a track run in order, beside those of the other track.
 * - `weight`: processor seconds when nothing is cached, on the machine of `speed.mjs`.
 * - `isDivided`: a slow machine runs a part of its test files in turn.
 * @typedef {{ name: string, task: string, packages?: string[], report?: string, needs?: string, inBrowser?: true,
 *   track: 'sources' | 'browser', weight: number, isDivided?: true }} Stage
 */

const root = path.resolve(import.meta.dirname, '../..')

/** Packages whose tests are a separate stage. */
const apart = ['boundaries', 'gateway', 'storybook', 'e2e']

/** Every other package with a test configuration. */
const unit = globSync('{apps,packages,tooling}/*/vitest.config.ts', { cwd: root })
  .map((file) => file.split(path.sep)[1] ?? '')
  .filter((name) => !apart.includes(name))
  .sort()

/** @type {Stage[]} */
export const stages = [
  { name: 'types', task: 'types', packages: ['typescript'], track: 'sources', weight: 50 },
  { name: 'lint', task: '//#lint:style', track: 'sources', weight: 10 },
  { name: 'unused code', task: '//#lint:unused', track: 'sources', weight: 15 },
  { name: 'boundaries', task: 'test', packages: ['boundaries'], report: 'vitest', track: 'sources', weight: 15 },
  { name: 'unit', task: 'test', packages: unit, report: 'vitest', track: 'sources', weight: 340 },
  // Many of its files wait for a server; beside the browsers' tests that costs no time.
  {
    name: 'gateway on PostgreSQL',
    task: 'test',
    packages: ['gateway'],
    report: 'vitest',
    track: 'sources',
    weight: 320,
    isDivided: true,
  },
  // It uses builds of the other track.
  {
    name: 'fourth brand',
    ...{ task: 'prove:brand', packages: ['e2e'], inBrowser: true },
    ...{ track: 'sources', weight: 110 },
  },
  { name: 'production build', task: 'build', track: 'browser', weight: 75 },
  { name: 'budgets', task: 'budgets', packages: ['perf'], needs: 'production build', track: 'browser', weight: 10 },
  {
    name: 'stories in a browser',
    ...{ task: 'test', packages: ['storybook'], report: 'vitest', inBrowser: true },
    ...{ track: 'browser', weight: 480, isDivided: true },
  },
  {
    name: 'studio in a browser',
    ...{ task: 'test:browser', packages: ['brand-studio'], report: 'browser', inBrowser: true },
    ...{ track: 'browser', weight: 75 },
  },
  {
    name: 'end-to-end',
    ...{ task: 'test', packages: ['e2e'], report: 'playwright', needs: 'production build', inBrowser: true },
    ...{ track: 'browser', weight: 620, isDivided: true },
  },
]

/**
 * Folders in which a stage's tests leave their reports.
 * @param {Stage} stage
 */
export const foldersOf = ({ packages = [] }) =>
  packages.flatMap((name) =>
    ['apps', 'packages', 'tooling']
      .map((group) => path.join(root, group, name))
      .filter((folder) => existsSync(path.join(folder, 'package.json'))),
  )

/**
 * Progress of a stage, read from its tests' progress files.
 * @param {Stage} stage @returns {{ done: number, total: number } | null}
 */
export function progressOf(stage) {
  const files = foldersOf(stage).map((folder) => path.join(folder, `test-results/${stage.report}.progress.json`))
  const all = files.filter((file) => stage.report && existsSync(file)).map(readProgress)
  if (all.length === 0) return null
  return all.reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }))
}

/** A file that is being written reads as nothing done. @param {string} file @returns {{ done: number, total: number }} */
function readProgress(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { done: 0, total: 0 }
  }
}
