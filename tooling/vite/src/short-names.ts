import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { clonePath } from './places.ts'

const named = /componentId:\s*"sc-[\w-]+?-(\d+)"/g

/**
 * Shortens the names of styled components from a hash of their file to its place among the files that style
 * something. A page writes each name three times, and compression cannot shrink random letters.
 */
export function shortNames(): Plugin {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: clonePath() }).map((file) => clonePath(file))
  const styling = sources.filter((file) => readFileSync(file, 'utf8').includes('styled-components')).sort()
  const places = new Map(styling.map((file, index) => [file, index.toString(36)]))
  return {
    name: 'boardwalk:short-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /componentId/ },
      handler(code, id) {
        const place = places.get(id.split('?', 1)[0] ?? '')
        if (place === undefined) return null
        return { code: code.replace(named, (_, count: string) => `componentId:"s${place}_${count}"`), map: null }
      },
    },
  }
}
