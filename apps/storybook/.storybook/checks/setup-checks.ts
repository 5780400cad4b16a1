import { elementError } from '@boardwalk/vitest/element-error'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { keepViolationsOnly, onlyColourRules, readColours } from './colour-rules.ts'
import type { Skin } from './matrix.ts'
import { refuseRequests } from './network/guard.ts'
import { pictureHooks } from './pictures/picture-hooks.ts'
import { reflowHooks } from './reflow/reflow-hooks.ts'
import type { StoryHooks } from './story-hooks.ts'

configure({ getElementError: elementError })

const check = inject('check')
globalThis.storyHooks = check.kind === 'reflow' ? reflowHooks : behaviourHooks(check)

function behaviourHooks({ rules, coloursIn }: Extract<Check, { kind: 'behaviour' }>): StoryHooks {
  const pictures = pictureHooks(coloursIn)
  return {
    before: async (context) => {
      keepViolationsOnly(context)
      if (rules === 'colours') onlyColourRules(context)
      await pictures.before?.(context)
    },
    after: async (context) => {
      await pictures.after?.(context)
      await readColours(context, coloursIn)
    },
  }
}

// Requests for loading the file itself do not count; each story answers for the later ones.
beforeAll(async () => void (await commands.takeRefusedRequests()))
afterEach(refuseRequests)

declare module 'vitest' {
  interface ProvidedContext {
    check: Check
  }
}

/**
 * The checks of an instance of the run, besides rendering and playing every story. `coloursIn`: further skins whose
 * contrast is checked, without rendering again.
 */
export type Check = { kind: 'behaviour'; rules: 'all' | 'colours'; coloursIn: readonly Skin[] } | { kind: 'reflow' }
