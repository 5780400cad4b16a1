import type { Preview, StoryContext } from '@storybook/react-vite'

/** Hooks of a test run around each story; Storybook itself runs none. */
export type StoryHooks = {
  /** Before the first render. */
  before?: (context: StoryContext) => Promise<void>
  /** When the story has been rendered and played, and is still mounted. */
  after?: (context: StoryContext) => Promise<void>
}

export const beforeEach: NonNullable<Preview['beforeEach']> = (context) => globalThis.storyHooks?.before?.(context)
export const afterEach: NonNullable<Preview['afterEach']> = (context) => globalThis.storyHooks?.after?.(context)

declare global {
  var storyHooks: StoryHooks | undefined
}
