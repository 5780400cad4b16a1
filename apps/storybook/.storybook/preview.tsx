import { brands } from 'virtual:all-brands'
import { offerBrands } from '@boardwalk/shell/testing/story-data'
import { GlobalStyle, ToastProvider } from '@boardwalk/ui'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyGlobals } from './apply-skin.ts'
import { GuidePage } from './docs/GuidePage.tsx'
import { SkinContainer } from './docs/SkinContainer.tsx'
import { spelledUnions } from './docs/spelled-unions.ts'
import { installBrands } from './skin.ts'
import { startClock } from './story-clock.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { viewports } from './viewports.ts'

installBrands()
// Whole screens bring their parts on demand, and a busy machine brings them late; that is not a fault.
configure({ asyncUtilTimeout: 30_000 })
offerBrands(brands.map(({ brand }) => brand))

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      // In a designer's order: foundations, parts, patterns, whole screens, brands.
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space and size', 'Shape and elevation', 'Motion', 'Icons', 'Brand motif and logo'],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Data', 'Media', 'Status', 'Layout'],
          'Patterns',
          ['Toolbar', 'States', 'Kitchen sinks'],
          'Screens',
          [
            'Shell',
            ['Frame', 'Home without games', 'Login', 'Register', 'Help', 'Dialogs', 'Status'],
            'Game lobby',
            ['Home', ['Whole page'], 'Lobby', 'Search', 'Game'],
            'Member centre',
            'Agent centre',
          ],
          'Brands',
          ['All brands', 'Readiness', 'Brand Studio'],
        ],
      },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { codePanel: true, page: GuidePage, container: SkinContainer },
  },
  argTypesEnhancers: [spelledUnions],
  tags: ['autodocs'],
  // Before the first render, so that nothing is ever drawn in the wrong clothes.
  beforeEach: [({ globals }) => applyGlobals(globals), startClock],
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
        <GlobalStyle />
        <Story />
      </ToastProvider>
    ),
  ],
}
export default preview
