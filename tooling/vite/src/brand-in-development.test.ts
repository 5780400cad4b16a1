import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clonePath } from './places.ts'
import { storefront } from './storefront.ts'

const root = mkdtempSync(path.join(tmpdir(), 'brand-in-development-'))
const brand = path.join(root, 'brands/india')
const page = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>'
let server: ViteDevServer
let sent: unknown[][]
let watched: unknown[]

type Json = Record<string, unknown>
/** Reports the change itself: a watcher of the disk drops the second of two changes within 5 ms. */
function write(name: string, edit: (text: string) => string): void {
  const file = path.join(brand, name)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  server.watcher.emit('change', file)
}
const change = (name: string, edit: (json: Json) => Json) =>
  write(name, (text) => JSON.stringify(edit(JSON.parse(text))))
const withAccent = (hue: number) => (tokens: Json) => {
  const seed = structuredClone(tokens.seed) as { color: Json }
  const accent = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0.2, hue] } }
  return { ...tokens, seed: { ...seed, color: { ...seed.color, accent } } }
}
const styles = () =>
  sent.flatMap(([name, data]) => (name === 'boardwalk:brand-css' ? [(data as { css: string }).css] : []))
const messages = () => sent.flatMap(([message]) => (typeof message === 'object' ? [message as { type: string }] : []))

beforeAll(async () => {
  cpSync(clonePath('brands'), path.join(root, 'brands'), { recursive: true })
  mkdirSync(path.join(root, 'app'))
  writeFileSync(
    path.join(root, 'app/main.js'),
    `import brand from 'virtual:brand'\nimport css from 'virtual:brand-css'\nconsole.log(brand.name, css)`,
  )
  const { plugins = [] } = await storefront(brand)({ command: 'serve', mode: 'development' })
  server = await createServer({
    root: path.join(root, 'app'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null, fs: { strict: false } },
    plugins,
  })
  const add = vi.spyOn(server.watcher, 'add')
  await server.transformIndexHtml('/', page)
  await server.transformRequest('/main.js')
  await server.transformRequest('virtual:brand')
  await server.transformRequest('virtual:brand-css')
  watched = add.mock.calls.flat()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  sent = vi.spyOn(server.environments.client.hot, 'send').mockReset().mock.calls
})

describe('the development page', () => {
  it('has the root attributes that the tokens are scoped to, before the first paint', async () => {
    const html = await server.transformIndexHtml('/promotions', page)
    expect(html).toContain('<html lang="en" dir="ltr" data-brand="india" data-theme="light">')
    const [head = ''] = html.split('</head>')
    expect(head).toMatch(/<style id="brand">\[data-brand="india"\]\{color-scheme:light;--color-page:/)
    expect(head).toContain('localStorage.getItem("theme")')
    const [, script = ''] = /<script type="module" src="([^"]*html-proxy[^"]*)"/.exec(head) ?? []
    const listener = await server.transformRequest(script.replace('/@id/__x00__', '\0').replace('&amp;', '&'))
    expect(listener?.code).toMatch(/createHotContext[\s\S]*import\.meta\.hot\.on\("boardwalk:brand-css"/)
  })
})

describe('an open development page', () => {
  it('watches the files of the brand', () => {
    const files = ['brand.json', 'tokens.json', 'assets/motif.svg'].map((file) => path.join(brand, file))
    expect(watched).toEqual(expect.arrayContaining(files))
  })

  it('receives a changed token as a style and is not reloaded', async () => {
    change('tokens.json', withAccent(300))
    await vi.waitFor(() => expect(styles()).toHaveLength(1), 20_000)
    const html = await server.transformIndexHtml('/', page)
    expect(html).toContain(styles()[0])
    change('tokens.json', withAccent(200))
    await vi.waitFor(() => expect(styles()).toHaveLength(2), 20_000)
    expect(styles()[0]).not.toBe(styles()[1])
    expect(messages().filter(({ type }) => type === 'full-reload')).toEqual([])
  })

  it('receives a changed motif as a style', async () => {
    write('assets/motif.svg', (svg) => svg.replace('</svg>', '<circle r="1.2345"/></svg>'))
    await vi.waitFor(() => expect(styles().at(-1)).toContain('1.2345'), 20_000)
  })

  it('is reloaded when its data change', async () => {
    change('brand.json', (json) => ({ ...json, name: 'Another name' }))
    await vi.waitFor(() => expect(messages()).toContainEqual(expect.objectContaining({ type: 'full-reload' })), 20_000)
  })

  it('shows the file and key of a mistake, and the styles again after the repair', async () => {
    change('tokens.json', (tokens) => ({ ...tokens, colour: 1 }))
    await vi.waitFor(() => expect(messages().map(({ type }) => type)).toContain('error'), 20_000)
    expect(JSON.stringify(messages())).toContain('tokens.json: colour: expected no such key')
    change('tokens.json', ({ colour, ...rest }) => rest)
    await vi.waitFor(() => expect(styles()).toHaveLength(1), 20_000)
  })
})
