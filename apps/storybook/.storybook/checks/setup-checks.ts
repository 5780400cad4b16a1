import { afterEach, beforeAll, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { onlyColourRules } from './colour-rules.ts'
import { refuseRequests } from './network/guard.ts'
import { pictureHooks } from './pictures/picture-hooks.ts'
import { squeezeHooks } from './squeeze/squeeze-hooks.ts'
import type { StoryHooks } from './story-hooks.ts'

const check = inject('check')
globalThis.storyHooks = check.kind === 'squeeze' ? squeezeHooks(check) : skinHooks(check.rules)

function skinHooks(rules: 'all' | 'colours'): StoryHooks {
  const hooks = rules === 'colours' ? [onlyColourRules, pictureHooks.before] : [pictureHooks.before]
  return {
    ...pictureHooks,
    before: async (context) => {
      for (const hook of hooks) await hook?.(context)
    },
  }
}

// What loaded the file itself is nobody's fault; each story answers for what comes after.
beforeAll(async () => void (await commands.takeRefusedRequests()))
afterEach(refuseRequests)

declare module 'vitest' {
  interface ProvidedContext {
    check: Check
  }
}

/** What an instance of the run looks at, besides that every story renders and plays. */
export type Check = { kind: 'skin'; rules: 'all' | 'colours' } | { kind: 'squeeze'; textSize: string }
