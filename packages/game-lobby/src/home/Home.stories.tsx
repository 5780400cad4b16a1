import { fakeError, makeGameList } from '@boardwalk/api-client/fakes'
import { onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { HotRail } from './rails.tsx'

const meta = {
  title: 'Screens/Game lobby/Home/Whole page',
  component: HotRail,
  parameters: {
    ...screenParameters,
    docs: {
      ...screenParameters.docs,
      description: {
        component: 'The first page of a brand with games: banners, what is popular and new, the jackpot, who has won.',
      },
    },
  },
} satisfies Meta<typeof HotRail>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  ...lobbyScreen('/'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(16))
  },
}
export const OnAPhone: Story = { ...lobbyScreen('/'), globals: onPhone }
export const Member: Story = {
  ...lobbyScreen('/', { as: 'member' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(21))
  },
}
export const Loading: Story = { ...lobbyScreen('/', { network: 'silent' }) }
export const Empty: Story = {
  ...lobbyScreen('/', {
    answers: {
      hotGames: () => ({ list: [] }),
      gameList: () => makeGameList([]),
      rankList: () => ({ list: [] }),
      siteBanners: () => ({ list: [] }),
      announcements: () => ({ player: [], banners: [], popup: [], promotion: [] }),
    },
  }),
}
export const Failed: Story = {
  ...lobbyScreen('/', { answers: { ...fakeError('hotGames', 'INTERNAL'), ...fakeError('rankList', 'INTERNAL') } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
  },
}
export const Offline: Story = {
  ...offlineLobbyScreen('/'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThanOrEqual(2))
  },
}
