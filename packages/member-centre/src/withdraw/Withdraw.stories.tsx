import {
  type FakeWithdrawal,
  fakeError,
  makePayAccount,
  makeWithdrawal,
  makeWithdrawals,
  makeWithdrawInfo,
} from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Withdraw } from './Withdraw.tsx'

const meta = {
  title: 'Screens/Member centre/Withdrawal',
  component: Withdraw,
  parameters: screenParameters,
} satisfies Meta<typeof Withdraw>
export default meta
type Story = StoryObj<typeof meta>

const at = '2026-11-20T10:05:00.000Z'
type Status = FakeWithdrawal['status']
const step = (status: Status, actor: FakeWithdrawal['steps'][number]['actor']) => ({ status, at, actor, reason: null })
const course = [step('REVIEW', 'PLAYER'), step('APPROVED', 'SYSTEM'), step('PAYING', 'SYSTEM')]
const ended = (over: Partial<FakeWithdrawal> & { status: Status }, n: number) =>
  makeWithdrawal({
    ...{ refNo: `WD261120-000000000${n}`, nextUpdate: null },
    steps: [...course, { ...step(over.status, 'PROVIDER'), reason: over.reason ?? null }],
    ...over,
  })
const closed = [
  ended({ status: 'RECEIVED', paid: '500.00', received: '500.00', remainder: '0.00' }, 1),
  ended({ status: 'REJECTED', reason: 'ACCOUNT_DETAILS' }, 2),
  ended({ status: 'FAILED', reason: 'PROVIDER' }, 3),
  ended({ status: 'REFUNDED', paid: '500.00', received: '300.00', remainder: '200.00', refunded: '200.00' }, 4),
  ended({ status: 'FORCED', paid: '500.00', received: '0.00', remainder: '500.00', proofs: 1 }, 5),
]
const waiting = makeWithdrawal({
  ...{ refNo: 'WD261121-0000000007', status: 'PAID_OUT', paid: '500.00', paidAt: at },
  ...{ confirmBy: '2026-11-21T10:30:00.000Z', nextUpdate: '2026-11-21T10:30:00.000Z' },
  steps: [...course, step('PAID_OUT', 'PROVIDER')],
})
const young = makePayAccount({
  id: '019aa5c0-0000-7000-8000-000000000002',
  bankName: 'Sandbox wallet',
  isUsable: false,
})
const answers: StoryOptions['answers'] = {
  withdrawInfo: () =>
    makeWithdrawInfo({
      turnover: { required: '200.00', done: '70.00', remaining: '130.00' },
      accounts: [makePayAccount(), { ...young, kind: 'E_WALLET', bankCode: 'wallet' }],
    }),
  withdrawals: ({ state }) => makeWithdrawals(state === 'OPEN' ? [waiting, makeWithdrawal()] : closed),
}

export const EveryState: Story = {
  ...memberScreen('withdraw', { answers }),
  play: async () => void (await (await risen()).findByText(/^The account details could not/)),
}
export const NothingArrivedOnAPhone: Story = {
  ...memberScreen('withdraw', { answers }),
  globals: onPhone,
  play: async () => {
    await userEvent.click(await (await risen()).findByRole('button', { name: 'Did it arrive?' }))
    const asked = within(await within(document.body).findByRole('dialog', { name: 'Did it arrive?' }))
    await userEvent.click(asked.getByRole('radio', { name: 'Nothing' }))
    await userEvent.click(asked.getByRole('button', { name: 'Send the answer' }))
    await asked.findByText('Add a picture that shows your account.')
  },
}
export const Loading: Story = {
  ...memberScreen('withdraw', { answers: { withdrawInfo: never, withdrawals: never } }),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...memberScreen('withdraw', { answers: fakeError('withdrawInfo', 'OVERLOADED') }),
  play: async () => void (await (await risen()).findByRole('alert')),
}
/** Before the first account and the first withdrawal. */
export const NothingYet: Story = {
  ...memberScreen('withdraw', {
    answers: { withdrawInfo: () => makeWithdrawInfo({ accounts: [] }), withdrawals: () => makeWithdrawals([]) },
  }),
  play: async () => void (await risen()),
}
/** A day without withdrawals after a reset of the transaction password. */
export const PausedOnAPhone: Story = {
  ...memberScreen('withdraw', {
    answers: { ...answers, withdrawInfo: () => makeWithdrawInfo({ pausedUntil: '2026-11-22T10:05:00.000Z' }) },
  }),
  globals: onPhone,
  play: async () => void (await risen()),
}
const held: StoryOptions['answers'] = {
  ...answers,
  withdrawInfo: () => makeWithdrawInfo({ bonuses: { count: 2, remaining: '105.00', since: at } }),
  withdrawals: () => makeWithdrawals([]),
}
const toBonuses: Story['play'] = async () =>
  void (await (await risen()).findByRole('button', { name: 'Bonus details' }))
/** Open bonuses keep the cash in the account. */
export const BonusOpen: Story = { ...memberScreen('withdraw', { answers: held }), play: toBonuses }
export const BonusOpenOnAPhone: Story = { ...BonusOpen, globals: onPhone }
export const Offline: Story = { ...offlineMemberScreen('withdraw'), play: async () => void (await risen()) }
