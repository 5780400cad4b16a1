import type { StoryContext } from '@storybook/react-vite'
import { settle } from '../settle.ts'
import type { StoryHooks } from '../story-hooks.ts'
import { sizeFrame } from './frame-size.ts'
import { type Allowed, describeFaults, findReflowFaults } from './reflow.ts'

/** `parameters.reflow` of a story. */
export type ReflowParameters = {
  allow?: readonly Allowed[]
  /** Reason why the play function does not apply to a phone; the story is then checked only before it. */
  skipsPlay?: string
}

type Reading = { dir: 'ltr' | 'rtl'; textSize: string }
const hardest: Reading = { dir: 'rtl', textSize: '200%' }
/** Further tries before a fault is one. */
const extraTries = 5
const usual: Reading = { dir: 'ltr', textSize: '100%' }

/**
 * Shows each story on the narrowest phone and refuses overflowing content: from right to left with text twice as
 * large, before and after it plays, and then as it is. Direction and text size belong to the root, so one render
 * shows both. `isWanted`: other stories are skipped.
 */
export const reflowHooks = (isWanted: (context: StoryContext) => boolean, skip: () => void): StoryHooks => ({
  before: async (context) => {
    if (!isWanted(context)) skip()
    becomePhone(context.parameters.layout)
    // Without a play function, the check after it covers everything.
    if (!isPlayed(context)) return
    const { mount } = context
    const { skipsPlay }: ReflowParameters = context.parameters.reflow ?? {}
    context.mount = async (...ui) => {
      const canvas = await mount(...ui)
      await refuseFaults(context, hardest)
      if (skipsPlay) context.abortSignal = AbortSignal.abort()
      return canvas
    }
  },
  after: refuseAllFaults,
})

/** Whether a story does something after its first render. */
export const isPlayed = (context: StoryContext): boolean => Boolean('playFunction' in context && context.playFunction)

/**
 * The same check of a story that was rendered on a larger screen, as it is after its play: a change of size does not
 * need a render of its own.
 */
export async function refuseFaultsOnPhone(context: StoryContext): Promise<void> {
  const { skipsPlay }: ReflowParameters = context.parameters.reflow ?? {}
  if (skipsPlay && isPlayed(context)) return
  const leavePhone = becomePhone(context.parameters.layout)
  try {
    await refuseAllFaults(context)
  } finally {
    leavePhone()
  }
}

async function refuseAllFaults(context: StoryContext): Promise<void> {
  await refuseFaults(context, hardest)
  await refuseFaults(context, usual)
}

/**
 * As a phone shows the story: narrow, and its scroll bars cover the page and take no room. Returns the way back.
 */
function becomePhone(layout: unknown): () => void {
  const { documentElement: root, body } = document
  const { innerWidth, innerHeight } = window
  const { dir, className } = { dir: root.dir, className: body.className }
  root.style.scrollbarGutter = 'auto'
  body.classList.toggle('sb-main-padded', layout === 'padded')
  read(hardest)
  sizeFrame(320, 640)
  return () => {
    root.dir = dir
    body.className = className
    for (const name of ['scrollbar-gutter', 'font-size']) root.style.removeProperty(name)
    sizeFrame(innerWidth, innerHeight)
  }
}

/** Faults that are still there after a page had more frames: a change of size is applied late on a busy machine. */
async function lastingFaults(allow: readonly Allowed[] | undefined) {
  await settle()
  let findings = findReflowFaults(allow)
  for (let more = 0; findings.length > 0 && more < extraTries; more++) {
    await settle()
    findings = findReflowFaults(allow)
  }
  return findings
}

function read({ dir, textSize }: Reading) {
  const root = document.documentElement
  root.dir = dir
  root.style.fontSize = textSize
}

async function refuseFaults({ parameters }: StoryContext, reading: Reading) {
  read(reading)
  const { allow }: ReflowParameters = parameters.reflow ?? {}
  const findings = await lastingFaults(allow)
  if (findings.length === 0) return
  throw new Error(`Does not fit (${reading.dir}, text ${reading.textSize}):\n${describeFaults(findings)}`)
}
