import { pino } from 'pino'
import { openPool } from '../../src/db/client.ts'
import { createDeps } from '../../src/deps.ts'
import { openJobs } from '../../src/jobs/open-jobs.ts'
import { testConfig } from '../gateway.ts'
import { fast, only, type probes } from './probes.ts'

/** A gateway's jobs as a process that a test may kill: `node child.ts <database> <job>`. */
const [, , url = '', name] = process.argv
const pool = openPool({ url, size: 2, name: 'jobs-child' })
const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
const now = async () => new Date('2026-11-23T00:00:00Z')
openJobs(deps, { pool, jobs: only(name as keyof typeof probes), now, pace: fast }).start()
setInterval(() => {}, 1_000)
