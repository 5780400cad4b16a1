import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { clonePath } from './places.ts'

const folder = clonePath('tooling/perf/floor')

const common = (outDir: string, input: string, entryFileNames: string): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir, rolldownOptions: { input: path.join(folder, input), output: { entryFileNames } } },
})

/** Builds the floor and renders it: responses by path. */
async function make(outDir: string): Promise<Map<string, { type: string; body: Buffer }>> {
  const client = common(path.join(outDir, 'client'), 'main.tsx', '[name].js')
  await build(client)
  const server = common(path.join(outDir, 'server'), 'render.tsx', '[name].mjs')
  await build({ ...server, ssr: { noExternal: true }, build: { ...server.build, ssr: true } })
  const { render } = (await import(pathToFileURL(path.join(outDir, 'server/render.mjs')).href)) as {
    render: (script: string) => string
  }
  const scripts = readdirSync(path.join(outDir, 'client')).filter((name) => name.endsWith('.js'))
  return new Map([
    ['/', { type: 'text/html', body: brotliCompressSync(render('/main.js')) }],
    ...scripts.map((name) => {
      const body = brotliCompressSync(readFileSync(path.join(outDir, 'client', name)))
      return [`/${name}`, { type: 'text/javascript', body }] as const
    }),
  ])
}

type Answers = Awaited<ReturnType<typeof make>>

async function serve(answers: Answers, headers: Record<string, string>) {
  const server = http.createServer(({ url = '' }, response) => {
    const found = answers.get(url)
    if (!found) return void response.writeHead(404).end()
    response.writeHead(200, { ...headers, 'content-type': found.type, 'content-encoding': 'br' }).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

/** The headers by which a browser decides in which process a page runs. */
async function processHeaders(page: string): Promise<Record<string, string>> {
  const { headers } = await fetch(page, { method: 'HEAD' })
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('cross-origin-')))
}

/**
 * Serves the floor, compressed as the storefronts are: at `url` with the headers of `page` that decide on its process,
 * and at `bareUrl` without. For such a header a browser that comes from an empty page changes its process, which is a
 * third of the floor's work by the clock.
 */
export async function serveFloor(page: string): Promise<{ url: string; bareUrl: string; close: () => void }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'floor-'))
  const answers = await make(outDir)
  rmSync(outDir, { recursive: true })
  const [floor, bare] = await Promise.all([serve(answers, await processHeaders(page)), serve(answers, {})])
  const close = () => {
    floor.close()
    bare.close()
  }
  return { url: floor.url, bareUrl: bare.url, close }
}
