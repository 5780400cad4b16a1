import type { StoryContext } from '@storybook/react-vite'
import { applySkin, currentSkin } from '../../apply-skin.ts'
import { otherSkins, type Skin } from '../matrix.ts'
import type { StoryHooks } from '../story-hooks.ts'
import { comparePicture, enterPictureMode, leavePictureMode, unroll } from './picture-mode.ts'

/** `parameters.picture` of a story: it is compared with a recorded picture of this width, at least this tall. */
const sizeOf = ({ parameters }: StoryContext): { width: number; height: number } | undefined => parameters.picture

/** Compares the pages of components with their recorded pictures, also in other skins; other stories are left alone. */
export const pictureHooks = (alsoIn: readonly Skin[]): StoryHooks => ({
  before: async (context) => {
    const size = sizeOf(context)
    if (size) await enterPictureMode(size.width)
  },
  after: async (context) => {
    const size = sizeOf(context)
    if (!size) return
    const own = currentSkin()
    try {
      const sentences: string[] = []
      for (const skin of [own, ...otherSkins(alsoIn, own)]) {
        applySkin(skin)
        // Components placed by measuring, such as menus, are placed for the new sizes.
        window.dispatchEvent(new Event('resize'))
        // How tall the page is depends on the skin.
        await unroll(size)
        const sentence = await comparePicture({ family: familyOf(context), ...skin })
        if (sentence) sentences.push(sentence)
      }
      if (sentences.length > 0) throw new Error(sentences.join('\n'))
    } finally {
      applySkin(own)
      leavePictureMode()
    }
  },
})

function familyOf({ title, name }: StoryContext): string {
  const family = title.split('/').slice(-1).join()
  return name === 'Everything' ? family : `${family} ${name.toLowerCase()}`
}
