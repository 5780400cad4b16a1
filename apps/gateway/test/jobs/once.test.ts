import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runPeriod } from '../../src/jobs/run.ts'
import { only, probes } from './probes.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage('2026-11-23T00:00:00Z')
})
afterEach(async () => await stage.close())

const merchants = () => stage.deps.merchants.all.map(({ code }) => code)
const lines = (day: string) => merchants().map((code) => `daily ${code} ${day}`)

it('a period is planned once by any number of processes, and done once', async () => {
  const gateways = [stage.gateway(only('daily')), stage.gateway(only('daily')), stage.gateway(only('daily'))]
  for (const jobs of gateways) jobs.start()
  await expect.poll(() => gateways.every((jobs) => jobs.isRunning())).toBe(true)
  await Promise.all(gateways.map((jobs) => jobs.plan()))
  await expect.poll(stage.openPeriods).toBe(0)
  expect((await stage.effects()).sort()).toEqual(lines('2026-11-23').sort())
  expect((await Promise.all(gateways.map((jobs) => jobs.plan()))).every((planned) => planned === 0)).toBe(true)
})

it('a message that is delivered many times at once takes effect once', async () => {
  const { pool, deps } = stage
  await pool.query(`INSERT INTO job_run (job, party, period, due_at) VALUES ('inOrder', '*', 'p', now())`)
  const runner = { pool, deps, name: 'inOrder', job: probes.inOrder }
  const deliveries = Array.from({ length: 8 }, () => runPeriod(runner, { party: '*', period: 'p' }))
  expect((await Promise.all(deliveries)).sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'repeated')])
  expect(await stage.effects()).toEqual(['inOrder * p'])
})

it('missed days are run later, each once and by the clock of each merchant', async () => {
  const jobs = stage.gateway(only('daily'))
  jobs.start()
  await expect.poll(jobs.isRunning).toBe(true)
  await jobs.plan()
  await expect.poll(stage.openPeriods).toBe(0)
  stage.clock('2026-11-25T17:00:00Z')
  await jobs.plan()
  await expect.poll(stage.openPeriods).toBe(0)
  const manila = stage.deps.merchants.all.find(({ timeZone }) => timeZone === 'Asia/Manila')?.code
  const dhaka = stage.deps.merchants.all.find(({ timeZone }) => timeZone === 'Asia/Dhaka')?.code
  const effects = await stage.effects()
  const daysOf = (code?: string) => effects.filter((line) => line.includes(` ${code} `)).map((line) => line.slice(-10))
  expect(daysOf(manila).sort()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  expect(daysOf(dhaka).sort()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
})

const sleeping = async () =>
  (
    await stage.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT pg_sleep(2)' AND state = 'active'`,
    )
  ).rows.map(({ pid }) => pid)

it('a process that is killed in the middle leaves nothing, and another one does the work', {
  timeout: 300_000,
}, async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'child.ts'), stage.url, 'slow'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await expect.poll(sleeping).toHaveLength(1)
  } finally {
    child.kill('SIGKILL')
  }
  expect(await stage.effects()).toEqual([])
  const jobs = stage.gateway(only('slow'))
  jobs.start()
  await expect.poll(stage.openPeriods).toBe(0)
  expect(await stage.effects()).toEqual(['slow * 2026-11-23T00:00:00.000Z'])
})

it('connections that the database cuts cost a try, not a period', { timeout: 300_000 }, async () => {
  const jobs = stage.gateway(only('slow'))
  jobs.start()
  await expect.poll(sleeping).toHaveLength(1)
  await stage.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'jobs-test' AND datname = current_database()`,
  )
  expect(await stage.openPeriods()).toBe(1)
  await expect.poll(stage.openPeriods).toBe(0)
  expect(await stage.effects()).toEqual(['slow * 2026-11-23T00:00:00.000Z'])
})

it('a stop does not wait for a long run; the run still counts once', { timeout: 300_000 }, async () => {
  const first = stage.gateway(only('slow'))
  first.start()
  await expect.poll(sleeping).toHaveLength(1)
  await first.stop()
  const second = stage.gateway(only('slow'))
  second.start()
  await expect.poll(stage.openPeriods).toBe(0)
  expect(await stage.effects()).toHaveLength(1)
})
