import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testConfig } from '../../test/gateway.ts'
import { newTx, openTable, says, type Table, type TestPlayer } from '../../test/money/table.ts'
import type { Deps } from '../deps.ts'
import { authenticate } from './authenticate.ts'
import { sessionHandlers } from './session-handlers.ts'
import { hashToken, newToken } from './tokens.ts'

let table: Table
let player: TestPlayer
let token: string
beforeAll(async () => {
  table = await openTable()
})
afterAll(async () => await table.close())
beforeEach(async () => {
  player = await table.sitDown()
  token = newToken()
  await table.pool.query('UPDATE session SET token_hash = $2 WHERE id = $1', [player.sessionId, hashToken(token)])
})

const deps = () => ({ db: table.db, pool: table.pool, config: testConfig }) as unknown as Deps
const ask = (isHeartbeat: boolean) => authenticate(deps(), `Bearer ${token}`, 'walogm', isHeartbeat)
const ago = (column: string, minutes: number) =>
  table.pool.query(`UPDATE session SET ${column} = now() - make_interval(mins => $2) WHERE id = $1`, [
    player.sessionId,
    minutes,
  ])
const minutesSince = async (column: string) =>
  (
    await table.pool.query(
      `SELECT extract(epoch FROM now() - ${column})::float8 / 60 AS minutes FROM session WHERE id = $1`,
      [player.sessionId],
    )
  ).rows[0].minutes
const listed = async () => {
  const caller = { memberId: player.memberId, merchant: 'walogm', sessionId: '' }
  return (await sessionHandlers(deps()).sessions({ caller } as never)).list.length
}
const bet = (from = player) => table.send('bet', says(from).bet({ txId: newTx(), roundId: newTx() }))

it('a heartbeat shows presence and leaves the player idle', async () => {
  for (const column of ['active_at', 'last_seen_at']) await ago(column, 29)
  expect(await ask(true)).toMatchObject({ kind: 'live' })
  expect(await minutesSince('last_seen_at')).toBeLessThan(5)
  expect(await minutesSince('active_at')).toBeGreaterThan(28)
  await ago('active_at', 31)
  expect(await ask(true)).toMatchObject({ kind: 'ended', reason: 'IDLE' })
  expect(await listed()).toBe(0)
})

it('any other request is activity, however many heartbeats came before it', async () => {
  await ago('active_at', 29)
  expect(await ask(true)).toMatchObject({ kind: 'live' })
  expect(await ask(false)).toMatchObject({ kind: 'live' })
  expect(await minutesSince('active_at')).toBeLessThan(5)
})

it('a bet in a game of the session is activity', async () => {
  expect((await bet()).status).toBe('OK')
  await ago('active_at', 300)
  expect(await ask(true)).toMatchObject({ kind: 'live' })
  expect(await listed()).toBe(1)
  await table.pool.query(`UPDATE bet SET placed_at = now() - interval '31 minutes' WHERE member_id = $1`, [
    player.memberId,
  ])
  expect(await ask(true)).toMatchObject({ kind: 'ended', reason: 'IDLE' })
})

it('a bet from another session of the same player is not', async () => {
  const { rows } = await table.pool.query(
    `INSERT INTO session (token_hash, id, merchant, member_id, expires_at, ip, user_agent)
     SELECT $2, gen_random_uuid(), merchant, member_id, expires_at, ip, user_agent FROM session WHERE id = $1 RETURNING id`,
    [player.sessionId, hashToken(newToken())],
  )
  await table.pool.query('UPDATE game_session SET session_id = $2 WHERE session_id = $1', [
    player.sessionId,
    rows[0].id,
  ])
  expect((await bet()).status).toBe('OK')
  await ago('active_at', 31)
  expect(await ask(true)).toMatchObject({ kind: 'ended', reason: 'IDLE' })
})
