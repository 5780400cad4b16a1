import { elementError } from '@boardwalk/vitest/element-error'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, inject, type TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import { keepViolationsOnly, onlyColourRules, readColours } from './colour-rules.ts'
import { hasTurn, type Skin } from './matrix.ts'
import { refuseRequests } from './network/guard.ts'
import { stopPainting } from './paint.ts'
import { pictureHooks } from './pictures/picture-hooks.ts'
import { isPlayed, reflowHooks, refuseFaultsOnPhone } from './reflow/reflow-hooks.ts'
import type { StoryHooks } from './story-hooks.ts'

configure({ getElementError: elementError })

let test: TestContext
beforeEach((context) => {
  test = context
})

const hasTurnOf = (turns: number) => {
  const { task } = test
  return hasTurn(`${task.file.name} ${task.name}`, turns, inject('rotation'))
}

const check = inject('check')
globalThis.storyHooks = check.kind === 'reflow' ? narrowHooks(check) : behaviourHooks(check)

function narrowHooks({ alsoUnplayed }: Extract<Check, { kind: 'reflow' }>): StoryHooks {
  const isWanted: Parameters<typeof reflowHooks>[0] = (context) => alsoUnplayed || isPlayed(context)
  return reflowHooks(isWanted, () => test.skip())
}

function behaviourHooks(check: Extract<Check, { kind: 'behaviour' }>): StoryHooks {
  const { rules, coloursIn, turnsOfColours, isNarrowed } = check
  const pictures = pictureHooks(coloursIn)
  return {
    before: async (context) => {
      keepViolationsOnly(context)
      if (rules === 'colours') onlyColourRules(context)
      await pictures.before?.(context)
    },
    after: async (context) => {
      await pictures.after?.(context)
      if (context.parameters.picture || hasTurnOf(turnsOfColours)) await readColours(context, coloursIn)
      if (isNarrowed) await refuseFaultsOnPhone(context)
    },
  }
}

beforeAll(stopPainting)
// Requests for loading the file itself do not count; each story answers for the later ones.
beforeAll(async () => void (await commands.takeRefusedRequests()))
afterEach(refuseRequests)

declare module 'vitest' {
  interface ProvidedContext {
    check: Check
  }
}

/** The checks of an instance of the run, besides rendering and playing every story. */
export type Check =
  | {
      kind: 'behaviour'
      rules: 'all' | 'colours'
      /** Further skins whose contrast is checked, without rendering again. */
      coloursIn: readonly Skin[]
      /** Stories other than overviews take so many turns with it. */
      turnsOfColours: number
      /** The layout after the play is checked on a phone too, without rendering again. */
      isNarrowed: boolean
    }
  /** Rendered and played on a phone; `alsoUnplayed`: the stories that are not checked there otherwise. */
  | { kind: 'reflow'; alsoUnplayed: boolean }
