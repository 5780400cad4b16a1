import type { StoryContext } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import { settle } from '../settle.ts'
import type { StoryHooks } from '../story-hooks.ts'
import { type Allowed, findSqueezed, tellSqueezed } from './squeeze.ts'

/** `parameters.squeeze` of a story. */
export type SqueezeParameters = {
  allow?: readonly Allowed[]
  /** Reason why the play function says nothing about a phone; the story is then looked at before it only. */
  skipsPlay?: string
}

/** Shows each story on the narrowest phone at a text size, and refuses what does not fit, before and after it plays. */
export const squeezeHooks = ({ textSize }: { textSize: string }): StoryHooks => ({
  before: async (context) => {
    becomePhone(textSize, context.parameters.layout)
    await page.viewport(320, 640)
    // Without a play function, the look after it sees all there is.
    if (!('playFunction' in context && context.playFunction)) return
    const { mount } = context
    const { skipsPlay }: SqueezeParameters = context.parameters.squeeze ?? {}
    context.mount = async (...ui) => {
      const canvas = await mount(...ui)
      await refuseSqueezed(context)
      if (skipsPlay) context.abortSignal = AbortSignal.abort()
      return canvas
    }
  },
  after: refuseSqueezed,
})

/** As a phone shows the story: its bars of scrolling lie over the page and take no room. */
function becomePhone(textSize: string, layout: unknown) {
  const { style } = document.documentElement
  style.fontSize = textSize
  style.scrollbarGutter = 'auto'
  document.body.classList.toggle('sb-main-padded', layout === 'padded')
}

async function refuseSqueezed({ parameters }: StoryContext) {
  await settle()
  const { allow }: SqueezeParameters = parameters.squeeze ?? {}
  const findings = findSqueezed(allow)
  if (findings.length > 0) throw new Error(`Does not fit:\n${tellSqueezed(findings)}`)
}
