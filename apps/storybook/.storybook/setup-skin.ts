import { beforeEach, inject } from 'vitest'
import { rotatedSkin, type Skin } from './checks/matrix.ts'

// Registered before anything of Storybook runs, so that a story already renders in its skin.
beforeEach(({ task }) => {
  globalThis.testedSkin = rotatedSkin(`${task.file.name} ${task.name}`, inject('skins'), inject('rotation'))
})

declare module 'vitest' {
  interface ProvidedContext {
    /** The story is shown in one of them. */
    skins: readonly Skin[]
    /** Which one: the next rotation shows each story in the next skin. */
    rotation: number
  }
}
