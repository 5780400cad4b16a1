import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb, openPool, type PoolOptions } from './client.ts'

export type TestDb = { db: Db; pool: pg.Pool; url: string; close(): Promise<void> }

type TestDbOptions = Pick<PoolOptions, 'waitMs' | 'statementSeconds'> & {
  /** Name of the database that is copied; without it, the run's template. */
  copyOf?: string
}

/**
 * A fresh migrated database for one test file: a copy of the run's template, made in milliseconds. A busy machine has
 * time: the short waits of production are for its visitors.
 */
export async function openTestDb({
  waitMs = 60_000,
  statementSeconds = 60,
  copyOf,
}: TestDbOptions = {}): Promise<TestDb> {
  const template = new URL(inject('template'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${copyOf ?? template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const pool = openPool({ url: url.href, size: 20, name: `test-${name}`, waitMs, statementSeconds })
  // Dropping the database ends idle connections; that is no failure of a test.
  pool.on('error', () => {})
  const close = async () => {
    await inTime(pool.end(), () => `${pool.totalCount} connections, ${pool.idleCount} of them idle`)
    await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { db: openDb(pool), pool, url: url.href, close }
}

const patienceMs = 120_000

/** A connection that never returns must fail its file with a reason, not with the time limit of a hook. */
async function inTime(work: Promise<unknown>, held: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The pool did not end; it holds ${held()}.`)), patienceMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Address of the database beside those of the tests. */
export const adminUrl = (template: URL): string => new URL('/postgres', template).href

/** Runs the statement there. */
export async function asAdmin(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(template) })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
