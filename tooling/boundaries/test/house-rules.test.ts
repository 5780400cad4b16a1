import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { members, read, type Source, shipped } from '../src/tree.ts'

/** Where a pattern occurs: `file:line  text`. */
const findings = (sources: Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(withoutComment(line)) ? [`${file}:${index + 1}  ${line.trim()}`] : [])),
  )
const withoutComment = (line: string) => line.replace(/^\s*(?:\/?\*|\/\/).*|(?<!:)\/\/.*/, '')
const packages = shipped('packages/')
const all = [...shipped('apps/'), ...packages]

type BrandData = { id: string; name: string; merchantCode: string; hosts: string[] }
const brands = globSync('brands/*/brand.json', { cwd: path.resolve(import.meta.dirname, '../../..') }).map(
  (file) => JSON.parse(read(file)) as BrandData,
)

describe('brands are data', () => {
  const ids = brands.map(({ id }) => id)

  it('has the three that ship', () => {
    expect(ids).toEqual(expect.arrayContaining(['bangladesh', 'india', 'philippines']))
  })

  it('compares no brand in code', () => {
    const comparison = new RegExp(
      `(?<!typeof )\\b(?:brand|brandId|merchantCode|country)(?:\\.\\w+)?\\s*[!=]==?\\s*['"\`]|case '(?:${ids.join('|')})'`,
    )
    expect(findings(all, comparison)).toEqual([])
  })

  it('names no brand, host or merchant in a package', () => {
    const names = brands.flatMap(({ id, name, merchantCode, hosts }) => [id, name, merchantCode, ...hosts])
    const spelt = names.flatMap((name) => [name, name.toUpperCase()]).map((name) => name.replaceAll('.', '\\.'))
    const pattern = new RegExp(`\\b(?:${spelt.join('|')})\\b`)
    expect(findings(packages, pattern)).toEqual([])
  })
})

describe('apps are thin', () => {
  it.each(brands.map(({ id }) => id))('%s has at most 40 own lines', (country) => {
    const files = globSync(`apps/${country}/{src/**/*,*.ts}`, { cwd: path.resolve(import.meta.dirname, '../../..') })
    const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file))
    expect(code.length).toBeGreaterThan(2)
    const lines = code.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0)
    expect(lines).toBeLessThanOrEqual(40)
  })
})

describe('the clone is self-contained', () => {
  const everything = members.flatMap(({ sources }) => sources)

  it('reads no relative path that leaves the clone', () => {
    const leaving = everything.flatMap(({ file, text }) =>
      [...text.matchAll(/['"`]((?:\.\.\/)+)/g)]
        .filter(([, climb = '']) => climb.split('/').length - 1 > path.dirname(file).split('/').length)
        .map(([found]) => `${file}  ${found}`),
    )
    expect(leaving).toEqual([])
  })

  it('names no absolute path of a machine', () => {
    // The places where systems keep a browser, and this list.
    const known = ['tooling/run/chromium.mjs', 'tooling/boundaries/test/house-rules.test.ts']
    const place = /['"`](?:\/(?:home|root|work|usr|opt|etc|srv|mnt|Users|Applications)\/|[A-Z]:\\)/
    expect(
      findings(
        everything.filter(({ file }) => !known.includes(file)),
        place,
      ),
    ).toEqual([])
  })

  it('reads the environment in one place per program', () => {
    const readers = ['apps/gateway/src/config.ts', 'apps/sandbox-games/src/server/config.ts']
    // Where to find programs is handed on to PostgreSQL.
    const others = ['apps/gateway/src/db/embedded/cluster.ts']
    expect(
      findings(
        all.filter(({ file }) => ![...readers, ...others].includes(file)),
        /process\.env\b/,
      ),
    ).toEqual([])
    for (const file of readers) expect(read(file)).toMatch(/process\.env/)
  })
})

describe('the gateway starts fast', () => {
  it('imports drizzle-orm in one file, and its tables in another', () => {
    const importers = ['apps/gateway/src/db/orm.ts', 'apps/gateway/src/db/pg-core.ts']
    const others = all.filter(({ file }) => !importers.includes(file))
    expect(findings(others, /from 'drizzle-orm(?:\/pg-core)?'/)).toEqual([])
    for (const file of importers) expect(read(file)).toMatch(/from 'drizzle-orm/)
  })
})

describe('files are small', () => {
  const lengths = shipped('').map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

  it('half of them in 60 lines, nine of ten in 160, none over 220', () => {
    console.log(`${sorted.length} files: median ${at(0.5)} lines, 90th percentile ${at(0.9)}, longest ${sorted.at(-1)}`)
    expect(at(0.5)).toBeLessThanOrEqual(60)
    expect(at(0.9)).toBeLessThanOrEqual(160)
    expect(lengths.filter(({ lines }) => lines > 220)).toEqual([])
  })
})
