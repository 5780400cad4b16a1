import { brands } from 'virtual:all-brands'
import { isLanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { GlobalStyle, ToastProvider } from '@boardwalk/ui'
import type { Preview } from '@storybook/react-vite'
import { brandIds, installBrands, type Skin, wear } from './skin.ts'

installBrands()

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  globalTypes: {
    brand: toolbar(
      'Brand',
      'paintbrush',
      brands.map(({ id, name }) => ({ value: id, title: name })),
    ),
    theme: toolbar('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    language: toolbar(
      'Language',
      'globe',
      languageCodes.map((code) => ({ value: code, title: languages[code].name })),
    ),
    direction: toolbar('Direction', 'transfer', [
      { value: 'auto', title: 'As the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  initialGlobals: { brand: brandIds[0], theme: 'light', language: 'EN', direction: 'auto' },
  parameters: { a11y: { test: 'error' }, layout: 'padded', controls: { expanded: true }, docs: { codePanel: true } },
  tags: ['autodocs'],
  // Before the first render, so that nothing is ever drawn in the wrong clothes.
  beforeEach: ({ globals }) => {
    const skin = { brand: globals.brand, theme: globals.theme, ...globalThis.testedSkin } as Skin
    wear(skin, isLanguageCode(globals.language) ? globals.language : 'EN', globals.direction)
  },
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

declare global {
  /** Set by the test run, which goes through all brands and themes. */
  var testedSkin: Skin | undefined
}
