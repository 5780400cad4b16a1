import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { edgeApp, edgeFixture } from './edge.testing.ts'

const { root, remove } = edgeFixture()
afterAll(remove)

const start = Date.parse('2026-11-21T10:00:00Z')
const file = (name: string) => path.join(root, 'brands/india/campaigns', `${name}.json`)
const iso = (ms: number) => new Date(start + ms).toISOString()
mkdirSync(path.dirname(file('x')), { recursive: true })
const write = (name: string, content: Record<string, unknown>) =>
  writeFileSync(file(name), JSON.stringify({ name, ...content }))

const tagline = { EN: 'A week of kites', HI: 'पतंगों का सप्ताह' }
const india = { host: 'in.localhost' }
const hasSkin = (body: string) => body.includes('A week of kites')

describe('a campaign at the edge', () => {
  it('appears and disappears to the millisecond, despite the page cache', async () => {
    write('kites', { from: iso(60_000), to: iso(120_000), tagline })
    const { visit, pass } = edgeApp(root)
    expect(hasSkin((await visit('/', india)).body)).toBe(false)
    pass(59_999)
    expect(hasSkin((await visit('/', india)).body)).toBe(false)
    pass(1)
    expect(hasSkin((await visit('/', india)).body)).toBe(true)
    pass(59_999)
    expect(hasSkin((await visit('/', india)).body)).toBe(true)
    pass(1)
    expect(hasSkin((await visit('/', india)).body)).toBe(false)
    rmSync(file('kites'))
  })

  it('reports a near change to the page, and none when there is none', async () => {
    write('kites', { from: iso(60_000), to: iso(2 * 86_400_000), tagline })
    const { visit, pass } = edgeApp(root)
    expect((await visit('/', india)).body).toContain(`"skinChangesAt":${start + 60_000}`)
    expect((await visit('/')).body).not.toMatch(/skin/)
    pass(60_000)
    const running = (await visit('/', india)).body
    expect(running).not.toContain('skinChangesAt')
    expect(running).toContain('"skin":{"rules":[],"brand":{"tagline"')
    rmSync(file('kites'))
    pass(2_000)
    expect((await visit('/', india)).body).not.toMatch(/skin/)
  })

  it('is applied without a restart, and a broken one is ignored', async () => {
    const { visit, pass } = edgeApp(root)
    expect(hasSkin((await visit('/', india)).body)).toBe(false)
    write('kites', { from: iso(-1000), to: iso(86_400_000), tagline })
    writeFileSync(file('broken'), '{"name": "broken", "from": "tomorrow"')
    write('wrong', { from: iso(-1000), to: iso(5000), colour: 'red' })
    pass(2_000)
    const page = await visit('/', india)
    expect(page.statusCode).toBe(200)
    expect(hasSkin(page.body)).toBe(true)
    for (const name of ['kites', 'broken', 'wrong']) rmSync(file(name))
  })

  it('answers open pages with the current campaign and the time of the next change', async () => {
    write('kites', { from: iso(0), to: iso(90_000), tagline })
    const { visit, pass } = edgeApp(root)
    const ask = async () => (await visit('/skin.json', { ...india, accept: 'application/json' })).json()
    expect(await ask()).toEqual({
      skin: { rules: [], brand: { tagline } },
      changesAt: start + 90_000,
      serverTime: start,
    })
    pass(90_000)
    expect(await ask()).toEqual({ skin: null, changesAt: null, serverTime: start + 90_000 })
    rmSync(file('kites'))
  })

  it("shows Tala's lights from the 16th of December in Manila on", async () => {
    const { visit, pass } = edgeApp(root)
    pass(Date.parse('2026-12-15T15:59:59.999Z') - start)
    expect((await visit('/')).body).not.toContain('"skin"')
    pass(1)
    expect((await visit('/')).body).toMatch(/"skin":\{"rules":\["\[data-brand=\\"philippines\\"\]\{--color-focus/)
  })
})
