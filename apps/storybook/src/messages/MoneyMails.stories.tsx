import { type MoneyNews, type MoneyNotice, moneyWords, noticeMail } from '@boardwalk/brand-kit/mail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Message, type Write } from './Message.tsx'
import { moneyTexts } from './message-texts.ts'

const deposit = { refNo: 'DP26112400001', amount: '₱990.00', facts: { amount: '₱1,000.00' } }
const withdrawal = {
  ...{ refNo: 'WD26112400002', amount: '₱500.00' },
  facts: { amount: '₱500.00', fee: '₱10.00', account: 'GCash ***4321' },
}
const transfer = { refNo: 'TR26112400003', amount: '₱40.00', name: 'ta***', facts: { amount: '₱40.00' } }

const mail =
  (notice: MoneyNotice, news: Omit<MoneyNews, 'notice'>): Write =>
  (look) =>
    noticeMail(look, moneyWords(moneyTexts(look.language), { notice, ...news }))
const story = (notice: MoneyNotice, news: Omit<MoneyNews, 'notice'>): Story => ({ args: { write: mail(notice, news) } })

const meta = {
  title: 'Patterns/E-mails about money',
  component: Message,
  tags: ['!autodocs'],
  args: { language: 'EN', write: mail('arrived', deposit) },
  render: ({ write }, { globals }) => <Message language={globals.language} write={write} />,
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

export const DepositArrived: Story = {
  args: {
    write: mail('arrived', { ...deposit, facts: { ...deposit.facts, fee: '₱10.00', credited: '₱990.00' } }),
  },
  play: async ({ canvas }) => void expect(await canvas.findAllByText(/DP26112400001/)).toHaveLength(4),
}
export const DepositOfAnotherAmount = story('arrivedOther', {
  ...{ ...deposit, amount: '₱800.00' },
  facts: { amount: '₱1,000.00', credited: '₱800.00', paid: '₱800.00' },
})
export const DepositExpired = story('expired', { ...deposit, amount: '₱1,000.00', reason: 'EXPIRED' })
export const WithdrawalRequested = story('payoutRequested', withdrawal)
export const WithdrawalPaidOut = story('payoutPaid', { ...withdrawal, amount: '₱490.00' })
export const WithdrawalRejected = story('payoutRejected', { ...withdrawal, reason: 'IDENTITY' })
export const WithdrawalPartlyReceived = story('payoutDisputed', {
  ...withdrawal,
  facts: { ...withdrawal.facts, paid: '₱490.00', received: '₱300.00' },
})
export const TransferSent = story('transferSent', { ...transfer, facts: { ...transfer.facts, to: 'ta***' } })
export const TransferReceived = story('transferReceived', { ...transfer, facts: { ...transfer.facts, from: 'ta***' } })
