import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, type Player, type TestGateway } from '../gateway.ts'
import { callback, openArcade, sitDown } from './arcade.ts'
import { newTx } from './table.ts'

let gateway: TestGateway
let players: Player[]

beforeAll(async () => {
  gateway = await openArcade()
  players = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
})
afterAll(() => gateway.close())

const openPool = () => gateway.pool.options.max

/** Locks a player's row as another session would, until released. */
async function holdRow(username: string) {
  const client = await gateway.pool.connect()
  await client.query('BEGIN')
  await client.query(
    `SELECT a.id FROM account a JOIN member m ON m.id = a.member_id WHERE m.username = $1 FOR UPDATE OF a`,
    [username],
  )
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

it('lets no player exhaust the database', async () => {
  const [greedy, other] = players as [Player, Player]
  const seats = { greedy: await sitDown(gateway.app, greedy.token), other: await sitDown(gateway.app, other.token) }
  const bet = (seat: typeof seats.greedy) =>
    callback(gateway.app, 'bet', { ...seat, txId: newTx(), roundId: newTx(), amount: '1.00' })
  const release = await holdRow(greedy.username)
  const waiting = Array.from({ length: 3 * openPool() }, () => bet(seats.greedy))
  try {
    for (let n = 0; n < 5; n++) expect(await bet(seats.other)).toMatchObject({ http: 200, status: 'OK' })
    const wallet = await call(gateway.app, 'balance', { sumBalance: true }, { token: other.token })
    expect(wallet.code).toBe('OK')
    expect(gateway.pool.waitingCount).toBe(0)
  } finally {
    await release()
  }
  const answers = await Promise.all(waiting)
  expect(answers.every(({ http }) => [200, 429, 503].includes(http))).toBe(true)
  expect(await bet(seats.greedy)).toMatchObject({ http: 200, status: 'OK' })
})
