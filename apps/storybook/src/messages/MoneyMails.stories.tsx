import { type MoneyNews, type MoneyNotice, moneyNotices, moneyWords, noticeMail } from '@boardwalk/brand-kit/mail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EveryLanguage, Message, type Write } from './Message.tsx'
import { moneyTexts } from './message-texts.ts'

type News = Omit<MoneyNews, 'notice'>
type Args = { notice: MoneyNotice }

const deposit = { refNo: 'DP26112400001', amount: '₱1,000.00', facts: { amount: '₱1,000.00' } }
const withdrawal = {
  ...{ refNo: 'WD26112400002', amount: '₱500.00' },
  facts: { amount: '₱500.00', fee: '₱10.00', account: 'GCash ***4321' },
}
const transfer = { refNo: 'TR26112400003', amount: '₱40.00', name: 'ta***' }
const withFacts = (news: News, amount: string, facts: News['facts'], reason?: string): News => ({
  ...{ ...news, amount, facts: { ...news.facts, ...facts } },
  ...(reason !== undefined && { reason }),
})
const paid = '₱490.00'

/** A message of every state, with the facts and the reason that it may have. */
const news: Record<MoneyNotice, News> = {
  arrived: withFacts(deposit, '₱990.00', { fee: '₱10.00', credited: '₱990.00' }),
  arrivedOther: withFacts(deposit, '₱800.00', { credited: '₱800.00', paid: '₱800.00' }),
  failed: { ...deposit, reason: 'PROVIDER' },
  expired: { ...deposit, reason: 'EXPIRED' },
  rejected: { ...deposit, reason: 'OPERATOR' },
  payoutRequested: withdrawal,
  payoutApproved: withdrawal,
  payoutPaid: withFacts(withdrawal, paid, { paid }),
  payoutInPart: withFacts(withdrawal, '₱300.00', { paid: '₱300.00' }),
  payoutReceived: withFacts(withdrawal, paid, { paid, received: paid }),
  payoutDisputed: withFacts(withdrawal, paid, { paid, received: '₱300.00' }),
  payoutRejected: { ...withdrawal, reason: 'IDENTITY' },
  payoutFailed: { ...withdrawal, reason: 'NO_ANSWER' },
  payoutRefunded: withFacts(withdrawal, '₱190.00', { paid, received: '₱300.00', refunded: '₱190.00' }),
  payoutForced: withFacts(withdrawal, paid, { paid }, 'NO_CONFIRMATION'),
  transferSent: { ...transfer, facts: { amount: '₱40.00', to: 'ta***' } },
  transferReceived: { ...transfer, facts: { amount: '₱40.00', from: 'ta***' } },
}

const mail =
  (notice: MoneyNotice): Write =>
  (look) =>
    noticeMail(look, moneyWords(moneyTexts(look.language), { notice, ...news[notice] }))
const story = (notice: MoneyNotice): Story => ({ args: { notice } })

const meta = {
  title: 'Patterns/E-mails about money',
  tags: ['!autodocs'],
  args: { notice: 'arrived' },
  argTypes: { notice: { control: 'select', options: moneyNotices } },
  render: ({ notice }, { globals }) => <Message language={globals.language} write={mail(notice)} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const DepositArrived: Story = {
  play: async ({ canvas }) => void expect(await canvas.findAllByText(/DP26112400001/)).toHaveLength(4),
}
/** The toolbar chooses the language of the other stories. */
export const WithdrawalInEveryLanguage: Story = {
  args: { notice: 'payoutPaid' },
  render: ({ notice }) => <EveryLanguage write={mail(notice)} />,
}
export const DepositOfAnotherAmount = story('arrivedOther')
export const DepositExpired = story('expired')
export const WithdrawalRequested = story('payoutRequested')
export const WithdrawalPaidOut = story('payoutPaid')
export const WithdrawalRejected = story('payoutRejected')
export const WithdrawalPartlyReceived = story('payoutDisputed')
export const TransferSent = story('transferSent')
export const TransferReceived = story('transferReceived')
