import { fakeError, makeWinner } from '@boardwalk/api-client/fakes'
import { inStorefront, never } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyGames } from '../testing/story-games.ts'
import { Winners } from './Winners.tsx'

const meta = { title: 'Screens/Game lobby/Home/Winners', component: Winners } satisfies Meta<typeof Winners>
export default meta
type Story = StoryObj<typeof meta>

const winners = (count: number) => ({
  list: storyGames(count).map(({ displayName, iconUrl }, index) =>
    makeWinner({ gameName: displayName, iconUrl, amount: `${120 + index * 37}.50` }),
  ),
})

export const Moving: Story = { decorators: [inStorefront({ answers: { rankList: () => winners(20) } })] }
export const Few: Story = {
  decorators: [inStorefront({ answers: { rankList: () => winners(3) } })],
  play: async ({ canvas }) => {
    await canvas.findByText('Monsoon Drums 2')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Loading: Story = { decorators: [inStorefront({ answers: { rankList: never } })] }
export const Empty: Story = { decorators: [inStorefront({ answers: { rankList: () => ({ list: [] }) } })] }
export const Failed: Story = { decorators: [inStorefront({ answers: fakeError('rankList', 'INTERNAL') })] }
