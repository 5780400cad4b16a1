import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakConnections } from '../../test/faults/break-connections.ts'
import { openDb, openPool } from './client.ts'
import { DeadlineError } from './deadline.ts'
import { sql } from './orm.ts'
import { openTestDb, type TestDb } from './testing.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(async () => await test.close())

it.each([
  ['before BEGIN is sent', { statements: 1, isSent: false }],
  ['when BEGIN was sent', { statements: 1, isSent: true }],
  ['in the transaction', { statements: 2, isSent: false }],
  ['at COMMIT', { statements: 3, isSent: false }],
])('a connection that breaks %s leaves its place in the pool', async (_, plan) => {
  const pool = openPool({ url: test.url, size: 1, waitMs: 5_000 })
  pool.on('error', () => {})
  const db = openDb(pool)
  const one = () => db.transaction(async (tx) => (await tx.execute(sql`SELECT 1 AS one`)).rows)
  const faults = breakConnections()
  try {
    expect(await one()).toEqual([{ one: 1 }])
    faults.plan(plan)
    await expect(one()).rejects.toThrow()
    expect(await one()).toEqual([{ one: 1 }])
  } finally {
    faults.restore()
    await pool.end()
  }
})

it('a statement has the time that its pool gives, on this side too', async () => {
  const pool = openPool({ url: test.url, size: 1, statementSeconds: 1 })
  pool.on('error', () => {})
  const limits = await pool.query(
    `select current_setting('statement_timeout') statement, current_setting('idle_in_transaction_session_timeout') idle`,
  )
  expect(limits.rows).toEqual([{ statement: '1s', idle: '2s' }])
  await pool.query('set statement_timeout = 0')
  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow(DeadlineError)
  await pool.end()
})

it('a statement that the server refuses leaves its connection in the pool', async () => {
  const pool = openPool({ url: test.url, size: 1 })
  // The end of the connection below may reach the pool after the statement's error.
  pool.on('error', () => {})
  const process = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() pid')).rows[0]?.pid
  const first = await process()
  await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(await process()).toBe(first)
  await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: '57P01' })
  expect(await process()).not.toBe(first)
  await pool.end()
})

it('connections of a pool use the keep-alive of TCP', async () => {
  const pool = openPool({ url: test.url, size: 1 })
  expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
  await pool.end()
})
