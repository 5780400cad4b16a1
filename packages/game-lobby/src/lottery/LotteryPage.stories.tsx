import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { lobbyScreen, offlineLobbyScreen } from '../testing/lobby-screen.ts'
import { storyLotteries } from '../testing/story-lotteries.ts'
import { LotteryPage } from './LotteryPage.tsx'

const meta = {
  title: 'Screens/Game lobby/Lottery',
  component: LotteryPage,
  parameters: screenParameters,
} satisfies Meta<typeof LotteryPage>
export default meta
type Story = StoryObj<typeof meta>

const home = (options: StoryOptions = {}) =>
  lobbyScreen('/lottery', { ...options, answers: { ...storyLotteries, ...options.answers } })

export const Data: Story = {
  ...home(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('timer')).toHaveLength(4))
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /\d, / })).toHaveLength(10))
  },
}
export const OnAPhone: Story = { ...home(), globals: onPhone }
export const Member: Story = { ...home({ as: 'member' }) }
export const Loading: Story = {
  ...home({ answers: { vnMenu: never, popularLottery: never, vnNumbers: never } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status', { busy: true }).length).toBeGreaterThanOrEqual(2))
  },
}
const none = () => ({ list: [] })
export const Empty: Story = { ...home({ answers: { vnMenu: none, popularLottery: none, vnNumbers: none } }) }
export const Failed: Story = {
  ...home({ answers: { ...fakeError('vnMenu', 'INTERNAL'), ...fakeError('vnNumbers', 'INTERNAL') } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
  },
}
export const Offline: Story = {
  ...offlineLobbyScreen('/lottery'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(0))
  },
}
