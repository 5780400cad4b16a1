import { fakeError, makeTeamBets } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen } from '../testing/agent-screen.ts'
import { storyTeamBets } from '../testing/story-rows.ts'
import { TeamBetting } from './TeamBetting.tsx'

const meta = {
  title: 'Screens/Agent centre/Team betting',
  component: TeamBetting,
  parameters: screenParameters,
} satisfies Meta<typeof TeamBetting>
export default meta
type Story = StoryObj<typeof meta>

const page = 'teamBetting'
const play: Story['play'] = async () => void (await risen())
const record = (options: StoryOptions = {}, query = '') =>
  agentScreen(page + query, { ...options, answers: { agentBets: storyTeamBets, ...options.answers } })
const opened: Story['play'] = async () => {
  const [first] = await (await risen()).findAllByRole('button', { name: /^Details/ })
  first?.click()
}

export const Data: Story = { ...record(), play }
export const OnAPhone: Story = { ...record(), globals: onPhone, play }
export const Detail: Story = { ...record(), play: opened }
export const DetailOnAPhone: Story = { ...record(), globals: onPhone, play: opened }
/** Opened from the figure of an account. */
export const OneAccount: Story = { ...record({}, '&q.only=amihan10&q.state=SETTLED&q.period=week'), play }
/** Filters that the agent saved in this browser, with a name for the current ones. */
export const Saved: Story = {
  ...record({}, '&q.state=SETTLED&q.period=week'),
  play: async () => {
    await userEvent.click(await (await risen()).findByRole('button', { name: 'Saved filters' }))
    const list = within(await screen.findByRole('dialog', { name: 'Saved filters' }))
    await userEvent.type(list.getByRole('textbox', { name: /^Name/ }), 'Settled this week')
    await userEvent.click(list.getByRole('button', { name: 'Save the current filters' }))
    const [saved] = await list.findAllByRole('button', { name: 'Apply Settled this week' })
    await waitFor(() => expect(saved).toBeVisible())
  },
}
export const NoneFound: Story = { ...record({ answers: { agentBets: () => makeTeamBets([]) } }, '&q.state=OPEN'), play }
export const Loading: Story = { ...record({ answers: { agentBets: never } }), play }
export const Empty: Story = { ...record({ answers: { agentBets: () => makeTeamBets([]) } }), play }
export const Failed: Story = { ...record({ answers: fakeError('agentBets', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
