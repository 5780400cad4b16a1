import { brands } from 'virtual:all-brands'
import { type MoneyNews, type MoneyNotice, moneyNotices, moneyWords, noticeMail } from '@boardwalk/brand-kit/mail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EveryLanguage, type InCurrency, Message, type Write } from './Message.tsx'
import { moneyTexts } from './message-texts.ts'

type News = Omit<MoneyNews, 'notice'>
type Args = { notice: MoneyNotice }

const withFacts = (news: News, amount: string, facts: News['facts'], reason?: string): News => ({
  ...{ ...news, amount, facts: { ...news.facts, ...facts } },
  ...(reason !== undefined && { reason }),
})

/** A message of every state, with the facts and the reason that it may have. */
function newsIn(money: InCurrency): Record<MoneyNotice, News> {
  const [whole, part, sent] = [money('1000'), money('300'), money('40')]
  const [fee, paid, missing] = [money('10'), money('490'), money('190')]
  const deposit = { refNo: 'DP26112400001', amount: whole, facts: { amount: whole } }
  const withdrawal = {
    ...{ refNo: 'WD26112400002', amount: money('500') },
    facts: { amount: money('500'), fee, account: '***4321' },
  }
  const transfer = { refNo: 'TR26112400003', amount: sent, name: 'ta***' }
  return {
    arrived: withFacts(deposit, money('990'), { fee, credited: money('990') }),
    arrivedOther: withFacts(deposit, money('800'), { credited: money('800'), received: money('800') }),
    failed: { ...deposit, reason: 'PROVIDER' },
    expired: { ...deposit, reason: 'EXPIRED' },
    rejected: { ...deposit, reason: 'OPERATOR' },
    payoutRequested: withdrawal,
    payoutApproved: withdrawal,
    payoutPaid: withFacts(withdrawal, paid, { paid }),
    payoutInPart: withFacts(withdrawal, part, { paid: part }),
    payoutReceived: withFacts(withdrawal, paid, { paid, received: paid }),
    payoutDisputed: withFacts(withdrawal, paid, { paid, received: part }),
    payoutRejected: { ...withdrawal, reason: 'IDENTITY' },
    payoutFailed: { ...withdrawal, reason: 'NO_ANSWER' },
    payoutRefunded: withFacts(withdrawal, missing, { paid, received: part, refunded: missing }),
    payoutForced: withFacts(withdrawal, paid, { paid }, 'NO_CONFIRMATION'),
    transferSent: { ...transfer, facts: { amount: sent, to: 'ta***' } },
    transferReceived: { ...transfer, facts: { amount: sent, from: 'ta***' } },
    adjustedUp: { refNo: 'TR26112400004', amount: sent, facts: { amount: sent } },
    adjustedDown: { refNo: 'TR26112400005', amount: sent, facts: { amount: sent } },
  }
}

const mail =
  (notice: MoneyNotice): Write =>
  (look, money) =>
    noticeMail(look, moneyWords(moneyTexts(look.language), { notice, ...newsIn(money)[notice] }))
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
  play: async ({ canvas }) => {
    expect(await canvas.findAllByText(/DP26112400001/)).toHaveLength(4)
    const symbol = brands.find(({ brand }) => brand.id === document.documentElement.dataset.brand)?.brand.currency
      .symbol
    expect(canvas.getAllByText(new RegExp(`${symbol}990\\.00`)).length).toBeGreaterThan(0)
  },
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
export const BalanceCorrectedUp = story('adjustedUp')
export const BalanceCorrectedDown = story('adjustedDown')
