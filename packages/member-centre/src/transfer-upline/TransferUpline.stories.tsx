import { fakeError, makeMember, makeTransfer, makeTransferInfo, makeTransfers } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { TransferUpline } from './TransferUpline.tsx'

const meta = {
  title: 'Screens/Member centre/Transfer to upline',
  component: TransferUpline,
  parameters: screenParameters,
} satisfies Meta<typeof TransferUpline>
export default meta
type Story = StoryObj<typeof meta>

const page = 'transferUpline'
const list = [
  makeTransfer({ refNo: 'TR261121-0000000003', direction: 'IN', counterparty: 'lu***', remark: 'Thank you' }),
  makeTransfer({ refNo: 'TR261120-0000000002', time: '2026-11-20T08:12:00.000Z', amount: '12500.00' }),
  makeTransfer({ refNo: 'TR261118-0000000001', time: '2026-11-18T19:40:00.000Z', remark: 'For March' }),
]
const answers: StoryOptions['answers'] = {
  memberInfo: () => makeMember({ toUpline: true }),
  transfers: () => makeTransfers(list),
}
const screen = (more: StoryOptions['answers'] = {}) => memberScreen(page, { answers: { ...answers, ...more } })
const asking = async () => {
  const dialog = await risen()
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Amount' }), '500')
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }))
  return within(await within(document.body).findByRole('dialog', { name: 'Make this transfer?' }))
}
const confirming = async () => {
  const asked = await asking()
  await userEvent.type(asked.getByLabelText(/^Transaction password/), 'coin-Tree-9')
  await userEvent.click(asked.getByRole('button', { name: 'Transfer' }))
  return asked
}
const play: Story['play'] = async () => void (await (await risen()).findByText('Thank you'))

export const Transfers: Story = { ...screen(), play }
export const TransfersOnAPhone: Story = { ...screen(), globals: onPhone, play }
export const WageringMissing: Story = {
  ...screen({
    transferInfo: () => makeTransferInfo({ turnover: { required: '200.00', done: '70.00', remaining: '130.00' } }),
  }),
  play,
}
/** A day without transfers after a reset of the transaction password. */
export const Paused: Story = {
  ...screen({ transferInfo: () => makeTransferInfo({ pausedUntil: '2026-11-22T10:05:00.000Z' }) }),
  play,
}
export const WrongAmount: Story = {
  ...screen(),
  play: async () => {
    const dialog = await risen()
    await userEvent.click(await dialog.findByRole('button', { name: 'Transfer' }))
  },
}
export const Confirm: Story = { ...screen(), play: async () => void (await asking()) }
export const ConfirmOnAPhone: Story = { ...screen(), globals: onPhone, play: async () => void (await asking()) }
export const Done: Story = {
  ...screen(),
  play: async () => void (await (await confirming()).findByText(/has received/)),
}
export const UplineChanged: Story = {
  ...screen(fakeError('transferUpline', 'CONFLICT', { recipient: 'xy***' })),
  play: async () => void (await (await confirming()).findByText(/Your upline has changed/)),
}
export const UplineClosed: Story = {
  ...screen({
    transferInfo: () => makeTransferInfo({ toUpline: false, upline: null }),
    transfers: () => makeTransfers([]),
  }),
  play: async () => void (await (await risen()).findByText('Transfers are not available right now')),
}
export const Loading: Story = {
  ...screen({ transferInfo: never, transfers: never }),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...screen(fakeError('transferInfo', 'OVERLOADED')),
  play: async () => void (await (await risen()).findByRole('alert')),
}
export const Offline: Story = {
  ...offlineMemberScreen(page, { answers: { memberInfo: () => makeMember({ toUpline: true }) } }),
  play: async () => void (await risen()),
}
export const NoTransfersYet: Story = {
  ...screen({ transfers: () => makeTransfers([]) }),
  play: async () => void (await risen()),
}
