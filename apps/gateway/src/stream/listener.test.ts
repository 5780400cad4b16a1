import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakConnections } from '../../test/faults/break-connections.ts'
import { openPool } from '../db/client.ts'
import { openTestDb, type TestDb } from '../db/testing.ts'
import { listenFor } from './listener.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(async () => await test.close())

const openSmallPool = (): pg.Pool => {
  const pool = openPool({ url: test.url, size: 4, waitMs: 60_000 })
  pool.on('error', () => {})
  return pool
}

it('tells a message to the subscriber of its channel', async () => {
  const pool = openSmallPool()
  const heard: (string | undefined)[] = []
  const listener = listenFor(pool, { first: (payload) => heard.push(payload), second: () => {} })
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([undefined])
  await pool.query(`SELECT pg_notify('second', 'b'), pg_notify('first', 'a')`)
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([undefined, 'a'])
  listener.stop()
  await pool.end()
})

it('holds one connection after one broke while it began to listen, and gives it back', async () => {
  const pool = openSmallPool()
  const faults = breakConnections()
  let begun = 0
  faults.plan({ statements: 1, isSent: false })
  const listener = listenFor(pool, { channel: () => void begun++ })
  try {
    await expect.poll(() => begun, { timeout: 60_000 }).toBeGreaterThan(0)
    // A second attempt would have begun with the first.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect([begun, pool.totalCount]).toEqual([1, 1])
  } finally {
    faults.restore()
    listener.stop()
  }
  await pool.end()
  expect(pool.totalCount).toBe(0)
})
