import type { Preview, StoryContext } from '@storybook/react-vite'

/** What a test run does around each story; in Storybook itself, nothing. */
export type StoryHooks = {
  /** Before the first render. */
  before?: (context: StoryContext) => Promise<void>
  /** When the story has been rendered and played, and still stands. */
  after?: (context: StoryContext) => Promise<void>
}

export const beforeEach: NonNullable<Preview['beforeEach']> = (context) => globalThis.storyHooks?.before?.(context)
export const afterEach: NonNullable<Preview['afterEach']> = (context) => globalThis.storyHooks?.after?.(context)

declare global {
  var storyHooks: StoryHooks | undefined
}
