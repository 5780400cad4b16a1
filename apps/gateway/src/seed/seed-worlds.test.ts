import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openRelay } from '../../test/faults/relay.ts'
import { openPool } from '../db/client.ts'
import { openTestDb } from '../db/testing.ts'
import type { Deps } from '../deps.ts'
import { seedWorlds, withSeedPool } from './seed-worlds.ts'

it('waits longer for a connection than a request does', async () => {
  const test = await openTestDb()
  const relay = await openRelay(test.url, { delayMs: 2_200 })
  const impatient = openPool({ url: relay.url })
  const log = pino({ level: 'silent' })
  const deps = { ...test, log, pool: impatient, merchants: { all: [] } } as unknown as Deps
  let answer: unknown
  await withSeedPool(deps, relay.url, async ({ pool }) => {
    answer = (await pool.query('SELECT 1 AS one')).rows[0]
  })
  expect(answer).toEqual({ one: 1 })
  await expect(impatient.query('SELECT 1')).rejects.toThrow('timeout')
  await impatient.end()
  relay.close()
  await test.close()
})

it('asks the database for nothing where no demo world is wanted', async () => {
  const refusing = new Proxy({}, { get: () => expect.unreachable('The database was asked.') })
  const deps = { config: { demoWorld: false }, db: refusing, merchants: { all: [] } } as unknown as Deps
  await expect(seedWorlds(deps, 'postgresql://nowhere.invalid/')).resolves.toBeUndefined()
})
