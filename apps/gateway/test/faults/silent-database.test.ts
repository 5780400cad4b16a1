import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestPlayer } from '../money/seat.ts'
import { openRelay, type Relay } from './relay.ts'
import { childrenOf, signal } from './signal.ts'
import { openSite, type Site } from './site.ts'

/** Connections are given up and opened again, on a machine that has other work. */
const inTime = { timeout: 60_000 }

let site: Site
let relay: Relay
let players: TestPlayer[]

beforeAll(async () => {
  site = await openSite({
    through: async (url) => {
      relay = await openRelay(url)
      return relay.url
    },
  })
  players = await Promise.all(Array.from({ length: 20 }, site.sitDown))
})
afterAll(async () => {
  await site?.close()
  relay?.close()
})

const betAll = () => Promise.all(players.map(site.bet))
const isOk = (reply: Awaited<ReturnType<typeof site.bet>>) => reply?.status === 'OK'

it('gives up connections that fell silent, and works again when the network does', { timeout: 300_000 }, async () => {
  // A busy machine may miss the deadline of the first ones, which open the connections.
  await expect.poll(async () => (await betAll()).every(isOk), inTime).toBe(true)
  relay.silence()
  // Every connection of the pool is at work when it falls silent, so none of them would be noticed otherwise.
  const [replies, ready] = await Promise.all([betAll(), site.isReady()])
  expect(replies.some(isOk)).toBe(false)
  expect(ready).toBe(false)
  relay.heal()
  await expect.poll(async () => (await betAll()).every(isOk), inTime).toBe(true)
  await expect.poll(site.isReady, inTime).toBe(true)
})

/** Code of a read that asks the database every time: without the database it is not known that the row is absent. */
const readAbsent = async () => {
  const response = await fetch(`${site.gateway.origin}/wps/site/announcements/${crypto.randomUUID()}`)
  return ((await response.json()) as { code: string }).code
}

it('refuses reads while every connection is silent, and answers them when the network works again', {
  timeout: 120_000,
}, async () => {
  const readAll = () => Promise.all(Array.from({ length: 12 }, readAbsent))
  const readInSilence = async () => {
    relay.heal()
    await expect.poll(async () => new Set(await readAll()), inTime).toEqual(new Set(['NOT_FOUND']))
    relay.silence()
    return await readAll()
  }
  // A read that has to open a connection is refused earlier, as OVERLOADED: that is not the deadline of a read.
  await expect.poll(readInSilence, inTime).toContain('DB_UNAVAILABLE')
  relay.heal()
  await expect.poll(readAbsent, inTime).toBe('NOT_FOUND')
})

it('refuses while the server is frozen, and works again when it continues', { timeout: 300_000 }, async () => {
  const pids = [site.server.pid, ...childrenOf(site.server.pid)]
  signal(pids, 'SIGSTOP')
  try {
    const [replies, ready] = await Promise.all([betAll(), site.isReady()])
    expect(replies.some(isOk)).toBe(false)
    expect(ready).toBe(false)
  } finally {
    signal(pids, 'SIGCONT')
  }
  await expect.poll(async () => (await betAll()).every(isOk), inTime).toBe(true)
  await expect.poll(site.isReady, inTime).toBe(true)
})

it('ends at SIGTERM although the database is silent', async () => {
  relay.silence()
  void betAll()
  const child = site.gateway.process
  const end = new Promise<string>((resolve) => child.once('exit', () => resolve('ended')))
  child.kill('SIGTERM')
  const late = new Promise<string>((resolve) => setTimeout(resolve, 40_000, 'still runs').unref())
  expect(await Promise.race([end, late])).toBe('ended')
})
