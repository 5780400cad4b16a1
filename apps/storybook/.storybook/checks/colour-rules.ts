import { afterEach as readWithAxe } from '@storybook/addon-a11y/preview'
import type { StoryContext } from '@storybook/react-vite'
import { applySkin, currentSkin } from '../apply-skin.ts'
import { type Skin, skinsToRead } from './matrix.ts'
import { settle } from './settle.ts'

/** The rules of axe that a theme can break; names, roles and order are the same in light and dark. */
const values = ['color-contrast', 'link-in-text-block']

/** Lets axe look at a story's colours alone. */
export function onlyColourRules(context: StoryContext): void {
  context.parameters = withOptions(context, onlyColours)
}

/** axe describes a hundred elements that pass for each that does not, and a test reads the latter alone. */
export function keepViolationsOnly(context: StoryContext): void {
  context.parameters = withOptions(context, { resultTypes: ['violations'] })
}

/** The colours of another skin are there at once, so that nothing waits for a transition. */
const noTransitions = new CSSStyleSheet()
noTransitions.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }')

/** Reads the colours of a story in other skins. A skin is two attributes of the root, so nothing is rendered again. */
export async function readColours(context: StoryContext, skins: readonly Skin[]): Promise<void> {
  const own = currentSkin()
  await settle()
  document.adoptedStyleSheets.push(noTransitions)
  try {
    for (const skin of skinsToRead(skins, own, Boolean(context.parameters.picture))) {
      applySkin(skin)
      await inSkin(skin, () => readWithAxe({ ...context, parameters: withOptions(context, onlyColours) }))
    }
  } finally {
    applySkin(own)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions)
  }
}

const onlyColours = { runOnly: { type: 'rule', values } }

function withOptions({ parameters }: StoryContext, more: object): StoryContext['parameters'] {
  const { a11y } = parameters
  return { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, ...more } } }
}

/** Names the skin in every error of a check. */
async function inSkin({ brand, theme }: Skin, check: () => unknown): Promise<void> {
  try {
    await check()
  } catch (error) {
    throw new Error(`In ${brand} ${theme}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
