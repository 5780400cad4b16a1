import { fakeError } from '@boardwalk/api-client/fakes'
import { inStorefront, never } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HomeRows } from '../rows/HomeRows.tsx'
import { storyAnswers } from '../testing/story-games.ts'
import { HotRail, NewRail } from './rails.tsx'

const meta = {
  title: 'Screens/Game lobby/Home/Rails',
  component: HotRail,
  parameters: {
    docs: {
      description: {
        component: 'The rows of games on the first page: popular, newest, and the games a player opened last.',
      },
    },
  },
} satisfies Meta<typeof HotRail>
export default meta
type Story = StoryObj<typeof meta>

export const Popular: Story = {
  decorators: [inStorefront({ answers: storyAnswers })],
  play: async ({ canvas }) => {
    // The first cards, and all of them where the screen has room for more.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8))
  },
}
export const Newest: Story = { render: () => <NewRail />, decorators: [inStorefront({ answers: storyAnswers })] }
export const Recent: Story = {
  render: () => <HomeRows />,
  decorators: [inStorefront({ answers: storyAnswers, as: 'member' })],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('region', { name: /./ })
    await expect(first).toBeVisible()
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
