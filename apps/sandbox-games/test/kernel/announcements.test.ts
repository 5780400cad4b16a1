import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnnouncements } from '../../src/server/announcements.ts'
import { createServed } from '../../src/server/served.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import type { Wallet } from '../../src/server/wallet.ts'
import { answer, lost } from '../faulty.ts'
import { breathe, pass, useFakeTime } from './time.ts'

type Announced = { operator: string; gameCode: string; issueNo: string; openedAt: string; numbers: string[] }

let store: Store
let announced: Announced[]
/** The operator's answer to an announcement. */
let say: () => ReturnType<typeof answer>

beforeEach(() => {
  useFakeTime('2026-11-21T12:00:30.000Z')
  store = openStore(':memory:')
  announced = []
  say = () => answer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wallet: Wallet = {
  call: async (operator, _, body) => {
    const reply = say()
    if (reply.kind === 'answer' && reply.answer.status === 'OK')
      announced.push({ operator, ...(body as Omit<Announced, 'operator'>) })
    return reply
  },
}
function begin() {
  const served = createServed({ store, wallet })
  const announcements = createAnnouncements(served.parts, served.draws, wallet)
  announcements.resume()
  return announcements
}
const of = (gameCode: string) => announced.filter((draw) => draw.gameCode === gameCode)
/** Lets the vendor send all due draws with minimal waits. */
async function catchUp(atLeast: number) {
  for (let left = 400; left > 0 && announced.length < atLeast; left -= 1) await pass(20, 20)
}
const thisMinute = () => Math.floor(Date.now() / 60_000)
/** Every draw of a lottery was sent once, in order, up to the last minute's. */
function expectUnbroken() {
  const numbers = of('SEA_SPARK_1').map(({ issueNo }) => Number(issueNo))
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  expect(numbers.at(-1)).toBe(thisMinute() - 1)
}

it('announces a hundred draws of each lottery at the start, then each in its minute', async () => {
  const announcements = begin()
  await catchUp(900)
  const codes = [
    'VN_NORTH_1',
    'VN_SOUTH_2',
    'VN_CENTRAL_5',
    'VN_NORTH',
    'VN_SOUTH',
    'SEA_SPARK_1',
    'SEA_MONSOON_5',
    'SEA_TIDE_15',
    'SEA_EVENING',
  ]
  expect(new Set(announced.map(({ gameCode }) => gameCode))).toEqual(new Set(codes))
  for (const code of codes) expect(of(code), code).toHaveLength(100)
  const first = of('VN_NORTH_1')
  expect(first.map(({ issueNo }) => Number(issueNo))).toEqual(
    Array.from({ length: 100 }, (_, at) => thisMinute() - 100 + at),
  )
  expect(first.at(-1)).toMatchObject({ operator: 'draws', openedAt: '2026-11-21T12:00:00.000Z' })
  expect(first.at(-1)?.numbers).toHaveLength(27)
  await pass(30_000)
  expect(of('VN_NORTH_1').at(-1)).toMatchObject({
    issueNo: String(thisMinute() - 1),
    openedAt: '2026-11-21T12:01:00.000Z',
  })
  expect(of('VN_SOUTH_2')).toHaveLength(100)
  announcements.stop()
})

it('repeats a draw until it is answered, and keeps the order', async () => {
  say = () => lost
  const announcements = begin()
  await pass(5_000)
  expect(announced).toEqual([])
  say = () => answer({ status: 'GAME_UNKNOWN' })
  await pass(20_000)
  say = () => answer()
  await pass(120_000)
  expectUnbroken()
  announcements.stop()
})

it('logs an exception and tries again, as after a lost answer', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [fault, unhandled] = [new Error('disk full'), vi.fn()]
  process.on('unhandledRejection', unhandled)
  say = () => {
    throw fault
  }
  const announcements = begin()
  await pass(5_000)
  expect(announced).toEqual([])
  expect(written).toHaveBeenCalledWith(expect.any(String), fault)
  say = () => answer()
  await pass(120_000)
  expectUnbroken()
  announcements.stop()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it('continues after a restart where it stopped, and skips refused events', async () => {
  const before = begin()
  await catchUp(900)
  before.stop()
  const seen = of('SEA_SPARK_1').length
  await pass(180_000, 5_000)
  expect(of('SEA_SPARK_1')).toHaveLength(seen)
  let refused = 0
  say = () => answer({ status: refused++ === 0 ? 'DUP_MISMATCH' : 'OK' })
  const after = begin()
  await catchUp(900 + 3 + 3 + 1)
  await pass(500, 20)
  await breathe()
  const all = announced
    .filter(({ gameCode }) => gameCode.endsWith('_1'))
    .map(({ gameCode, issueNo }) => `${gameCode}:${issueNo}`)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(2 * (100 + 3) - 1)
  after.stop()
})
