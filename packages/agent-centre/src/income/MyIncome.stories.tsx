import { fakeError, makeContract, makeIncome, makeIncomes } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { agentScreen, offlineAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { storyIncome } from '../testing/story-rows.ts'
import { MyIncome } from './MyIncome.tsx'

const meta = {
  title: 'Screens/Agent centre/My income',
  component: MyIncome,
  parameters: screenParameters,
} satisfies Meta<typeof MyIncome>
export default meta
type Story = StoryObj<typeof meta>

const page = 'myIncome'
const play: Story['play'] = async () => void (await risen())
const record = (options: StoryOptions = {}, query = '') =>
  agentScreen(page + query, { ...options, answers: { agentIncome: () => answer(), ...options.answers } })
const sum = { items: 41, gross: '5210.25', deducted: '1310.00', net: '3900.25', corrected: '-3.50' }
const summary = {
  total: sum,
  kinds: [
    { ...sum, kind: 'DIVIDEND' as const, items: 2, net: '3350.00' },
    { ...sum, kind: 'REALTIME' as const, items: 38, net: '524.10' },
    { ...sum, kind: 'REBATE' as const, items: 1, gross: '38.55', deducted: '12.40', net: '26.15', corrected: '0.00' },
  ],
}
const answer = (at = 0) => makeIncomes(storyIncome.slice(at), { totalCount: 41, totalPages: 3, summary })
const paged = { pageNo: 1, pageSize: 10, totalCount: 24, totalPages: 3 }
const bet = {
  ...{ gameCode: 'lantern-tide', gameCategory: 'RNG', roundId: 'round-20261121-7781', account: 'amihan10' },
  ...{
    betNo: 'BT261121-0000000998',
    stake: '200.00',
    validBet: '200.00',
    payout: '380.00',
    result: 'WIN' as const,
    rate: '0.006',
  },
  ...{ amount: '1.20', settledAt: '2026-11-21T09:58:12.000Z' },
}
const lost = { ...bet, betNo: 'BT261121-0000000999', result: 'LOSS' as const, rate: '0.005', amount: '1.00' }
const [realTime = makeIncome(), , daily = makeIncome(), rebate = makeIncome()] = storyIncome
const contract = makeContract()
const bets = () => ({ ...paged, list: [bet, lost], income: realTime, contract, fixes: [] })
const accounts = () => ({
  ...{ ...paged, income: daily, contract, fixes: [] },
  list: [
    { account: 'amihan10', validBet: '1200.00', winLoss: '-140.00', own: false, given: '0.00', active: true },
    { account: 'tala88', validBet: '90.00', winLoss: '25.50', own: false, given: '0.00', active: false },
  ],
})
/** The agent's own bets and those of its downlines. */
const rebated = () => ({
  ...{ ...paged, income: rebate, contract: null, fixes: [] },
  list: [
    { account: 'tala88', validBet: '9850.00', winLoss: '-310.00', own: false, given: '0.00', active: true },
    { account: 'agent01', validBet: '2400.00', winLoss: '85.00', own: true, given: '0.00', active: true },
    { account: 'amihan10', validBet: '600.00', winLoss: '-42.50', own: false, given: '0.00', active: true },
  ],
})
const opened: Story['play'] = async () => {
  const [first] = await (await risen()).findAllByRole('button', { name: /^Details/ })
  first?.click()
}

/** With its rows, which have pages inside the page of payments. */
const unfolded: Story['play'] = async (context) => {
  await opened?.(context)
  await seen((await risen()).findByRole('navigation', { name: /^Pages of / }))
}

export const Data: Story = { ...record(), play }
export const OnAPhone: Story = { ...record(), globals: onPhone, play }
/** The bets behind real-time salary. */
export const Bets: Story = { ...record({ answers: { settlementLines: bets } }), play: unfolded }
export const BetsOnAPhone: Story = {
  ...record({ answers: { settlementLines: bets } }),
  globals: onPhone,
  play: unfolded,
}
/** The accounts behind a daily salary. */
export const Accounts: Story = {
  ...record({ answers: { agentIncome: () => answer(2), settlementLines: accounts } }),
  play: unfolded,
}
/** The accounts behind a rebate: the agent's own has no link, because it is not in its team's bets. */
export const Rebate: Story = {
  ...record({ answers: { agentIncome: () => answer(3), settlementLines: rebated } }),
  play: async (context) => {
    await unfolded?.(context)
    await seen((await risen()).findByText('Own bets'))
  },
}
export const LinesFailed: Story = { ...record({ answers: fakeError('settlementLines', 'OVERLOADED') }), play: opened }
export const Loading: Story = { ...record({ answers: { agentIncome: never } }), play }
export const Empty: Story = { ...record({ answers: { agentIncome: () => makeIncomes([]) } }), play }
export const NoneFound: Story = {
  ...record({ answers: { agentIncome: () => makeIncomes([]) } }, '&q.source=DAILY'),
  play: async () => void (await seen((await risen()).findByText('No income from this source'))),
}
export const Failed: Story = { ...record({ answers: fakeError('agentIncome', 'OVERLOADED') }), play }
export const Offline: Story = { ...offlineAgentScreen(page), play }
