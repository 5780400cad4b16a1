import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RenderInput } from '@boardwalk/api-client/contract'
import { afterAll, expect, it, vi } from 'vitest'
import { openRenderer } from './renderer.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'))
const file = path.join(folder, 'server.mjs')
writeFileSync(
  file,
  `export const storefront = {
    async render({ url }) {
      if (url === '/endless') for (;;);
      if (url === '/slow') await new Promise((resolve) => setTimeout(resolve, 300))
      if (url === '/wrong') throw new Error('render failed')
      return { status: 200, html: url, scripts: [], styles: [], failedParts: 0 }
    },
  }`,
)
const bundle = pathToFileURL(file).href
const renderer = openRenderer({ maxMs: 1_500 })
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true })
})
const render = (url: string) => renderer.render(bundle, { url } as RenderInput, false)
/** Repeats a step that a busy machine may not finish within one render, such as the start of the next thread. */
const atLast = <T>(work: () => Promise<T>) => vi.waitFor(work, 60_000)

it('leaves this thread free while a page is rendered', async () => {
  await atLast(() => renderer.warmUp(bundle))
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 10)
  await expect(render('/endless')).rejects.toThrow()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

it('continues to render after a page that never ended and one that failed', async () => {
  await atLast(() => expect(render('/wrong')).rejects.toThrow('render failed'))
  const { status, plain, br, gzip } = await atLast(() => render('/fine'))
  expect([status, plain.toString()]).toEqual([200, '/fine'])
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([plain, plain])
})

it('ends its threads after the renders that have begun', async () => {
  const closing = openRenderer({ maxMs: 60_000 })
  await closing.warmUp(bundle)
  const page = closing.render(bundle, { url: '/slow' } as RenderInput, false)
  await closing.close()
  await expect(page).resolves.toMatchObject({ status: 200 })
})
