import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { loadBrand } from '@boardwalk/brand-kit/node'
import { languageCodes } from '@boardwalk/i18n/codes'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLocale } from './locales.ts'
import { storefront } from './storefront.ts'

const root = mkdtempSync(path.join(tmpdir(), 'storefront-'))
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const client = () => readdirSync(path.join(root, 'dist/client'))

beforeAll(async () => {
  write('index.html', '<html><head><script type="module" src="/src/main.tsx"></script></head><!--app--></html>')
  write(
    'src/main.tsx',
    `import brand from 'virtual:brand'
     import css from 'virtual:brand-css'
     import { loaders } from 'virtual:locales'
     import { texts } from '@boardwalk/i18n/texts/chat'
     import { Only, Shared } from './styled.ts'
     window.shown = [brand, css, loaders, texts, Only, Shared]`,
  )
  // A stand-in that shows the build's names.
  write(
    'node_modules/styled-components/index.js',
    `const tag = { withConfig: ({ componentId }) => () => componentId }
     export const __PRIVATE__ = { mainSheet: 'the sheet of the library' }
     export default { b: tag, i: tag }`,
  )
  write(
    'src/styled.ts',
    `import styled from 'styled-components'
     export const Only = styled.b\`color: red;\`
     export const Shared = styled.i\`
       color: blue;
     \``,
  )
  write(
    'src/server.tsx',
    `import { Shared } from './styled.ts'
     import brand from 'virtual:brand'
     import { loaders } from 'virtual:locales'
     export const storefront = {
       merchantCode: brand.merchantCode, paths: ['/', '/help'], queries: () => [],
       async render({ template, url, language, entries }) {
         const texts = Object.keys(await loaders[language]())
         const shown = [brand.name, url, texts.length > 0, entries.length, process.env.NODE_ENV, Shared].join(' ')
         return { status: 200, html: template.replace('<!--app-->', shown), scripts: ['go()'], styles: [] }
       },
     }`,
  )
  const config = storefront('india')({ command: 'build', mode: 'production' })
  const builder = await createBuilder({ ...config, root, configFile: false, logLevel: 'error' })
  await builder.buildApp()
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the client build', () => {
  it('addresses its assets below the country', () => {
    expect(read('dist/client/index.html')).toMatch(/src="\/assets\/india\/[\w-]+\.js"/)
  })

  it('leaves server-only values of a brand out of the page', () => {
    const { brand } = loadBrand('india')
    const code = client()
      .filter((name) => name.endsWith('.js'))
      .map((name) => read(`dist/client/${name}`))
      .join()
    expect(code).toContain(brand.tagline.EN)
    for (const text of [brand.description.EN, ...brand.hosts, brand.assets.share]) expect(code).not.toContain(text)
  })

  it('makes a chunk of the first texts of each language, one of those that code names, and none of others', () => {
    const manifest = JSON.parse(read('dist/client/.vite/manifest.json'))
    const entry = Object.values<{ isEntry?: boolean; dynamicImports: string[] }>(manifest).find(
      ({ isEntry }) => isEntry,
    )
    expect(entry?.dynamicImports).toHaveLength(2 * languageCodes.length)
    const code = client()
      .filter((name) => name.endsWith('.js'))
      .map((name) => read(`dist/client/${name}`))
    const holding = (text: unknown) => code.filter((each) => each.includes(String(text))).length
    const { chat, network } = readLocale('EN')
    expect(holding(chat?.visitor)).toBe(1)
    expect(holding(network?.slow)).toBe(0)
  })

  it('names the first texts of each language in the document', () => {
    const links = read('dist/client/index.html').matchAll(/hreflang="(\w+)" href="\/assets\/india\/([\w-]+\.js)"/g)
    const files = new Map([...links].map(([, code = '', file = '']) => [code, file]))
    expect([...files.keys()].toSorted()).toEqual([...languageCodes].toSorted())
    for (const [code, file] of files)
      expect(read(`dist/client/${file}`)).toContain(readLocale(code as 'EN').shell?.skip)
  })

  it('lets an engine compile the files of the first view at once, and no other', () => {
    const hinted = client().filter(
      (name) => name.endsWith('.js') && read(`dist/client/${name}`).startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    const entry = /src="\/assets\/india\/([\w-]+\.js)"/.exec(read('dist/client/index.html'))?.[1]
    expect(hinted).toHaveLength(2)
    expect(hinted).toContain(entry)
    expect(hinted.some((name) => name.startsWith('framework-'))).toBe(true)
  })

  it('has the helpers of the bundler in the framework, and no file or mention of their own', () => {
    const files = client().filter((name) => /\.(?:js|html)$/.test(name))
    const texts = files.map((name) => [name, read(`dist/client/${name}`)] as const)
    const framework = texts.find(([name]) => /^framework-[\w-]+\.js$/.test(name))
    expect(framework?.[1]).toContain('export function rolldown(){')
    for (const [name, text] of [...texts, ['', read('dist/client/.vite/manifest.json')]]) {
      expect(name).not.toContain('rolldown-runtime')
      expect(text, name).not.toContain('rolldown-runtime')
    }
  })

  it('preloads the imports of later files without the parts of Vite for style sheets', () => {
    const scripts = client().filter((name) => name.endsWith('.js'))
    const code = scripts.map((name) => read(`dist/client/${name}`)).join()
    expect(code).toContain('modulepreload')
    expect(code).toContain('vite:preloadError')
    expect(code).not.toContain('rel="stylesheet"')
    expect(code).not.toContain('csp-nonce')
  })

  it('puts compressed files next to the scripts', () => {
    const script = client().find((name) => name.endsWith('.js')) ?? ''
    const compressed = readFileSync(path.join(root, 'dist/client', `${script}.br`))
    expect(brotliDecompressSync(compressed).toString()).toBe(read(`dist/client/${script}`))
    expect(client()).toContain(`${script}.gz`)
  })
})

it('gives a styled component the same name in the browser and on the server', () => {
  const [, name = 'none'] = / production (sc-[\w-]+)/.exec(read('dist/static/index.html')) ?? []
  const scripts = client().filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => read(`dist/client/${file}`).includes(name))).toBe(true)
})

