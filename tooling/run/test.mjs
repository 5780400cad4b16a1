import './leash.mjs'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { readCounts, sum } from './counts.mjs'
import { root } from './prepare.mjs'
import { signals, startService, stopServices } from './processes.mjs'
import { stages } from './stages.mjs'

const startedAt = Date.now()
const reports = mkdtempSync(path.join(tmpdir(), 'boardwalk-reports-'))
// The database of the end-to-end world lives in it too, and its server runs as another user where we are root.
chmodSync(reports, 0o755)
/** @type {import('./processes.mjs').Service[]} */
const running = []
for (const signal of signals) process.on(signal, stop)

const wanted = process.argv.slice(2)
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))

try {
  if (chosen.length === 0)
    throw new Error(`No stage begins so. There are: ${stages.map(({ name }) => name).join(', ')}.`)
  // Before anything else: to learn after ten minutes that no browser is there would be a waste.
  const browser = chosen.some(({ inBrowser }) => inBrowser) ? { CHROMIUM_PATH: findChromium(process.env) } : {}
  const env = { ...process.env, ...browser, E2E_DATA_DIR: path.join(reports, 'world'), CI: 'true', NO_COLOR: '1' }
  const total = await runAll(env)
  finish(total)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  finish({ passed: 0, failed: 1 })
}

/** @param {NodeJS.ProcessEnv} env */
async function runAll(env) {
  /** @type {Map<string, import('./counts.mjs').Counts>} */
  const results = new Map()
  for (const [index, stage] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${stage.name} (${seconds(startedAt)} so far)`)
    const isPointless = stage.needs !== undefined && (results.get(stage.needs)?.failed ?? 0) > 0
    const stageStart = Date.now()
    const counts = isPointless ? { passed: 0, failed: 1 } : await runStage(stage, env)
    results.set(stage.name, counts)
    const words = isPointless ? `not run, because ${stage.needs} failed` : counts.failed > 0 ? 'failed' : 'done'
    console.log(`[${index + 1}/${chosen.length}] ${stage.name}: ${words} after ${seconds(stageStart)}`)
  }
  return sum([...results.values()])
}

/** @param {import('./stages.mjs').Stage} stage @param {NodeJS.ProcessEnv} env */
async function runStage({ name, cwd = '.', command, report }, env) {
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
  const output = report === 'vitest' ? [`--outputFile.json=${file}`] : []
  const cwdPath = path.join(root, cwd)
  const binaries = path.join(cwdPath, 'node_modules/.bin')
  const service = startService(name, [...command, ...output], {
    cwd: cwdPath,
    env: { ...env, PATH: `${binaries}${path.delimiter}${env.PATH}`, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  running.push(service)
  const code = await service.ended
  await stopServices([service])
  running.pop()
  if (report) return readCounts(file, code)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {import('./counts.mjs').Counts} total */
function finish({ passed, failed }) {
  rmSync(reports, { recursive: true, force: true })
  console.log(`\nTook ${seconds(startedAt)}.\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function stop() {
  await stopServices(running)
  rmSync(reports, { recursive: true, force: true })
  process.exit(1)
}

/** @param {number} since */
function seconds(since) {
  const all = Math.round((Date.now() - since) / 1000)
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`
}
