// @vitest-environment node
import path from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import * as shell from './icons.ts'
import * as actions from './icons-actions.ts'
import * as more from './icons-more.ts'
import * as things from './icons-things.ts'

const ui = path.resolve(import.meta.dirname, '../index.ts')
const all = Object.keys({ ...shell, ...more, ...actions, ...things })

/** The script that a page gets which imports `names` from the package, without libraries and not minified. */
async function bundle(names: string): Promise<string> {
  const entry = 'virtual:page'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, external: [/^react/, /^styled-components/], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names} } from ${JSON.stringify(ui)}` : null),
      },
    ],
  })
  const outputs = [result].flat() as Rollup.RollupOutput[]
  return outputs.flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('\n')
}
const drawn = (code: string) => all.filter((name) => new RegExp(`\\b${name}\\b`).test(code))

it('brings one icon and nothing else to a page that draws one', async () => {
  const code = await bundle('HomeIcon')
  expect(drawn(code)).toEqual(['HomeIcon'])
  expect(code.match(/createIcon\(/g)).toHaveLength(2)
  expect(code.length).toBeLessThan(2500)
})

it('brings only the icons that a component draws', async () => {
  expect(drawn(await bundle('Drawer')).toSorted()).toEqual(['AlertIcon', 'CheckIcon', 'CloseIcon', 'InfoIcon'])
})

it('has one name for every icon', () => {
  const names = [shell, more, actions, things].flatMap((set) => Object.keys(set))
  expect(new Set(names).size).toBe(names.length)
})
