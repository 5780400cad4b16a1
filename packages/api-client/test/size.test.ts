import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

const ENTRY_BUDGET_BYTES = 8_000

afterEach(() => void vi.unstubAllEnvs())

type Chunk = Rolldown.OutputChunk

/** A production build of the whole client, without the libraries that a storefront has anyway. */
const buildClient = async (): Promise<Chunk[]> => {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: {
        input: new URL('../src/index.ts', import.meta.url).pathname,
        external: [/^@reduxjs/, /^react/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output.filter((file): file is Chunk => file.type === 'chunk')
}

it('contains the lean half of the table only: no schema, no sealing in the entry', async () => {
  const chunks = await buildClient()
  const entry = chunks.find(({ isEntry }) => isEntry)
  const modules = Object.keys(entry?.modules ?? {}).filter((id) => (entry?.modules[id]?.renderedLength ?? 0) > 0)
  expect(modules.filter((id) => /valibot|jose|schemas|sharing|is-served|arbitraries|fakes/.test(id))).toEqual([])
  expect(brotliCompressSync(entry?.code ?? '').length).toBeLessThan(ENTRY_BUDGET_BYTES)
  expect(chunks.filter(({ code }) => /strict_object|servedWhen|humanWhen/.test(code))).toEqual([])
  expect(chunks.filter(({ isEntry }) => !isEntry)).not.toEqual([])
})
