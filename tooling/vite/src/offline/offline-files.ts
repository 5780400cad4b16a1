import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadBrand } from '@boardwalk/brand-kit/node'
import type { Plugin } from 'vite'
import { offlinePage } from './offline-page.ts'

/** The files at the top of a domain that a storefront needs to work offline. */
export const offlineFileNames = ['sw.js', 'sw-off.js', 'offline.html'] as const

const source = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The worker's text names a hash of all it is made of, so that browsers replace it exactly when something changed. */
function workerText(page: string): string {
  const text = source('worker.js')
  return text.replace('__VERSION__', createHash('sha256').update(text).update(page).digest('hex').slice(0, 12))
}

/** Writes the offline page, the service worker that shows it, and the worker that removes it, into the client build. */
export function offlineFiles(country: string): Plugin {
  return {
    name: 'boardwalk:offline-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const page = offlinePage(loadBrand(country))
      const texts = { 'sw.js': workerText(page), 'sw-off.js': source('worker-off.js'), 'offline.html': page }
      for (const fileName of offlineFileNames) this.emitFile({ type: 'asset', fileName, source: texts[fileName] })
    },
  }
}
