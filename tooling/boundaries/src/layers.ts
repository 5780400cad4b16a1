import { globSync } from 'node:fs'
import path from 'node:path'
import { root } from './tree.ts'

/**
 * Allowed imports (design §2): package → our entries that its source may import; a package without an entry means its
 * public ones (not `/node`, `/raster`, `/render`, `/fakes` and `/arbitraries`,
 * which are for servers, tools and tests).
 */
export const mayImport: Record<string, readonly string[]> = {
  '@boardwalk/i18n': [],
  '@boardwalk/brand-kit': ['@boardwalk/i18n/codes'],
  '@boardwalk/api-client': ['@boardwalk/i18n', '@boardwalk/brand-kit/lists'],
  '@boardwalk/ui': ['@boardwalk/brand-kit'],
  '@boardwalk/shell': foundations(),
  '@boardwalk/game-lobby': [...foundations(), '@boardwalk/shell/feature', '@boardwalk/shell/write'],
  '@boardwalk/member-centre': [
    ...foundations(),
    '@boardwalk/shell/feature',
    '@boardwalk/shell/page-kit',
    '@boardwalk/shell/write',
    '@boardwalk/shell/account',
  ],
  '@boardwalk/agent-centre': [
    ...foundations(),
    '@boardwalk/shell/feature',
    '@boardwalk/shell/page-kit',
    '@boardwalk/shell/write',
    '@boardwalk/shell/account',
  ],
  ...storefronts(),
  '@boardwalk/gateway': [
    '@boardwalk/api-client/contract',
    '@boardwalk/brand-kit',
    '@boardwalk/brand-kit/node',
    '@boardwalk/brand-kit/addresses',
    '@boardwalk/brand-kit/art',
    '@boardwalk/brand-kit/raster',
    '@boardwalk/i18n/codes',
    '@boardwalk/i18n/patterns',
  ],
  '@boardwalk/sandbox-games': ['@boardwalk/brand-kit'],
}

/** Further imports allowed in tests and stories; none of them reaches a visitor. */
export const mayImportInTests = [
  '@boardwalk/api-client/fakes',
  '@boardwalk/boundaries/foreign-texts',
  '@boardwalk/brand-kit/node',
  '@boardwalk/ui/stories',
  '@boardwalk/ui/testing/laid-out',
  '@boardwalk/shell/testing',
  '@boardwalk/shell/testing/hydrate',
  '@boardwalk/shell/testing/rest',
  '@boardwalk/shell/testing/setup',
  '@boardwalk/shell/testing/stories',
  '@boardwalk/shell/testing/walk-overlays',
  '@boardwalk/vite',
  '@boardwalk/vitest',
  '@boardwalk/vitest/element-error',
  '@boardwalk/vitest/matrix',
  '@boardwalk/api-client/arbitraries',
  '@boardwalk/api-client/firebase',
  '@boardwalk/api-client/row-stream',
]

const isPublic = (entry: string) => !/\/(?:node|raster|render|fakes|arbitraries)$/.test(entry)

/** Whether a list of the table covers an entry. */
export const covers = (allowed: readonly string[], entry: string): boolean =>
  allowed.includes(entry) ||
  (isPublic(entry) && allowed.some((name) => entry.startsWith(`${name}/`) && name.split('/').length === 2))

/** Tools and the storybook may import everything; only configuration files import them. */
export const isFreeToImport = (name: string, folder: string) =>
  folder.startsWith('tooling/') || name === '@boardwalk/storybook'

function foundations() {
  return ['@boardwalk/ui', '@boardwalk/api-client', '@boardwalk/i18n', '@boardwalk/brand-kit']
}

/** Every brand has an app of its name, and all of them may use the same. */
function storefronts() {
  const ids = globSync('brands/*/brand.json', { cwd: root }).map((file) => file.split(path.sep)[1] ?? '')
  const features = ['@boardwalk/game-lobby', '@boardwalk/member-centre', '@boardwalk/agent-centre']
  return Object.fromEntries(ids.map((id) => [`@boardwalk/${id}`, ['@boardwalk/shell', ...features]]))
}
