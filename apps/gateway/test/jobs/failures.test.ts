import type { FastifyInstance } from 'fastify'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildGateway } from '../../src/app.ts'
import type { Jobs } from '../../src/jobs/open-jobs.ts'
import { testConfig } from '../gateway.ts'
import { only } from './probes.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage('2026-11-23T00:00:00Z')
})
const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await stage.close()
})

function serve(jobs: Jobs): FastifyInstance {
  const { app } = buildGateway(stage.deps, jobs)
  apps.push(app)
  return app
}

async function begin(jobs: Jobs): Promise<void> {
  jobs.start()
  await expect.poll(jobs.isRunning).toBe(true)
  await jobs.plan()
}

const operator = { authorization: `Bearer ${testConfig.opsSecrets.RISK}`, host: 'localhost' }

it('a job that fails at every try leaves nothing, is shown to operators, and runs when one retries it', async () => {
  await stage.pool.query('CREATE TABLE trouble ()')
  const jobs = stage.gateway(only('failing'))
  const app = serve(jobs)
  await begin(jobs)
  const ask = async () => (await app.inject({ url: '/ops/jobs', headers: operator })).json().value
  await expect.poll(async () => (await ask()).dead.length).toBe(1)
  const { dead, jobs: shown } = await ask()
  expect(dead[0]).toMatchObject({ job: 'failing', party: '*', error: 'The trouble lasts.' })
  expect(shown).toEqual([
    expect.objectContaining({
      name: 'failing',
      queue: expect.objectContaining({ failed: 1 }),
      parties: [
        expect.objectContaining({ open: 1, lastDoneAt: null, nextDueAt: '2026-11-23T00:02:00.000Z', party: '*' }),
      ],
    }),
  ])
  expect(await stage.effects()).toEqual([])
  const metrics = async () => (await app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body
  expect(await metrics()).toMatch(/^job_dead\{job="failing"\} 1$/m)
  expect(await metrics()).toMatch(/^job_runs_total\{job="failing",outcome="failed"\} 1$/m)

  await stage.pool.query('DROP TABLE trouble')
  const retry = () => app.inject({ method: 'POST', url: `/ops/jobs/dead/${dead[0].id}/retry`, headers: operator })
  expect((await retry()).statusCode).toBe(200)
  expect((await retry()).statusCode).toBe(404)
  await expect.poll(stage.openPeriods).toBe(0)
  expect(await stage.effects()).toHaveLength(1)
  expect((await ask()).dead).toEqual([])
  expect(await metrics()).toMatch(/^job_oldest_seconds\{job="failing"\} 0$/m)
  expect(await metrics()).toMatch(/^job_run_seconds_count\{job="failing"\} 2$/m)
  const { rows } = await stage.pool.query(`SELECT detail FROM audit_log WHERE action = 'ops.job'`)
  expect(rows).toEqual([{ detail: { id: dead[0].id } }])
})

it('jobs are shown to an operator on this machine only', async () => {
  const app = serve(stage.gateway(only('daily')))
  const status = async (request: object) => (await app.inject({ url: '/ops/jobs', ...request })).statusCode
  expect(await status({ headers: { host: 'localhost' } })).toBe(401)
  expect(await status({ headers: operator, remoteAddress: '203.0.113.7' })).toBe(404)
  expect(await status({ headers: { ...operator, 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
  expect(await status({ headers: operator })).toBe(200)
  expect(await status({ headers: operator, url: `/ops/jobs/dead/${crypto.randomUUID()}/retry`, method: 'POST' })).toBe(
    503,
  )
})

it('a full disk postpones jobs that free no space', async () => {
  let isReadOnly = true
  const disk = { isReadOnly: () => isReadOnly }
  const makesRoom = { ...only('slow').slow, freesSpace: true } as never
  const jobs = stage.gateway({ ...only('daily'), room: makesRoom }, { disk })
  await begin(jobs)
  await expect.poll(stage.effects).toEqual(['slow * 2026-11-23T00:00:00.000Z'])
  const due = async () =>
    (await stage.pool.query('SELECT DISTINCT job FROM job_run ORDER BY job')).rows.map(({ job }) => job)
  expect(await due()).toEqual(['room'])
  isReadOnly = false
  await jobs.plan()
  await expect.poll(stage.openPeriods).toBe(0)
  expect(await due()).toEqual(['daily', 'room'])
})

it('a message that arrives while the disk is full waits on the queue', async () => {
  const jobs = stage.gateway(only('daily'), { disk: { isReadOnly: () => true } })
  await begin(stage.gateway({ ...only('inOrder') }))
  await begin(jobs)
  await stage.pool.query(`INSERT INTO job_run (job, party, period, due_at) VALUES ('daily', 'walogm', 'p', now())`)
  await stage.pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('daily', '{"party": "walogm", "period": "p"}')`)
  const later = async () =>
    (
      await stage.pool.query(
        `SELECT FROM pgboss.job WHERE name = 'daily' AND start_after > now() AND state = 'created'`,
      )
    ).rows.length
  await expect.poll(later).toBe(1)
  expect((await stage.effects()).filter((line) => line.startsWith('daily'))).toEqual([])
})

it('days that build on each other are not done out of order', async () => {
  const jobs = stage.gateway(only('inOrder'))
  await stage.pool.query(
    `INSERT INTO job_run (job, party, period, due_at) VALUES ('inOrder', '*', '2026-11-21', '2026-11-21T00:05:00Z')`,
  )
  stage.clock('2026-11-22T01:00:00Z')
  await begin(jobs)
  const later = async () => (await stage.pool.query('SELECT FROM pgboss.job WHERE start_after > now()')).rows.length
  await expect.poll(later).toBe(1)
  expect(await stage.effects()).toEqual([])
  await stage.pool.query(`UPDATE job_run SET done_at = now() WHERE period = '2026-11-21'`)
  await stage.pool.query('UPDATE pgboss.job SET start_after = now()')
  await expect.poll(stage.effects).toEqual(['inOrder * 2026-11-22'])
})

it('our migrations make the schema that this version of pg-boss expects', async () => {
  const { pool } = stage
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
  await boss.stop({ graceful: false })
})
