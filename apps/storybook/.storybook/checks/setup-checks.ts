import { afterEach, beforeAll, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { onlyColourRules, readColours } from './colour-rules.ts'
import type { Skin } from './matrix.ts'
import { refuseRequests } from './network/guard.ts'
import { pictureHooks } from './pictures/picture-hooks.ts'
import { squeezeHooks } from './squeeze/squeeze-hooks.ts'
import type { StoryHooks } from './story-hooks.ts'

const check = inject('check')
globalThis.storyHooks = check.kind === 'squeeze' ? squeezeHooks : behaviourHooks(check)

function behaviourHooks({ rules, coloursIn }: Extract<Check, { kind: 'behaviour' }>): StoryHooks {
  const pictures = pictureHooks(coloursIn)
  return {
    before: async (context) => {
      if (rules === 'colours') await onlyColourRules(context)
      await pictures.before?.(context)
    },
    after: async (context) => {
      await pictures.after?.(context)
      await readColours(context, coloursIn)
    },
  }
}

// A request that loads the file itself does not count; each story answers for what follows.
beforeAll(async () => void (await commands.takeRefusedRequests()))
afterEach(refuseRequests)

declare module 'vitest' {
  interface ProvidedContext {
    check: Check
  }
}

/**
 * What an instance of the run checks, besides that every story renders and plays. `coloursIn`: skins in which it is
 * read for contrast as well, without being rendered again.
 */
export type Check = { kind: 'behaviour'; rules: 'all' | 'colours'; coloursIn: readonly Skin[] } | { kind: 'squeeze' }
