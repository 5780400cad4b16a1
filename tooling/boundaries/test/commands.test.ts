import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Manifest, members, read, root } from '../src/tree.ts'

/** The same verb means the same thing everywhere; a new one is added here first. */
const verbs = [
  'dev',
  'start',
  'build',
  'typecheck',
  'test',
  'test:browser',
  'prove:brand',
  'budgets',
  'bench',
  'bench:games',
  'bench:faults',
  'bench:settlement',
  'bench:agents',
  'bench:member',
  'lighthouse',
  'lobby',
  'overlays',
  'endpoints',
  'visual:update',
  'checklist',
  'db:generate',
  'ledger:verify',
  'schema',
  'art',
  'specimen',
  'prove',
]
const top = JSON.parse(read('package.json')) as Manifest
const own = top.scripts ?? {}

describe.each(members.filter(({ sources }) => sources.length > 0))('$manifest.name', ({ manifest, folder }) => {
  const scripts = Object.keys(manifest.scripts ?? {})

  it('has typecheck and test', () => expect(scripts).toEqual(expect.arrayContaining(['typecheck', 'test'])))
  it('has no verb outside the list', () => expect(scripts.filter((name) => !verbs.includes(name))).toEqual([]))
  it('is called after its folder', () => expect(manifest.name).toBe(`@boardwalk/${folder.split('/')[1]}`))
  it('takes versions from the catalog', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(([, version]) => !['catalog:', 'workspace:*'].includes(version))).toEqual([])
  })
})

describe('commands at the top', () => {
  const filtered = Object.entries(own).filter(([, command]) => command.includes('--filter'))

  it.each(filtered)('%s calls a script that exists', (_, command) => {
    const [, name, verb = ''] = /--filter (\S+) (\S+)/.exec(command) ?? []
    const member = members.find(({ manifest }) => manifest.name === name)
    expect(Object.keys(member?.manifest.scripts ?? {})).toContain(verb)
  })
})

describe('pages for people', () => {
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort()
  const known = new Set([...Object.keys(own), 'install', 'exec'])

  it.each(pages)('%s names only commands that exist', (page) => {
    const text = read(page)
    const named = [...text.matchAll(/(?:^|`)\s*(?:pnpm|npm run) ([a-z][\w:-]*)/gm)].map(([, name = '']) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    const calls = [...text.matchAll(/pnpm --filter (@boardwalk\/[\w-]+) ([\w:-]+)/g)]
    for (const [call, name, verb = ''] of calls) {
      const scripts = members.find(({ manifest }) => manifest.name === name)?.manifest.scripts ?? {}
      expect(Object.keys(scripts), call).toContain(verb)
    }
  })

  it.each(pages)('%s links only to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link)
    const base = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : ''
    expect(links.filter((link) => globSync(`${base}${link}`, { cwd: root }).length === 0)).toEqual([])
  })
})
