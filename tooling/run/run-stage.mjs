import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCounts, sum } from './counts.mjs'
import { root } from './prepare.mjs'
import { startService, stopServices } from './processes.mjs'
import { foldersOf } from './stages.mjs'

/** @type {import('./processes.mjs').Service[]} */
const running = []

export const stopRunning = () => stopServices(running)

/**
 * Runs a stage through turbo. The output of failed tasks is shown whole, that of successful ones is not. A cached result
 * includes its reports, so that the tests of an unchanged package count as well.
 * @param {import('./stages.mjs').Stage} stage @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStage(stage, env) {
  const { name, task, packages = [], report } = stage
  const folders = foldersOf(stage)
  for (const folder of folders)
    for (const file of [`${report}.json`, `${report}.progress.json`])
      rmSync(path.join(folder, 'test-results', file), { force: true })
  const filters = packages.map((one) => `--filter=@boardwalk/${one}`)
  const options = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream', '--continue', '--concurrency=2']
  const code = await runQuietly(name, ['turbo', 'run', task, ...options, ...filters], env)
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counts = sum(folders.map((folder) => readCounts(path.join(folder, `test-results/${report}.json`))))
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed }
}

/**
 * Runs a program and shows its output only when it failed.
 * @param {string} name @param {string[]} command @param {NodeJS.ProcessEnv} env
 */
async function runQuietly(name, command, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-log-'))
  const file = path.join(folder, 'output.log')
  const output = openSync(file, 'w')
  const service = startService(name, command, { cwd: root, env, output })
  running.push(service)
  const code = await service.ended
  await stopServices([service])
  running.splice(running.indexOf(service), 1)
  closeSync(output)
  if (code !== 0) console.error(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return code
}
