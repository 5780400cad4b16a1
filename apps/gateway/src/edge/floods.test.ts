import { afterAll, describe, expect, it } from 'vitest'
import { edgeApp, edgeFixture } from './edge.testing.ts'
import { renderQueue } from './page-limits.ts'

const { root, remove } = edgeFixture()
afterAll(remove)

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('made-up addresses', () => {
  it('share one page for any made-up query names', async () => {
    const { calls, visit } = edgeApp(root)
    const pages = await Promise.all(range(20).map((at) => visit(`/games?x${at}=${at}`)))
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(calls.filter(([name]) => name === 'hotGames')).toHaveLength(1)
    expect((await visit('/games?page=2&x=1')).body).toContain('"url":"/games?page=2"')
  })

  it('share one page for any made-up paths', async () => {
    const { visit } = edgeApp(root)
    const pages = await Promise.all(range(20).map((at) => visit(`/zz${at}`)))
    expect(pages.every(({ statusCode }) => statusCode === 404)).toBe(true)
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
    expect((await visit('/zz1', { cookie: 'lang=TY' })).headers.etag).not.toBe(pages[0]?.headers.etag)
  })

  it('share one page for any made-up local hosts', async () => {
    const { visit } = edgeApp(root)
    expect((await visit('/', { host: 'zz1.localhost' })).body).toContain('"origin":"https://ph.localhost"')
  })
})

it('renders few pages at once, queues some and refuses the rest with a time to retry', async () => {
  let release = () => {}
  const answer = new Promise<void>((resolve) => {
    release = resolve
  })
  const { calls, visit } = edgeApp(root, { hotGames: answer })
  const visits = range(30).map((at) => visit(`/games?page=${at}`))
  const first = await Promise.race(visits)
  expect(first.statusCode).toBe(503)
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(0)
  expect(first.body).toContain('The site is busy')
  expect((await visit('/games?page=30', { cookie: 'lang=TY' })).body).toContain('<html lang="fil"')
  expect(calls.filter(([name]) => name === 'hotGames')).toHaveLength(renderQueue.concurrency)
  release()
  const statuses = (await Promise.all(visits)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(renderQueue.concurrency + renderQueue.queue)
  expect(statuses.filter((status) => status === 503)).toHaveLength(30 - renderQueue.concurrency - renderQueue.queue)
})

describe('one address', () => {
  const load = (count: number, url: (at: number) => string) => {
    const { app } = edgeApp(root, {}, { rateFactor: 1 })
    const ask = (address: string, remoteAddress = '10.0.0.1') =>
      app.inject({ url: address, remoteAddress, headers: { host: 'ph.localhost', accept: 'text/html' } })
    const all = async () => {
      const statuses: number[] = []
      for (const at of range(count)) statuses.push((await ask(url(at))).statusCode)
      return statuses
    }
    return { ask, all }
  }

  it('loads 40 documents in ten seconds, and no other address feels it', async () => {
    const { ask, all } = load(41, () => '/')
    expect((await all()).filter((status) => status === 429)).toHaveLength(1)
    expect((await ask('/')).headers['retry-after']).toMatch(/^\d+$/)
    expect((await ask('/', '10.0.0.2')).statusCode).toBe(200)
  })

  it('has 10 pages rendered in ten seconds, and still reads those that are there', async () => {
    const { ask, all } = load(11, (at) => `/games?page=${at}`)
    expect((await all()).filter((status) => status === 429)).toHaveLength(1)
    expect((await ask('/games?page=1')).statusCode).toBe(200)
    expect((await ask('/games?page=99', '10.0.0.2')).statusCode).toBe(200)
  })

  it('reads a refusal in the language of its storefront, as the address or its cookie chooses', async () => {
    const { app } = edgeApp(root, {}, { rateFactor: 1 })
    const ask = async (host: string, url = '/', cookie = '') =>
      (await app.inject({ url, remoteAddress: '10.0.0.1', headers: { host, cookie, accept: 'text/html' } })).body
    await Promise.all(range(40).map(() => ask('ph.localhost')))
    const [english, filipino, byAddress, hindi] = await Promise.all([
      ask('ph.localhost'),
      ask('ph.localhost', '/', 'lang=TY'),
      ask('ph.localhost', '/?lang=TY'),
      ask('in.localhost', '/', 'lang=HI'),
    ])
    expect(english).toMatch(/<html lang="en".*Too many pages.*in \d+ seconds?\./s)
    expect(filipino).toMatch(/<html lang="fil".*pagkalipas ng \d+ (na )?segundo/s)
    expect(byAddress).toContain('<html lang="fil"')
    expect(hindi).toMatch(/<html lang="hi".*\d+ सेकंड बाद/s)
  })
})
