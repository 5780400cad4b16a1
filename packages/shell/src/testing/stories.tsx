import type { Decorator, StoryContext } from '@storybook/react-vite'
import { personaOf } from './personas.ts'
import { StoryStorefront } from './StoryStorefront.tsx'
import type { StoryOptions } from './story-parts.ts'

export { never } from './answers.ts'
export type { StoryOptions } from './story-parts.ts'
export { StoryStorefront }

type Setting = Pick<StoryContext, 'globals'>

/** A story restarts when the toolbar changes its texts, person or time. */
const keyOf = ({ globals }: Setting) =>
  ['brand', 'theme', 'language', 'direction', 'persona', 'clock'].map((name) => String(globals[name])).join()

/** Decorator: puts a part into a storefront with the fakes for a server. */
export const inStorefront =
  (options: StoryOptions & { address?: string } = {}): Decorator =>
  (Story, setting) => (
    <StoryStorefront key={keyOf(setting)} as={personaOf(setting.globals.persona)} {...options}>
      <Story />
    </StoryStorefront>
  )

/** A whole page, for `render`: `{ ...screen('/help', { answers }) }`. */
export const screen = (address: string, options: StoryOptions = {}) => ({
  render: (_: unknown, setting: Setting) => (
    <StoryStorefront key={keyOf(setting)} as={personaOf(setting.globals.persona)} {...options} address={address} />
  ),
})

/** The same without a network: no response comes, and the device reports it. */
export const offlineScreen = (address: string, options: StoryOptions = {}) => ({
  ...screen(address, { ...options, network: 'cut' }),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
})

/** Parameters of a file of screens: edge to edge, each in a page of its own on the documentation page. */
export const screenParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 720 } },
}

/** Globals of a story that is about a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }
