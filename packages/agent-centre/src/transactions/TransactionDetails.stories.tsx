import { fakeError, makeTeamEntries } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { storyTeamEntries } from '../testing/story-rows.ts'
import { TransactionDetails } from './TransactionDetails.tsx'

const meta = {
  title: 'Screens/Agent centre/Transaction details',
  component: TransactionDetails,
  parameters: screenParameters,
} satisfies Meta<typeof TransactionDetails>
export default meta
type Story = StoryObj<typeof meta>

const page = 'transactionDetails'
const play: Story['play'] = async () => void (await risen())
const record = (options: StoryOptions = {}, query = '') =>
  agentScreen(page + query, { ...options, answers: { agentTransactions: storyTeamEntries, ...options.answers } })
const opened: Story['play'] = async () => {
  const [first] = await (await risen()).findAllByRole('button', { name: /^Details/ })
  first?.click()
}

export const Data: Story = { ...record(), play }
export const OnAPhone: Story = { ...record(), globals: onPhone, play }
export const Detail: Story = { ...record(), play: opened }
export const DetailOnAPhone: Story = { ...record(), globals: onPhone, play: opened }
const saved = async () => {
  const button = await (await risen()).findByRole('button', { name: 'Save as CSV' })
  await userEvent.click(button)
  return button
}
/** A file of everything that the filter finds. */
export const FileRunning: Story = {
  ...record({ answers: { agentFile: never } }),
  play: async () => void (await expect(await saved()).toHaveAttribute('aria-busy', 'true')),
}
export const FileFailed: Story = {
  ...record({ answers: fakeError('agentFile', 'OVERLOADED') }),
  play: async () => {
    await saved()
    await seen((await risen()).findByText('The file could not be created. Please try again.'))
  },
}
/** Opened from the bonuses of an account. */
export const OneAccount: Story = { ...record({}, '&q.only=amihan10&q.kind=GIFTS&q.period=month'), play }
export const Loading: Story = { ...record({ answers: { agentTransactions: never } }), play }
export const Empty: Story = { ...record({ answers: { agentTransactions: () => makeTeamEntries([]) } }), play }
export const NoneFound: Story = {
  ...record({ answers: { agentTransactions: () => makeTeamEntries([]) } }, '&q.kind=GIFTS'),
  play: async () => void (await seen((await risen()).findByText('No entries match these filters'))),
}
export const Failed: Story = { ...record({ answers: fakeError('agentTransactions', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
