import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { indexMerchants, type Merchant } from '../permission/merchants.ts'
import type { Call, EdgeDeps } from './edge-deps.ts'
import { mountEdge } from './mount-edge.ts'

const merchant = (brandId: string, code: string, host: string, languages: string[]): Merchant => ({
  code,
  brandId,
  languages,
  hosts: [host],
  country: brandId.slice(0, 2),
  countryName: brandId,
  currency: 'TLB',
  currencySymbol: '₱',
  timeZone: 'Asia/Manila',
  minAge: 21,
})

/** A minimal storefront: it prints its input, so a test sees exactly the data of the page. */
const bundleText = (brandId: string) => `
export const storefront = {
  brandId: '${brandId}', merchantCode: '${brandId}', paths: ['/', '/games'], listed: (off) => (off.includes('fish') ? ['/'] : ['/', '/games']),
  redirect: (url, isShut) => (url.startsWith('/old') ? '/games' : isShut && url !== '/login' ? '/login?next=' + url : null),
  pageUrl: (url, off) => {
    const [path, query] = url.split('?')
    if (!['/', '/games', '/boom', ...('${brandId}' === 'india' ? ['/helpmc'] : []), ...(off.includes('fish') ? [] : ['/fish'])].includes(path)) return '/404'
    const page = new URLSearchParams(query).get('page')
    return page === null ? path : path + '?page=' + page
  },
  queries: (url) => (url.split('?')[0] === '/games' ? [{ endpoint: 'hotGames', arg: {} }] : []),
  async render({ template, ...given }) {
    if (given.url === '/boom') throw new Error('render failed')
    const boot = JSON.stringify(given)
    const html = template.replace('<!--app-->', '${brandId}').replace('<!--boot-->', boot)
    return { status: ['/', '/games', '/fish'].includes(given.url.split('?')[0]) ? 200 : 404, html, scripts: ['go()'], styles: ['a{}'], failedParts: 0 }
  },
}`

/** A clone with the real brands, two built storefronts and an unbuilt one. */
export function edgeFixture() {
  const root = mkdtempSync(path.join(tmpdir(), 'edge-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const brandId of ['philippines', 'india']) {
    write(`apps/${brandId}/dist/server/server.js`, bundleText(brandId))
    write(`apps/${brandId}/dist/client/index.html`, '<html><!--app--><!--boot--></html>')
    write(`apps/${brandId}/dist/client/main-1a2b.js`, 'go()')
    write(`apps/${brandId}/dist/client/main-1a2b.js.br`, 'brotli')
    for (const name of ['sw.js', 'sw-off.js', 'offline.html']) {
      write(`apps/${brandId}/dist/client/${name}`, `${name} of ${brandId}`)
    }
  }
  cpSync(path.resolve(import.meta.dirname, '../../../../brands'), path.join(root, 'brands'), { recursive: true })
  return { root, remove: () => rmSync(root, { recursive: true }) }
}

export function edgeApp(root: string, answers: Record<string, unknown> = {}, config: Partial<EdgeDeps['config']> = {}) {
  const calls: Parameters<Call>[] = []
  let now = Date.parse('2026-11-21T10:00:00Z')
  const all: Record<string, unknown> = { systemStatus: { status: 0 }, hotGames: ['first'], ...answers }
  const deps: EdgeDeps = {
    clock: () => new Date(now),
    log: pino({ level: 'silent' }),
    merchants: indexMerchants([
      merchant('philippines', 'walogm', 'ph.localhost', ['EN', 'TY']),
      merchant('india', '90jiliinf1', 'in.localhost', ['HI', 'EN']),
      merchant('bangladesh', '90jlbdtf1', 'bd.localhost', ['BN']),
    ]),
    config: {
      root,
      storefrontPorts: {},
      sandboxOrigin: 'http://127.0.0.1:4010',
      serviceWorker: true,
      rateFactor: 0,
      waitFactor: 15,
      ...config,
    },
    call: async (...call) => {
      calls.push(call)
      const answer = all[call[0]]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const app = Fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'NOT_FOUND' }))
  mountEdge(app, deps)
  const visit = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'ph.localhost', accept: 'text/html', ...headers } })
  const pass = (ms: number) => {
    now += ms
  }
  return { app, calls, visit, pass, answers: all }
}
