import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, packageOf } from '../src/imports.ts'
import { covers, isFreeToImport, mayImport, mayImportInTests } from '../src/layers.ts'
import { type Manifest, members } from '../src/tree.ts'

const isOurs = (specifier: string) => specifier.startsWith('@boardwalk/')
const ofTooling = ['@boardwalk/typescript', '@boardwalk/vite']
const layered = members.filter(({ folder, manifest }) => !isFreeToImport(manifest.name, folder))
const everythingDeclared = ({ dependencies, devDependencies, peerDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })

it('reads imports in every form', () => {
  const text = `import a, { b } from 'one'\nimport type { C } from "two"\nimport 'three'\nexport * from './four.ts'\nconst x = () => import('five/six')\nimport {\n  d,\n} from '@s/seven/e'`
  expect(importsOf(text)).toEqual(['one', 'two', 'three', './four.ts', 'five/six', '@s/seven/e'])
  expect(['a/b', '@s/n/e', 'node:fs', './x.ts', 'virtual:brand'].map(packageOf)).toEqual([
    'a',
    '@s/n',
    null,
    null,
    null,
  ])
})

it('reduces a package to its public entries', () => {
  expect(covers(['@s/a'], '@s/a/b')).toBe(true)
  expect(covers(['@s/a'], '@s/a/node')).toBe(false)
  expect(covers(['@s/a'], '@s/a/raster')).toBe(false)
  expect(covers(['@s/a/b'], '@s/a')).toBe(false)
  expect(covers(['@s/a'], '@s/ab')).toBe(false)
})

it('lists every package that is no tool', () => {
  expect(Object.keys(mayImport).sort()).toEqual(layered.map(({ manifest }) => manifest.name).sort())
})

it('has no circle of layers', () => {
  const visit = (name: string, above: string[]): void => {
    expect(above, [...above, name].join(' → ')).not.toContain(name)
    const below = new Set((mayImport[name] ?? []).map((entry) => packageOf(entry) ?? entry))
    for (const next of below) visit(next, [...above, name])
  }
  for (const name of Object.keys(mayImport)) visit(name, [])
})

describe.each(layered)('$manifest.name', ({ folder, manifest, sources }) => {
  const allowed = mayImport[manifest.name] ?? []
  const allowedPackages = allowed.map(packageOf)

  it('declares only packages that its layer may use', () => {
    const ours = Object.keys(manifest.dependencies ?? {}).filter(isOurs)
    expect(ours.filter((name) => !allowedPackages.includes(name))).toEqual([])
    const forWork = Object.keys(manifest.devDependencies ?? {}).filter(isOurs)
    const alsoAllowed = [...ofTooling, ...mayImportInTests.map(packageOf)]
    expect(forWork.filter((name) => !allowedPackages.includes(name) && !alsoAllowed.includes(name))).toEqual([])
  })

  it('imports only packages that its layer may use', () => {
    const wrong = sources.flatMap(({ file, text, isTest }) =>
      importsOf(text)
        .filter(isOurs)
        .filter((name) => !covers(allowed, name) && !(isTest && mayImportInTests.includes(name)))
        .filter((name) => packageOf(name) !== manifest.name || !isTest)
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('imports only packages that it declares', () => {
    // `#name` is a file of the package's own that its manifest chooses by where the code runs.
    const declared = [...everythingDeclared(manifest), manifest.name, ...Object.keys(manifest.imports ?? {})]
    const wrong = sources.flatMap(({ file, text }) =>
      importsOf(text)
        .map(packageOf)
        .filter((name): name is string => name !== null && !declared.includes(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('stays inside its folder and writes the extension', () => {
    const wrong = sources.flatMap(({ file, text, isTest }) =>
      importsOf(text)
        .filter((name) => name.startsWith('.') && !(isTest && isData(file, name)))
        .filter((name) => !isInside(folder, file, name) || !/\.\w+(?:\?\w+)?$/.test(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Texts and brands belong to no package; a test may read them where they are. */
const isData = (file: string, name: string) => /^(?:locales|brands)\//.test(path.join(path.dirname(file), name))

const isInside = (folder: string, file: string, name: string) =>
  path.join(path.dirname(file), name).startsWith(`${folder}/`)

it('posts into the past in the seeds of the demo world and in stages of tests alone', () => {
  const gateway = members.find(({ manifest }) => manifest.name === '@boardwalk/gateway')
  const users = gateway?.sources.filter(
    ({ text }) => /\basOf\b/.test(text) && importsOf(text).some((name) => name.endsWith('ledger/past.ts')),
  )
  expect(users?.map(({ file }) => file).filter((file) => !/^apps\/gateway\/(?:src\/seed|test)\//.test(file))).toEqual(
    [],
  )
  expect(users?.length).toBe(3)
})
