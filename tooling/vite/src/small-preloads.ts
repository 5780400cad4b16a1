import type { Plugin } from 'vite'

/** The module that Vite imports where code loads code. */
const helper = '\0vite/preload-helper.js'

/**
 * Loads the imports of a later file together with it, as Vite's own helper does, without its parts for style sheets,
 * which no storefront has: half a kilobyte of each first view.
 */
export function smallPreloads(): Plugin {
  let base = '/'
  return {
    name: 'boardwalk:small-preloads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      base = config.base
    },
    load: (id) => (id === helper ? preloadCode(base) : null),
  }
}

/**
 * `__vitePreload(load, files)`. A listener that prevents `vite:preload` has the files loaded, and not run yet; an import
 * that fails becomes the event `vite:preloadError`. The shell listens to both.
 */
export const preloadCode = (base: string) => `
const known = new Set(Array.from(document.querySelectorAll('[rel=modulepreload]'), (link) => link.getAttribute('href')))
function fail(error) {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = ${JSON.stringify(base)} + file
    if (known.has(href)) continue
    known.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return dispatchEvent(new Event('vite:preload', { cancelable: true })) ? load().catch(fail) : new Promise(() => {})
}
`
