import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDiskGuard } from '../src/db/disk-guard.ts'
import { call, newPlayer, type Player, send, type TestGateway } from './gateway.ts'
import { callback, openArcade, sitDown } from './money/arcade.ts'
import { newTx } from './money/table.ts'

const megabyte = 1024 * 1024
let freeMb = 10_000
let gateway: TestGateway
let player: Player
const guard = openDiskGuard({
  reserveMb: 512,
  freeBytes: async () => freeMb * megabyte,
  log: pino({ level: 'silent' }),
})

beforeAll(async () => {
  gateway = await openArcade()
  gateway.deps.disk = guard
  player = await newPlayer(gateway.app)
})
afterAll(async () => {
  guard.stop()
  await gateway.close()
})

it('reads and refuses writes while the disk is nearly full, and recovers automatically', async () => {
  const { app } = gateway
  const seat = await sitDown(app, player.token)
  const bet = () => callback(app, 'bet', { ...seat, txId: newTx(), roundId: newTx(), amount: '1.00' })
  const icons = async () => (await call(app, 'changeAvatar', { avatarId: 'a02' }, player)).code
  const ready = () => send(app, { url: '/readyz' })
  expect([(await bet()).status, await icons()]).toEqual(['OK', 'OK'])

  freeMb = 512
  await guard.look()
  expect((await bet()).status).toBe('OK')
  freeMb = 511.9
  await guard.look()
  expect(await bet()).toMatchObject({ http: 503, status: 'READ_ONLY' })
  expect(await icons()).toBe('READ_ONLY')
  expect((await call(app, 'balance', { sumBalance: true }, player)).code).toBe('OK')
  const { session: _session, gameCode: _game, ...asked } = seat
  expect(await callback(app, 'balance', asked)).toMatchObject({ http: 200, status: 'OK', balance: '998.00' })
  expect((await ready()).body).toEqual({ status: 'read only' })

  freeMb = 527.9
  await guard.look()
  expect((await bet()).status).toBe('READ_ONLY')
  freeMb = 528
  await guard.look()
  expect([(await bet()).status, await icons()]).toEqual(['OK', 'OK'])
  expect((await ready()).body).toEqual({ status: 'ready' })
})

it('checks automatically, and without data about the disk keeps its state', async () => {
  let calls = 0
  const own = openDiskGuard({
    reserveMb: 512,
    freeBytes: async () => {
      calls += 1
      if (calls > 1) throw new Error('no answer')
      return 0
    },
    log: pino({ level: 'silent' }),
  })
  await expect.poll(() => calls).toBeGreaterThan(2)
  expect(own.isReadOnly()).toBe(true)
  own.stop()
})
