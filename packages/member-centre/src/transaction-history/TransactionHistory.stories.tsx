import { fakeError, makeTransactions } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyEntries, storyPage } from '../testing/story-entries.ts'
import { TransactionHistory } from './TransactionHistory.tsx'

const meta = {
  title: 'Screens/Member centre/Account record',
  component: TransactionHistory,
  parameters: screenParameters,
} satisfies Meta<typeof TransactionHistory>
export default meta
type Story = StoryObj<typeof meta>

const page = 'transactionHistory'
const record = (options: StoryOptions = {}, query = '') =>
  memberScreen(page + query, { ...options, answers: { transactions: storyPage, ...options.answers } })

const opened = async () => {
  const [details] = await (await risen()).findAllByRole('button', { name: /TR261121/ })
  details?.click()
}

export const Data: Story = {
  ...record(),
  play: async () => {
    const dialog = await risen()
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /TR261121/ })).toHaveLength(storyEntries.length))
  },
}
export const OnAPhone: Story = { ...record(), globals: onPhone, play: async () => void (await risen()) }
export const Agent: Story = { ...record({ as: 'agent' }), play: async () => void (await risen()) }
export const Vip: Story = { ...record({ as: 'vip' }), play: async () => void (await risen()) }
export const Detail: Story = { ...record(), play: opened }
export const DetailOnAPhone: Story = { ...record(), globals: onPhone, play: opened }
/** The statement of this month, from the record. */
const stated = async () => {
  const record = await risen()
  await userEvent.click(await record.findByRole('button', { name: 'Monthly statement' }))
  await screen.findByText('Balance now')
}
export const Statement: Story = { ...record(), play: stated }
export const StatementOnAPhone: Story = { ...record(), globals: onPhone, play: stated }
export const Filtered: Story = {
  ...record({}, '&q.kind=BET&q.direction=OUT&q.wallet=NOVA&q.period=month&q.page=2'),
  play: async () => void (await risen()),
}
export const Long: Story = {
  ...record({ answers: { transactions: () => ({ ...storyPage(), totalCount: 100_000, totalPages: 5_000 }) } }),
  play: async () => void (await risen()),
}

export const Loading: Story = {
  ...record({ answers: { transactions: never } }),
  play: async () => void (await risen()),
}
const none = () => makeTransactions([], { summary: { in: '0.00', out: '0.00', net: '0.00' } })
export const Empty: Story = {
  ...record({ answers: { transactions: none } }),
  play: async () => void (await risen()),
}
export const NoneFound: Story = {
  ...record({ answers: { transactions: none } }, '&q.kind=POINTS'),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...record({ answers: fakeError('transactions', 'OVERLOADED') }),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = { ...offlineMemberScreen(page), play: async () => void (await risen()) }

/** Other visitors meet the guard of the shell: no overlay, and the sign-in. */
export const Visitor: Story = { ...record({ as: 'visitor' }), play: async () => void (await risen()) }
export const Trial: Story = {
  ...record({ as: 'trial' }),
  play: async () => void (await screen.findByRole('alertdialog')),
}
