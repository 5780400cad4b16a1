import type { StoryContext } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import { settle } from '../settle.ts'
import type { StoryHooks } from '../story-hooks.ts'
import { type Allowed, describeFaults, findReflowFaults } from './reflow.ts'

/** `parameters.reflow` of a story. */
export type ReflowParameters = {
  allow?: readonly Allowed[]
  /** Reason why the play function does not apply to a phone; the story is then checked only before it. */
  skipsPlay?: string
}

type Reading = { dir: 'ltr' | 'rtl'; textSize: string }
const hardest: Reading = { dir: 'rtl', textSize: '200%' }
const usual: Reading = { dir: 'ltr', textSize: '100%' }

/**
 * Shows each story on the narrowest phone and refuses overflowing content: from right to left with text twice as
 * large, before and after it plays, and then as it is. Direction and text size belong to the root, so one render
 * shows both.
 */
export const reflowHooks: StoryHooks = {
  before: async (context) => {
    becomePhone(context.parameters.layout)
    read(hardest)
    await page.viewport(320, 640)
    // Without a play function, the check after it covers everything.
    if (!('playFunction' in context && context.playFunction)) return
    const { mount } = context
    const { skipsPlay }: ReflowParameters = context.parameters.reflow ?? {}
    context.mount = async (...ui) => {
      const canvas = await mount(...ui)
      await refuseFaults(context, hardest)
      if (skipsPlay) context.abortSignal = AbortSignal.abort()
      return canvas
    }
  },
  after: async (context) => {
    await refuseFaults(context, hardest)
    await refuseFaults(context, usual)
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

async function refuseFaults({ parameters }: StoryContext, reading: Reading) {
  read(reading)
  await settle()
  const { allow }: ReflowParameters = parameters.reflow ?? {}
  const findings = findReflowFaults(allow)
  if (findings.length === 0) return
  throw new Error(`Does not fit (${reading.dir}, text ${reading.textSize}):\n${describeFaults(findings)}`)
}
