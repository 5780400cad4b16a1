import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import budgets from '../budgets.json' with { type: 'json' }
import { closure, type Manifest } from './bundle.ts'
import { clonePath } from './places.ts'
import type { Figure } from './report.ts'

const dist = (file: string) => clonePath('apps/sandbox-games/dist', file)
const engineOf = /^src\/games\/(\w+)\/client\//

/** Every file that a page has loaded when the game of this chunk is on it: scripts, and the styles that come with them. */
export function filesOf(manifest: Manifest, key: string): string[] {
  const scripts = closure(manifest, key, closure(manifest, 'index.html'))
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) => (scripts.has(file) ? css : []))
  return ['index.html', ...scripts, ...new Set(styles)]
}

/** Size of each engine of the sandbox, compressed as the vendor's server sends it; the heaviest first. */
export function gameFigures(): Figure[] {
  const file = dist('.vite/manifest.json')
  if (!existsSync(file)) throw new Error('apps/sandbox-games is not built: run pnpm build first.')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const games = Object.entries(manifest).filter(([key, { isDynamicEntry }]) => isDynamicEntry && engineOf.test(key))
  if (games.length === 0) throw new Error('The build of apps/sandbox-games holds no game.')
  return games
    .map(([key]) => ({
      what: `sandbox game ${engineOf.exec(key)?.[1]}`,
      value: filesOf(manifest, key).reduce((sum, name) => sum + gzipSync(readFileSync(dist(name))).length / 1000, 0),
      budget: budgets.game,
    }))
    .toSorted((a, b) => b.value - a.value)
}
