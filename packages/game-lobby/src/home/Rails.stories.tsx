import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { never } from '../testing/games.ts'
import { inStorefront } from '../testing/in-storefront.tsx'
import { storyAnswers } from '../testing/story-games.ts'
import { HotRail, NewRail, RecentRail } from './rails.tsx'

const meta = {
  title: 'Game lobby/Home rails',
  component: HotRail,
} satisfies Meta<typeof HotRail>
export default meta
type Story = StoryObj<typeof meta>

export const Popular: Story = {
  decorators: [inStorefront({ answers: storyAnswers })],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
  },
}
export const Newest: Story = { render: () => <NewRail />, decorators: [inStorefront({ answers: storyAnswers })] }
export const Recent: Story = {
  render: () => <RecentRail />,
  decorators: [inStorefront({ answers: storyAnswers, signedInAs: 0 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /./ })).toBeVisible()
  },
}
export const Loading: Story = { decorators: [inStorefront({ answers: { hotGames: never } })] }
export const Empty: Story = { decorators: [inStorefront({ answers: { hotGames: () => ({ list: [] }) } })] }
export const Failed: Story = {
  decorators: [inStorefront({ answers: fakeError('hotGames', 'INTERNAL') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
