import { afterAll, describe, expect, it } from 'vitest'
import { edgeApp, edgeFixture } from './edge.testing.ts'

const { root, remove } = edgeFixture()
afterAll(remove)

describe('a visitor in data saver mode', () => {
  it.each([
    ['the browser says so', { 'save-data': 'on' }, true],
    ['the visitor chose it', { cookie: 'saveData=1' }, true],
    ['the visitor chose against the browser', { cookie: 'saveData=0', 'save-data': 'on' }, false],
    ['no header', {}, false],
  ])('%s', async (_, headers, expected) => {
    const page = await edgeApp(root).visit('/', headers)
    expect(page.body.includes('"savesData":true')).toBe(expected)
    expect(page.headers.vary).toContain('Save-Data')
  })

  it('does not share a page with another visitor', async () => {
    const { visit } = edgeApp(root)
    await visit('/', { 'save-data': 'on' })
    expect((await visit('/')).body).not.toContain('savesData')
  })
})

describe('the service worker at the edge', () => {
  it('is that of the domain, at the root, and is never cached', async () => {
    const { visit } = edgeApp(root)
    const worker = await visit('/sw.js', { accept: '*/*' })
    expect(worker.body).toBe('sw.js of philippines')
    expect(worker.headers['content-type']).toContain('javascript')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect((await visit('/sw.js', { host: 'in.localhost' })).body).toBe('sw.js of india')
  })

  it('follows a visitor who moved to another merchant in place', async () => {
    const moved = await edgeApp(root).visit('/sw.js', { cookie: 'merchant=90jiliinf1' })
    expect(moved.body).toBe('sw.js of india')
    expect(moved.headers.vary).toContain('Cookie')
  })

  it('can be switched off: the same address then serves the removing worker', async () => {
    const { visit } = edgeApp(root, {}, { serviceWorker: false })
    expect((await visit('/sw.js')).body).toBe('sw-off.js of philippines')
  })

  it('shows a page that brings its policy along, and may not be framed', async () => {
    const page = await edgeApp(root).visit('/offline.html')
    expect(page.body).toBe('offline.html of philippines')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/assets/philippines/sw.js', '/assets/philippines/sw-off.js', '/assets/philippines/offline.html'])(
    '%s is not among what browsers keep for a year',
    async (url) => expect((await edgeApp(root).visit(url)).statusCode).toBe(404),
  )

  it('is missing where a storefront is not built', async () =>
    expect((await edgeApp(root).visit('/sw.js', { host: 'bd.localhost' })).statusCode).toBe(404))
})
