import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesIn, graphOf, staticImportsOf } from '../src/circles.ts'
import { packageOf } from '../src/imports.ts'
import { members } from '../src/tree.ts'

describe('circles of imports', () => {
  const file = (name: string, text: string) => ({ file: `a/${name}.ts`, text })
  const circles = (...sources: ReturnType<typeof file>[]) =>
    circlesIn(graphOf({ sources, entryOf: (name) => (name === '@s/x' ? 'a/x.ts' : undefined) }))

  it('are found over any number of files, once each', () => {
    const sources = [
      file('x', "import { y } from './y.ts'"),
      file('y', "export * from './z.ts'"),
      file('z', "import type { X } from '@s/x'"),
      file('w', "import './x.ts'"),
    ]
    expect(circles(...sources)).toEqual(['a/x.ts → a/y.ts → a/z.ts → a/x.ts'])
  })

  it('ignore dynamic imports', () => {
    expect(circles(file('x', "const y = () => import('./y.ts')"), file('y', "import { x } from './x.ts'"))).toEqual([])
    expect(staticImportsOf("import a from 'one'\nconst b = () => import('two')\nimport 'three'")).toEqual([
      'one',
      'three',
    ])
  })
})

const folderOf = new Map(members.map(({ manifest, folder }) => [manifest.name, folder]))
const entriesOf = new Map(members.map(({ manifest }) => [manifest.name, manifest.exports ?? {}]))

/** `@scope/name/entry` → the file that the package's manifest names for it. */
function entryOf(specifier: string): string | undefined {
  const name = packageOf(specifier) ?? ''
  const entry = entriesOf.get(name)?.[`.${specifier.slice(name.length)}`]
  return typeof entry === 'string' ? path.join(folderOf.get(name) ?? '', entry) : undefined
}

it('has no circle of imports anywhere, types included', () => {
  const graph = graphOf({ sources: members.flatMap(({ sources }) => sources), entryOf })
  expect([...graph.values()].flat().length).toBeGreaterThan(5_000)
  expect(circlesIn(graph)).toEqual([])
})
