import type { Plugin } from 'vite'
import { docgenOf } from './docgen.ts'
import { forgetFiles } from './importer.ts'

/** Attaches the documentation to every component of the repository, where Storybook looks for it. */
export const docgen = (): Plugin => ({
  name: 'boardwalk-docgen',
  enforce: 'pre',
  watchChange: forgetFiles,
  transform: {
    filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: [/node_modules/, /\.(stories|test)\.tsx?$/] } },
    handler(source, id) {
      const found = docgenOf(source, id).filter(({ displayName }) => displayName)
      // Only appended to: the lines above keep their numbers.
      const notes = found.map((info) => `\n;${info.displayName}.__docgenInfo = ${JSON.stringify(info)}`)
      return notes.length > 0 ? { code: source + notes.join(''), map: null } : undefined
    },
  },
})
