import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runtimeInFramework } from './runtime-in-framework.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'runtime-'))
  const modules = {
    'library.cjs': 'exports.library = () => "library"',
    'other.cjs': 'exports.other = () => "other"',
    'main.js':
      'import { library } from "./library.cjs"\nimport { other } from "./other.cjs"\nexport const both = library() + other()',
  }
  for (const [name, code] of Object.entries(modules)) await writeFile(path.join(folder, name), code)
})
afterAll(() => rm(folder, { recursive: true }))

/** Builds two files that share the helpers for modules of CommonJS. */
async function built(outDir: string, minify: boolean) {
  const groups = [{ name: 'framework', test: /library/ }]
  const result = await build({
    ...{ root: folder, configFile: false, logLevel: 'silent', plugins: [runtimeInFramework()] },
    build: {
      ...{ outDir, minify, manifest: true, modulePreload: false, assetsDir: '' },
      rolldownOptions: {
        input: path.join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups } },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

it.each([true, false])('runs with the helpers in the framework (minified: %s)', async (isMinified) => {
  const files = await built(`out-${isMinified}`, isMinified)
  expect(files.map(({ fileName }) => fileName)).not.toContainEqual(expect.stringContaining('rolldown-runtime'))
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '?'
  expect(await import(pathToFileURL(path.join(folder, `out-${isMinified}`, entry)).href)).toMatchObject({
    both: 'libraryother',
  })
})
