import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { within } from '../../src/db/deadline.ts'
import { newPlayer, type TestGateway } from '../gateway.ts'
import { callback, openArcade, sitDown } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
beforeAll(async () => {
  // A callback has 2.25 s, which is less than the usual wait for a lock and the time to answer.
  gateway = await openArcade({ waitFactor: 0.9 })
})
afterAll(() => gateway.close())

const milliseconds = (shown: unknown) => Number(String(shown).replace(/ms$/, ''))

it('waits for the lock of a bet no longer than the call may take', async () => {
  const seat = await sitDown(gateway.app, (await newPlayer(gateway.app)).token)
  await gateway.pool.query(`CREATE TABLE seen (lock_timeout text);
    CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO seen VALUES (current_setting('lock_timeout')); RETURN NEW; END $$;
    CREATE TRIGGER see BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION see()`)
  const bet = () => callback(gateway.app, 'bet', { ...seat, txId: newTx(), roundId: newTx(), amount: '1.00' })
  // A busy machine may need more than the time of a call.
  await expect.poll(async () => (await bet()).status, { timeout: 60_000 }).toBe('OK')
  const { rows } = await gateway.pool.query('SELECT lock_timeout FROM seen')
  for (const { lock_timeout } of rows) expect(milliseconds(lock_timeout)).toBeLessThanOrEqual(1_950)
  expect(rows.length).toBeGreaterThan(0)
})

it('waits for the locks of a transaction no longer than its work may take', async () => {
  const shown = (work: <T>(act: () => Promise<T>) => Promise<T>) =>
    work(() =>
      gateway.deps.db.transaction(async (tx) => (await tx.execute(sql`SHOW lock_timeout`)).rows[0]?.lock_timeout),
    )
  expect(await shown((act) => act())).toBe('2s')
  expect(await shown((act) => within(60_000, act))).toBe('2s')
  await expect
    .poll(async () => milliseconds(await shown((act) => within(2_000, act))), { timeout: 60_000 })
    .toBeLessThanOrEqual(1_700)
  expect(await shown((act) => act())).toBe('2s')
})
