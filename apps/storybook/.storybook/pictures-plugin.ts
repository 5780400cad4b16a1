import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, 'story-addresses.ts')

/**
 * The platform serves brands' and vendors' pictures below fixed paths; a catalogue under any path brings them
 * along, so the shell's one module of addresses is replaced by ours.
 */
export const storyPictures = (): Plugin => ({
  name: 'boardwalk-story-pictures',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/addresses.ts') && importer?.includes('/packages/shell/src/') ? own : undefined,
})
