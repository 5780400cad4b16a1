import type { StoryContext } from '@storybook/react-vite'
import type { StoryHooks } from '../story-hooks.ts'
import { comparePicture, enterPictureMode, leavePictureMode, unroll } from './picture-mode.ts'

/** `parameters.picture` of a story: it is compared with a recorded picture of this width, at least this tall. */
const sizeOf = ({ parameters }: StoryContext): { width: number; height: number } | undefined => parameters.picture

/** Compares the pages of components with their recorded pictures; other stories are left alone. */
export const pictureHooks: StoryHooks = {
  before: async (context) => {
    const size = sizeOf(context)
    if (size) await enterPictureMode(size.width)
  },
  after: async (context) => {
    const size = sizeOf(context)
    if (!size) return
    try {
      await unroll(size)
      const family = context.title.split('/').slice(-1).join()
      const name = context.name === 'Everything' ? family : `${family} ${context.name.toLowerCase()}`
      const { brand = '', theme = '' } = document.documentElement.dataset
      const sentence = await comparePicture({ family: name, brand, theme })
      if (sentence) throw new Error(sentence)
    } finally {
      leavePictureMode()
    }
  },
}
