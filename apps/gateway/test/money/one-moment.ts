import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openTable, type Table, type TestPlayer } from './table.ts'

/** The file's table, and for each test a player without a session and the connection of its transaction. */
export type Moment = { table: Table; player: TestPlayer; client: PoolClient }

/** Each test of the file is one transaction, in which now() does not move, so that a limit can be met exactly. */
export function oneMoment(): Moment {
  const moment = {} as Moment
  beforeAll(async () => {
    moment.table = await openTable()
  })
  afterAll(async () => await moment.table.close())
  beforeEach(async () => {
    moment.player = await moment.table.sitDown()
    moment.client = await moment.table.pool.connect()
    await moment.client.query('BEGIN')
    await moment.client.query('DELETE FROM session WHERE id = $1', [moment.player.sessionId])
  })
  afterEach(async () => {
    await moment.client.query('ROLLBACK')
    moment.client.release()
  })
  return moment
}