it('adopts the styles of the server in the browser, with the library and before the components that import it', () => {
  const scripts = client().filter((file) => file.endsWith('.js'))
  const library = scripts.find((file) => read(`dist/client/${file}`).includes('the sheet of the library')) ?? 'none'
  expect(read(`dist/client/${library}`)).toContain('style[data-styled]')
  const [, name = 'none'] = / production (sc-[\w-]+)/.exec(read('dist/static/index.html')) ?? []
  const components = scripts.find((file) => read(`dist/client/${file}`).includes(name)) ?? 'none'
  expect(components).not.toBe(library)
  expect(read(`dist/client/${components}`)).toContain(`from"./${library}"`)
  expect(read('dist/server/server.js')).not.toContain('style[data-styled]')
})

it('leaves the Brand Studio to development', () => {
  const files = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((name) => /\.(?:js|html|json)$/.test(name)).map((name) => read(`dist/${name}`))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => /brand.studio/i.test(text))).toEqual([])
  const plugins = [storefront('india')({ command: 'build', mode: 'production' }).plugins].flat(9)
  const studio = plugins.find((plugin) => plugin && 'name' in plugin && plugin.name === 'boardwalk:brand-studio')
  expect(studio).toMatchObject({ apply: 'serve' })
})

describe('the server build', () => {
  it('is one file that imports no package', () => {
    const text = read('dist/server/server.js')
    const imports = [...text.matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name)
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([])
    expect(text).not.toContain('process.env.NODE_ENV')
  })
})

describe('the static build', () => {
  it.each([
    ['index.html', 'Mayur / true 0 production'],
    ['help/index.html', 'Mayur /help true 0 production'],
  ])('holds %s without data', (file, text) => {
    expect(read(`dist/static/${file}`)).toContain(text)
    expect(read(`dist/static/${file}`)).toContain(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-`,
    )
  })

  it('contains the assets and the brand, and no second page', () => {
    const assets = readdirSync(path.join(root, 'dist/static/assets/india'))
    expect(assets).toEqual(
      expect.arrayContaining(client().filter((name) => name.endsWith('.js') && !name.startsWith('sw'))),
    )
    expect(assets.filter((name) => /html|vite/.test(name))).toEqual([])
    expect(readdirSync(path.join(root, 'dist/static/brands/india'))).toContain('favicon.svg')
  })
})

it('names the file and the key of a mistake in the brand', async () => {
  const config = storefront('atlantis')({ command: 'build', mode: 'production' })
  const builder = await createBuilder({ ...config, root, configFile: false, logLevel: 'silent' })
  await expect(builder.buildApp()).rejects.toThrow(/brands\/atlantis\/brand\.json/)
})
