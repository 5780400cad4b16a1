import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createServer } from '@boardwalk/shell/server'
import { storefront } from '@boardwalk/vite'
import { createBuilder, type Plugin, type PluginOption } from 'vite'
import { afterAll, expect, it, vi } from 'vitest'

type Server = ReturnType<typeof createServer>

const root = path.resolve(import.meta.dirname, '..')
const composed = path.join(root, 'src/storefront.ts')
const source = readFileSync(composed, 'utf8')
const out = mkdtempSync(path.join(tmpdir(), 'removal-'))
// Under a test runner Vite would otherwise build for development.
vi.stubEnv('NODE_ENV', 'production')
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(out, { recursive: true })
})

/** The features of the app with their modules. */
const features = (/features: \[([^\]]*)\]/.exec(source)?.[1] ?? '').split(',').map((name) => name.trim())
const moduleOf = (name: string) => new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source)?.[1] ?? ''

const read = (file: string) => readFileSync(file, 'utf8')
/** `@boardwalk/game-lobby` is a package, `@boardwalk/shell/chat` a folder of one. */
const folderOf = (name: string) => {
  const [, packageName = '', folder = ''] = moduleOf(name).split('/')
  return path.resolve(root, '../../packages', packageName, 'src', folder)
}
/** The texts that a feature lists as its own. */
const textsOf = (name: string) =>
  globSync('**/*.ts', { cwd: folderOf(name) })
    .map((file) => read(path.join(folderOf(name), file)))
    .flatMap((code) => [...code.matchAll(/@boardwalk\/i18n\/texts\/([\w+-]+)/g)].map(([, texts = '']) => texts))

/** Modules of the left-out folder that the build still needs, and English texts in the browser's files. */
type Found = { modules: string[]; texts: string[] }

/** Leaves a feature out of the app, and lists the modules of the build without it. */
function leaveOut(name: string, found: Found): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    transform(code, id) {
      if (id !== composed) return
      const others = features.filter((each) => each !== name).join(', ')
      return code
        .replace(/import \{[^}]*\} from '([^']+)'\n/g, (line, from) => (from === moduleOf(name) ? '' : line))
        .replace(/features: \[[^\]]*\]/, `features: [${others}]`)
    },
    async buildEnd() {
      const entry = await this.resolve(moduleOf(name), composed)
      const folder = `${path.dirname(entry?.id ?? '?')}/`
      found.modules.push(...[...this.getModuleIds()].filter((id) => id.startsWith(folder)))
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      found.texts.push(...modules.flatMap((id) => /virtual:locales\/EN-(.+)$/.exec(id)?.[1] ?? []))
    },
  }
}

/** Shorter names and compressed files take most of a build's time, and change nothing that is tested here. */
const isForDelivery = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'boardwalk:compressed'

const unminified: Plugin = {
  name: 'unminified',
  configEnvironment: (_, { build = {} }) => {
    build.minify = false
    const outputs = [build.rolldownOptions?.output ?? {}].flat()
    for (const output of outputs) output.minify = false
  },
}

async function buildWithout(name: string, found: Found): Promise<Server> {
  const { plugins, environments, ...config } = storefront('philippines')({ command: 'build', mode: 'production' })
  const inFolder = (environment: 'client' | 'ssr') => ({
    ...environments?.[environment],
    build: { ...environments?.[environment]?.build, outDir: path.join(out, name, environment) },
  })
  const builder = await createBuilder({
    ...config,
    environments: { client: inFolder('client'), ssr: inFolder('ssr') },
    plugins: [...(plugins ?? []).filter((each) => !isForDelivery(each)), unminified, leaveOut(name, found)],
    ...{ root, configFile: false, logLevel: 'error' },
  })
  for (const each of Object.values(builder.environments)) await builder.build(each)
  const { storefront: server } = await import(pathToFileURL(path.join(out, name, 'ssr/server.js')).href)
  return server
}

it('knows the features of the app', () => {
  expect(features.length).toBeGreaterThan(1)
  expect(features.map(moduleOf)).not.toContain('')
  expect(features.flatMap(textsOf)).toContain('lobby+play')
})

it.each(features)('the app builds and renders its pages without %s, and contains none of its code', async (name) => {
  const found: Found = { modules: [], texts: [] }
  const server = await buildWithout(name, found)
  expect(found.modules).toEqual([])
  for (const each of features)
    for (const texts of textsOf(each)) expect([texts, found.texts.includes(texts)]).toEqual([texts, each !== name])
  const template = read(path.join(out, name, 'client/index.html'))
  expect(server.listed([])).toContain('/')
  for (const url of server.listed([])) {
    const page = await server.render({
      ...{ merchantCode: server.merchantCode, language: 'EN', theme: 'light', serverTime: 0, entries: [] },
      ...{ template, url, origin: 'https://storefront.invalid' },
    })
    const hasPage = /<main[^>]*>(?:<!--.*?-->)*<\w/.test(page.html)
    expect({ url, status: page.status, hasPage }).toEqual({ url, status: 200, hasPage: true })
  }
})
