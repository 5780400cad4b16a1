import { fakeError, makeIncome, makeSettlements } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { agentScreen, cutAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { bets, contractAnswers, contractOf, people } from '../testing/contract-answers.ts'
import { questionOf } from './question.ts'
import { Settlements } from './Settlements.tsx'

const meta = {
  title: 'Screens/Agent centre/Settlements',
  component: Settlements,
  args: { kind: 'DIVIDEND', asked: questionOf('DIVIDEND').fallback, ask: () => {} },
  parameters: screenParameters,
} satisfies Meta<typeof Settlements>
export default meta
type Story = StoryObj<typeof meta>

const play: Story['play'] = async () => void (await risen())
const page = { pageNo: 1, pageSize: 10, totalCount: 3, totalPages: 1 }
const week = { periodStart: '2026-11-15T16:00:00.000Z', periodEnd: '2026-11-22T16:00:00.000Z' }
const fix = {
  ...{ refNo: 'SL261124-0000000031', at: '2026-11-24T03:20:00.000Z' },
  ...{ gross: '7487.50', deducted: '1310.00', amount: '-12.50' },
}
const instant = { periodStart: '2026-11-21T11:55:00.000Z', periodEnd: '2026-11-21T12:00:00.000Z' }
const income = makeIncome({
  ...week,
  base: '41250.00',
  gross: '6187.50',
  deducted: '2475.00',
  net: '3712.50',
  rate: '0.15',
})
const members = ['amihan10', 'benjo11', 'carla12'].map((account, at) => ({
  ...{
    account,
    validBet: `${82 - at * 9}000.00`,
    winLoss: at === 1 ? '1750.00' : '-21600.00',
    own: false,
    given: '100.00',
    active: at < 2,
  },
}))
const answers = {
  ...contractAnswers,
  contractSettlements: () =>
    makeSettlements(
      [
        { ...income, status: 'DUE', refNo: 'DV261121-0000000003', paidAt: null },
        { ...income, corrected: '-12.50' },
        {
          ...{ ...income, refNo: 'DV261121-0000000002', net: '0.00', deducted: '6187.50' },
          ...{ status: 'NONE', paidAt: null },
        },
      ],
      {
        ...{ totalCount: 31, totalPages: 4 },
        summary: { items: 31, gross: '140210.25', deducted: '61875.00', net: '79460.50', corrected: '-12.50' },
      },
    ),
  settlementLines: ({ account }: { account?: string | undefined }) => ({
    ...{ ...page, income: { ...income, corrected: '-12.50' }, contract: contractOf('DIVIDEND') },
    fixes: [fix],
    list: account ? bets.map((bet) => ({ ...bet, rate: null, amount: null })) : members,
  }),
}
const realTime = {
  ...contractAnswers,
  settlementLines: () => ({
    ...{ ...page, list: bets, contract: contractOf('REALTIME'), fixes: [] },
    income: makeIncome({
      ...instant,
      kind: 'REALTIME',
      rate: null,
      base: '400.00',
      gross: '2.10',
      deducted: '0.00',
      net: '2.10',
    }),
  }),
}
const contract = `q.contract=${people.me.id}`
const none = () => makeSettlements([])
const opened = `dividend&${contract}&q.refNo=${income.refNo}`

export const Data: Story = { ...agentScreen(`dividend&${contract}`, { answers }), play }
export const OnAPhone: Story = { ...agentScreen(`dividend&${contract}`, { answers }), globals: onPhone, play }
export const Empty: Story = {
  ...agentScreen(`dividend&${contract}`, {
    answers: {
      ...answers,
      contractSettlements: none,
    },
  }),
  play,
}
/** Windows of minutes: those with nothing to pay are hidden. */
export const NoneToPay: Story = {
  ...agentScreen(`realTimeSalary&${contract}`, { answers: { ...answers, contractSettlements: none } }),
  play,
}
export const Failed: Story = {
  ...agentScreen(`dividend&${contract}`, {
    answers: { ...answers, ...fakeError('contractSettlements', 'OVERLOADED') },
  }),
  play,
}
export const Loading: Story = {
  ...agentScreen(`dividend&${contract}`, { answers: { ...answers, contractSettlements: never } }),
  play,
}
export const Offline: Story = {
  ...cutAgentScreen(`dividend&${contract}`, answers, ['contractSettlements']),
  play: async () => void (await seen((await risen()).findByRole('button', { name: 'Try again' }))),
}
export const OneLoading: Story = { ...agentScreen(opened, { answers: { ...answers, settlementLines: never } }), play }
export const OneFailed: Story = {
  ...agentScreen(opened, { answers: { ...answers, ...fakeError('settlementLines', 'OVERLOADED') } }),
  play: async () => void (await seen((await risen()).findByRole('button', { name: 'Try again' }))),
}
/** One settlement: how it was computed, the contract behind it and the members of the team. */
export const Members: Story = { ...agentScreen(opened, { answers }), play }
export const MembersOnAPhone: Story = { ...agentScreen(opened, { answers }), globals: onPhone, play }
/** The bets of one member. */
export const Rounds: Story = { ...agentScreen(`${opened}&q.member=amihan10`, { answers }), play }
export const RealTimeRounds: Story = {
  ...agentScreen(`realTimeSalary&${contract}&q.refNo=${income.refNo}`, { answers: realTime }),
  play,
}
export const RealTimeRoundsOnAPhone: Story = { ...RealTimeRounds, globals: onPhone }
