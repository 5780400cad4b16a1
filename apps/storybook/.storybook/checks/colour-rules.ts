import type { StoryContext } from '@storybook/react-vite'

/** The rules of axe that a theme can break; names, roles and order are the same in light and dark. */
const values = ['color-contrast', 'link-in-text-block']

/** Lets axe look at a story's colours alone. */
export async function onlyColourRules(context: StoryContext): Promise<void> {
  const { a11y } = context.parameters
  const options = { ...a11y?.options, runOnly: { type: 'rule', values } }
  context.parameters = { ...context.parameters, a11y: { ...a11y, options } }
}
