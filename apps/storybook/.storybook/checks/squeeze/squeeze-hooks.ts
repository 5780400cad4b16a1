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

type Reading = { dir: 'ltr' | 'rtl'; textSize: string }
const hardest: Reading = { dir: 'rtl', textSize: '200%' }
const usual: Reading = { dir: 'ltr', textSize: '100%' }

/**
 * Shows each story on the narrowest phone and refuses what does not fit: from right to left with text twice as large,
 * before and after it plays, and then as it is. Direction and text size belong to the root, so one render shows both.
 */
export const squeezeHooks: StoryHooks = {
  before: async (context) => {
    becomePhone(context.parameters.layout)
    read(hardest)
    await page.viewport(320, 640)
    // Without a play function, the check after it sees all there is.
    if (!('playFunction' in context && context.playFunction)) return
    const { mount } = context
    const { skipsPlay }: SqueezeParameters = context.parameters.squeeze ?? {}
    context.mount = async (...ui) => {
      const canvas = await mount(...ui)
      await refuseSqueezed(context, hardest)
      if (skipsPlay) context.abortSignal = AbortSignal.abort()
      return canvas
    }
  },
  after: async (context) => {
    await refuseSqueezed(context, hardest)
    await refuseSqueezed(context, usual)
  },
}

/** As a phone shows the story: its scroll bars cover the page and take no room. */
function becomePhone(layout: unknown) {
  document.documentElement.style.scrollbarGutter = 'auto'
  document.body.classList.toggle('sb-main-padded', layout === 'padded')
}

function read({ dir, textSize }: Reading) {
  const root = document.documentElement
  root.dir = dir
  root.style.fontSize = textSize
}

async function refuseSqueezed({ parameters }: StoryContext, reading: Reading) {
  read(reading)
  await settle()
  const { allow }: SqueezeParameters = parameters.squeeze ?? {}
  const findings = findSqueezed(allow)
  if (findings.length === 0) return
  throw new Error(`Does not fit (${reading.dir}, text ${reading.textSize}):\n${tellSqueezed(findings)}`)
}
