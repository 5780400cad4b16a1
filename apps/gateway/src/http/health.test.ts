import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '../db/client.ts'
import { endlessDisk } from '../db/disk-guard.ts'
import { openTestDb, type TestDb } from '../db/testing.ts'
import { mountHealth } from './health.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(async () => await test.close())

it('/readyz answers while every connection of the pool is taken', async () => {
  const pool = openPool({ url: test.url, size: 2 })
  const app = Fastify()
  mountHealth(app, { pool, disk: endlessDisk })
  const held = await Promise.all([pool.connect(), pool.connect()])
  try {
    expect([pool.totalCount, pool.idleCount]).toEqual([pool.options.max, 0])
    const state = async () => (await app.inject('/readyz')).json().status
    // A busy machine may miss the deadline of the first question, which opens the connection.
    await expect.poll(state, { timeout: 20_000 }).toBe('ready')
  } finally {
    for (const client of held) client.release()
    await app.close()
    await pool.end()
  }
})
