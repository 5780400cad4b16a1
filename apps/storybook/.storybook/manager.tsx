import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Grid } from './grid/Grid.tsx'

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: create({
    base: prefersDark ? 'dark' : 'light',
    brandTitle: 'Boardwalk design system',
    brandUrl: './',
    brandTarget: '_self',
  }),
  sidebar: { showRoots: true },
})

addons.register('boardwalk/grid', () => {
  addons.add('boardwalk/grid', { type: types.PREVIEW, render: Grid })
})
