import './exit-with-parent.mjs'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { sum } from './counts.mjs'
import { chooseParts, divide } from './parts.mjs'
import { signals } from './processes.mjs'
import { runStage, stopRunning } from './run-stage.mjs'
import { Schedule } from './schedule.mjs'
import { progressOf, stages } from './stages.mjs'
import { TimeLeft } from './time-left.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./counts.mjs').Counts} Counts */

const startedAt = Date.now()
const words = process.argv.slice(2)
const isFull = words.includes('--full')
const names = words.filter((word) => word !== '--full')
const wanted = stages.filter(({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)))
const parts = isFull ? 1 : partsOrExit()
const chosen = divide(wanted, parts)

const world = mkdtempSync(path.join(tmpdir(), 'boardwalk-tests-'))
// The database of the end-to-end world lives in it, and its server runs as another user where we are root.
chmodSync(world, 0o755)
for (const signal of signals) process.on(signal, stop)

const timeLeft = new TimeLeft(chosen)
const schedule = new Schedule(chosen)
/** @type {Map<Stage, { counts: Counts, tookMs: number }>} */
const results = new Map()
/** @type {Map<Stage, number>} */
const running = new Map()
let isStopping = false

try {
  if (chosen.length === 0)
    throw new Error(`No stage begins so. There are: ${stages.map(({ name }) => name).join(', ')}.`)
  // Before anything else: a missing browser should not be reported only after ten minutes.
  const browsers = chosen.some(({ inBrowser }) => inBrowser) ? findBrowsers() : {}
  const matrix = isFull ? { TEST_MATRIX: 'full' } : { TEST_PARTS: `${parts}` }
  const own = { E2E_DATA_DIR: path.join(world, 'world'), CI: 'true', NO_COLOR: '1' }
  const ticks = setInterval(sayProgress, 60_000)
  const env = { ...process.env, ...browsers, ...matrix, ...own }
  await Promise.all([runTrack('sources', env), runTrack('browser', env)])
  clearInterval(ticks)
  finish(sum([...results.values()].map(({ counts }) => counts)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  finish({ passed: 0, failed: 1 })
}

function partsOrExit() {
  try {
    return chooseParts(wanted, process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The headless shell saves time; a full run tests in Chromium itself. */
function findBrowsers() {
  const chromium = findChromium(process.env)
  const shell = isFull ? chromium : findHeadlessShell(process.env, chromium)
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell }
}

/** Runs stages one after another until none is left. @param {Stage['track']} track @param {NodeJS.ProcessEnv} env */
async function runTrack(track, env) {
  for (let stage = nextStage(track); stage; stage = nextStage(track)) {
    const began = Date.now()
    running.set(stage, began)
    const needed = [...results].find(([{ name }]) => name === stage.needs)
    const isPointless = (needed?.[1].counts.failed ?? 0) > 0
    const counts = isPointless ? { passed: 0, failed: 1 } : await runStage(stage, env)
    running.delete(stage)
    timeLeft.done(stage)
    schedule.done(stage)
    results.set(stage, { counts, tookMs: Date.now() - began })
    const outcome = isPointless ? `not run, because ${stage.needs} failed` : counts.failed > 0 ? 'FAILED' : 'passed'
    console.log(
      `[${results.size}/${chosen.length}] ${stage.name}: ${outcome} after ${spell(Date.now() - began)}${left()}`,
    )
  }
}

/** No stage begins while the run is being stopped: it would outlive the run. @param {Stage['track']} track */
function nextStage(track) {
  return isStopping ? undefined : schedule.next(track)
}

/** Prints one line: running stages, progress, time left. */
function sayProgress() {
  const parts = [...running.keys()].map((stage) => {
    const progress = progressOf(stage)
    return progress?.total ? `${stage.name}, ${progress.done} of ${progress.total}` : stage.name
  })
  console.log(`  … ${parts.join(' · ')}${left()}`)
}

function left() {
  const fractions = new Map([...running.keys()].map((stage) => [stage, fractionOf(stage)]))
  const seconds = timeLeft.secondsLeft({ now: (Date.now() - startedAt) / 1000, fractions })
  return seconds ? ` (about ${spell(seconds * 1000)} left)` : ''
}

/** @param {Stage} stage */
function fractionOf(stage) {
  const progress = progressOf(stage)
  return progress?.total ? progress.done / progress.total : 0
}

/** @param {Counts} total */
function finish({ passed, failed }) {
  rmSync(world, { recursive: true, force: true })
  const width = Math.max(...chosen.map(({ name }) => name.length))
  console.log('')
  for (const [{ name }, { counts, tookMs }] of results)
    console.log(
      `${name.padEnd(width)}  ${spell(tookMs).padStart(12)}  ${counts.passed} passed, ${counts.failed} failed`,
    )
  console.log(`\nTook ${spell(Date.now() - startedAt)}.\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function stop() {
  isStopping = true
  await stopRunning()
  rmSync(world, { recursive: true, force: true })
  process.exit(1)
}

/** @param {number} ms */
function spell(ms) {
  const all = Math.round(ms / 1000)
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`
}
