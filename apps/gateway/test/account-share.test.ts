import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, send, signIn, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const SESSIONS = 3
const CALLS = 4

it('lets the sessions of one account wait for its rows without taking the database from others', async () => {
  const { app, pool } = gateway
  const [greedy, other] = [await newPlayer(app), await newPlayer(app)]
  const tokens = [greedy.token]
  while (tokens.length < SESSIONS) tokens.push((await signIn(app, greedy.username)).value.token)
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM member WHERE username = $1 FOR UPDATE', [greedy.username])
  const waiting = tokens.flatMap((token) =>
    Array.from({ length: CALLS }, () =>
      send(app, {
        ...{ method: 'PUT', url: '/wps/member/info/icon', payload: { avatarId: 'a02' } },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      }),
    ),
  )
  const blocked = async () =>
    Number((await client.query(`SELECT count(*) FROM pg_locks WHERE NOT granted`)).rows[0]?.count)
  await expect.poll(blocked).toBe(CALLS)
  for (let n = 0; n < 5; n += 1)
    expect((await call(app, 'balance', { sumBalance: true }, { token: other.token })).code).toBe('OK')
  expect(await blocked()).toBe(CALLS)
  expect(pool.waitingCount).toBe(0)
  await client.query('ROLLBACK')
  client.release()
  expect((await Promise.all(waiting)).map(({ body }) => body.code)).toEqual(waiting.map(() => 'OK'))
})
