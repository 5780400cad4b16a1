import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createServer } from '@boardwalk/shell/server'
import { storefront } from '@boardwalk/vite'
import { isFull } from '@boardwalk/vitest/matrix'
import { createBuilder, type Plugin, type PluginOption } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

type Server = ReturnType<typeof createServer>
type StorefrontConfig = Parameters<typeof createServer>[0]

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
/** A build's modules with all that they import, now or later. */
type Graph = Map<string, readonly string[]>
type Builds = { graphs: Graph[]; entries: Map<string, string> }

const englishOf = (ids: Iterable<string>) => [...ids].flatMap((id) => /virtual:locales\/EN-(.+)$/.exec(id)?.[1] ?? [])
const isIn = (folder: string) => (id: string) => id.startsWith(`${folder}/`)

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
      found.modules.push(...[...this.getModuleIds()].filter(isIn(path.dirname(entry?.id ?? '?'))))
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      found.texts.push(
        ...englishOf(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))),
      )
    },
  }
}

/** Keeps the modules of the whole app, and lets its server be made with any of the features. */
function record({ graphs, entries }: Builds): Plugin {
  return {
    name: 'record',
    enforce: 'pre',
    transform: (code, id) =>
      id === path.join(root, 'src/server.tsx')
        ? `${code}\nexport const all = config.features\nexport const serve = (features) => createServer({ ...config, features })`
        : undefined,
    async buildEnd() {
      for (const name of features) entries.set(name, (await this.resolve(moduleOf(name), composed))?.id ?? '?')
      const imports = (id: string) => {
        const info = this.getModuleInfo(id)
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
      }
      graphs.push(new Map([...this.getModuleIds()].map((id) => [id, imports(id)])))
    },
  }
}

/** All modules that the composition and the two entries lead to when it does not import one of the features. */
function modulesWithout(graph: Graph, entry: string | undefined): Set<string> {
  const reached = new Set<string>()
  const waiting = [...graph.keys()].filter((id) => /src\/(main|server)\.tsx$/.test(id) && id.startsWith(root))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.get(id) ?? []).filter((to) => !(id === composed && to === entry)))
  }
  return reached
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

/** Builds the app with one more plugin, and loads its server. */
async function build(name: string, plugin: Plugin) {
  const { plugins, environments, ...config } = storefront('philippines')({ command: 'build', mode: 'production' })
  const inFolder = (environment: 'client' | 'ssr') => ({
    ...environments?.[environment],
    build: { ...environments?.[environment]?.build, outDir: path.join(out, name, environment) },
  })
  const builder = await createBuilder({
    ...config,
    environments: { client: inFolder('client'), ssr: inFolder('ssr') },
    plugins: [...(plugins ?? []).filter((each) => !isForDelivery(each)), unminified, plugin],
    ...{ root, configFile: false, logLevel: 'error' },
  })
  for (const each of Object.values(builder.environments)) await builder.build(each)
  return await import(pathToFileURL(path.join(out, name, 'ssr/server.js')).href)
}

function expectNothingOf(name: string, found: Found) {
  expect(found.modules).toEqual([])
  for (const each of features)
    for (const texts of textsOf(each)) expect([texts, found.texts.includes(texts)]).toEqual([texts, each !== name])
}

async function expectPages(server: Server, name: string) {
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
}

it('knows the features of the app', () => {
  expect(features.length).toBeGreaterThan(1)
  expect(features.map(moduleOf)).not.toContain('')
  expect(features.flatMap(textsOf)).toContain('lobby+play')
})

describe('the modules of the app', () => {
  const builds: Builds = { graphs: [], entries: new Map() }
  let app: { all: StorefrontConfig['features']; serve: (all: StorefrontConfig['features']) => Server }
  beforeAll(async () => {
    app = await build('whole', record(builds))
  })

  it.each(features)('lead to nothing of %s without its import, and all pages render', async (name) => {
    const { graphs, entries } = builds
    const left = graphs.map((graph) => modulesWithout(graph, entries.get(name)))
    const [client = new Set<string>()] = left
    const modules = left.flatMap((ids) => [...ids].filter(isIn(path.dirname(entries.get(name) ?? '?'))))
    expect(graphs).toHaveLength(2)
    expectNothingOf(name, { modules, texts: englishOf(client) })
    const at = features.indexOf(name)
    await expectPages(app.serve(app.all.filter((_, index) => index !== at)), 'whole')
  })
})

// One build proves that it has the modules which the graph leads to; every night builds without each.
it.each(isFull ? features : features.slice(-1))(
  'the app builds and renders its pages without %s, and contains none of its code',
  async (name) => {
    const found: Found = { modules: [], texts: [] }
    const { storefront: server } = await build(name, leaveOut(name, found))
    expectNothingOf(name, found)
    await expectPages(server, name)
  },
)
