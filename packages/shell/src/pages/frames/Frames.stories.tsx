import { fakeError, fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { never, screen, screenParameters } from '../../testing/stories.tsx'
import { SeamlessPage } from './SeamlessPage.tsx'

const meta = {
  title: 'Screens/Shell/Vendor frames',
  component: SeamlessPage,
  parameters: screenParameters,
} satisfies Meta<typeof SeamlessPage>
export default meta
type Story = StoryObj<typeof meta>

const gameMenus: typeof fakes.gameMenus = (input) => {
  const menus = fakes.gameMenus(input)
  const [first] = menus.menus
  const [vendor] = first?.vendors ?? []
  if (!first || !vendor) return menus
  const sports = {
    ...first,
    gameCategory: 'SPORTS' as const,
    vendors: [{ ...vendor, vassalage: 'FB', name: 'Field and Bounds' }],
  }
  return { ...menus, menus: [...menus.menus, sports] }
}

export const NoGame: Story = {
  ...screen('/seamless'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No game to show')).toBeVisible()
  },
}
export const AStrangersAddress: Story = {
  ...screen('/seamless?url=https%3A%2F%2Felsewhere.example%2F'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No game to show')).toBeVisible()
  },
}
export const SportsForAVisitor: Story = { ...screen('/fbsports', { as: 'visitor', answers: { gameMenus } }) }
export const SportsOpening: Story = {
  ...screen('/fbsports', { as: 'member', answers: { gameMenus, launchFb: never } }),
}
export const SportsOpen: Story = {
  ...screen('/fbsports', { as: 'member', answers: { gameMenus } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Field and Bounds')).toHaveAttribute('sandbox', 'allow-scripts')
  },
}
export const SportsFailed: Story = {
  ...screen('/fbsports', { as: 'member', answers: { gameMenus, ...fakeError('launchFb', 'UPSTREAM_ERROR') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
