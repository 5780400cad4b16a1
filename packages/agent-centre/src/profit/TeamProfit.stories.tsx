import { fakeError, makeOverview, makePnlOfGames, makeTeamPnl } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { TeamProfit } from './TeamProfit.tsx'

const meta = {
  title: 'Screens/Agent centre/User profit and loss',
  component: TeamProfit,
  parameters: screenParameters,
} satisfies Meta<typeof TeamProfit>
export default meta
type Story = StoryObj<typeof meta>

const page = 'userProfit&q.figure=deposit'
const play: Story['play'] = async () => void (await risen())
const { sum: summary, asOf } = makeOverview()
const answer = (count: number) => ({
  agentPnl: () => ({
    list: Array.from({ length: count }, (_, n) => makeTeamPnl({ winLoss: n % 2 ? '-30.00' : '1250.00' }, n)),
    ...{ pageNo: 1, pageSize: 20, totalCount: count * 9, totalPages: count && 9, summary, asOf },
  }),
})

export const Data: Story = { ...agentScreen(page, { answers: answer(5) }), play }
/** Money in and out belongs to no game. */
export const OfOneTypeOfGame: Story = {
  ...agentScreen('userProfit&q.category=FISH', {
    answers: { agentPnl: () => makePnlOfGames(Array.from({ length: 5 }, (_, n) => makeTeamPnl({ bets: 40 - n }, n))) },
  }),
  play,
}
export const OnAPhone: Story = { ...agentScreen(page, { answers: answer(5) }), globals: onPhone, play }
export const Empty: Story = { ...agentScreen(page, { answers: answer(0) }), play }
export const NoneFound: Story = {
  ...agentScreen('userProfit&q.account=zzz', { answers: answer(0) }),
  play: async () => void (await seen((await risen()).findByText('No accounts for these filters'))),
}
export const Loading: Story = { ...agentScreen(page, { answers: { agentPnl: never } }), play }
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('agentPnl', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
