import type { Plugin } from 'vite'
import { clonePath } from './places.ts'

const library = 'styled-components'
const prefix = '\0adopted:'
const adopt = clonePath('packages/ui/src/foundation/adopt-server-rules.ts')

/**
 * Extends the library of styles in the browser: it continues in the server's style element. A module around it, because
 * this must happen after the library is there and before the first component is defined.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'boardwalk:adopted-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (source !== library || importer?.startsWith(prefix)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { id: `${prefix}${found.id}`, moduleSideEffects: true }
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const real = JSON.stringify(id.slice(prefix.length))
      return `import { __PRIVATE__ } from ${real}
import { adoptServerRules } from ${JSON.stringify(adopt)}
adoptServerRules(__PRIVATE__.mainSheet)
export * from ${real}
export { default } from ${real}`
    },
  }
}
