import { brands } from 'virtual:all-brands'
import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { personas } from '@boardwalk/shell/testing/personas'
import type { Preview } from '@storybook/react-vite'
import { clocks } from './clock.ts'
import { views } from './grid/views.ts'
import { brandIds } from './skin.ts'

type Item = { value: string; title: string }
type GlobalTypes = NonNullable<Preview['globalTypes']>

const menu = (title: string, icon: string, items: Item[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const titled = (choices: Record<string, { title: string }>) =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }))

/** Settings of every story; each is also a part of the address (`globals=theme:dark`). */
export const globalTypes = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map(({ brand }) => ({ value: brand.id, title: brand.name })),
  ),
  theme: menu('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  language: menu(
    'Language',
    'globe',
    languageCodes.map((code) => ({ value: code, title: languages[code].name })),
  ),
  direction: menu('Direction', 'transfer', [
    { value: 'auto', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  persona: menu('Person', 'user', titled(personas)),
  clock: menu('Clock', 'time', titled(clocks)),
  view: menu('View', 'grid', titled(views)),
} as GlobalTypes

export const initialGlobals = {
  brand: brandIds[0],
  theme: 'light',
  language: 'EN',
  direction: 'auto',
  persona: 'visitor',
  clock: 'designed',
  view: 'single',
}
