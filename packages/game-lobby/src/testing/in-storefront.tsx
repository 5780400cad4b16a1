import { type StoryOptions, StoryStorefront } from '@boardwalk/shell/testing/stories'
import type { Decorator } from '@storybook/react-vite'

/** Puts a story into a storefront that answers from the fakes. */
export const inStorefront =
  (options: StoryOptions = {}): Decorator =>
  (Story) => (
    <StoryStorefront {...options}>
      <Story />
    </StoryStorefront>
  )
