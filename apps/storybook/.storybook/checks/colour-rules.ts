import { afterEach as readWithAxe } from '@storybook/addon-a11y/preview'
import type { StoryContext } from '@storybook/react-vite'
import { wearSkin, wornSkin } from '../wear.ts'
import { type Skin, skinsToRead } from './matrix.ts'
import { settle } from './settle.ts'

/** The rules of axe that a theme can break; names, roles and order are the same in light and dark. */
const values = ['color-contrast', 'link-in-text-block']

/** Lets axe look at a story's colours alone. */
export async function onlyColourRules(context: StoryContext): Promise<void> {
  context.parameters = colourParameters(context)
}

/** The colours of another skin are there at once, so that nothing waits for a transition. */
const atOnce = new CSSStyleSheet()
atOnce.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }')

/** Reads the colours of a story in other skins. A skin is two attributes of the root, so nothing is rendered again. */
export async function readColours(context: StoryContext, skins: readonly Skin[]): Promise<void> {
  const own = wornSkin()
  await settle()
  document.adoptedStyleSheets.push(atOnce)
  try {
    for (const skin of skinsToRead(skins, own, Boolean(context.parameters.picture))) {
      wearSkin(skin)
      await inSkin(skin, () => readWithAxe({ ...context, parameters: colourParameters(context) }))
    }
  } finally {
    wearSkin(own)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce)
  }
}

function colourParameters({ parameters }: StoryContext): StoryContext['parameters'] {
  const { a11y } = parameters
  return { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values } } } }
}

/** Names the skin in whatever a check throws. */
async function inSkin({ brand, theme }: Skin, check: () => unknown): Promise<void> {
  try {
    await check()
  } catch (error) {
    throw new Error(`In ${brand} ${theme}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
