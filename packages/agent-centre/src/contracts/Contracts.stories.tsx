import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { agentScreen, cutAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { contractAnswers as answers } from '../testing/contract-answers.ts'
import { ContractPage } from './ContractPage.tsx'

const meta = {
  title: 'Screens/Agent centre/Contracts',
  component: ContractPage,
  args: { kind: 'DIVIDEND' },
  parameters: screenParameters,
} satisfies Meta<typeof ContractPage>
export default meta
type Story = StoryObj<typeof meta>

const play: Story['play'] = async () => {
  const dialog = await risen()
  await expect((await dialog.findAllByText('In force'))[0]).toBeVisible()
}
const shown: Story['play'] = async () => void (await risen())
const { consolidatedFunds } = answers

export const Dividend: Story = { ...agentScreen('dividend', { answers }), play }
export const DividendOnAPhone: Story = { ...agentScreen('dividend', { answers }), globals: onPhone, play }
export const DailySalary: Story = { ...agentScreen('dailySalary', { answers }), play }
export const HourlySalary: Story = { ...agentScreen('hourlySalary', { answers }), play }
export const RealTimeSalary: Story = { ...agentScreen('realTimeSalary', { answers }), play }
/** Contracts in each state, with a request of a downline. */
export const Downlines: Story = { ...agentScreen('dailySalary&q.view=DOWNLINE', { answers }), play: shown }
export const Requests: Story = { ...agentScreen('dividend&q.view=REQUESTS', { answers }), play: shown }
export const Loading: Story = {
  ...agentScreen('dividend', { answers: { consolidatedFunds, contracts: never } }),
  play: shown,
}
const none: StoryOptions['answers'] = {
  ...answers,
  contracts: (input) => ({ ...answers.contracts(input), list: [], totalCount: 0 }),
}
const says = (text: string) => async () => void (await seen((await risen()).findByText(text)))
export const Empty: Story = {
  ...agentScreen('dividend', { answers: none }),
  play: says('You have no contract of this kind'),
}
export const EmptyDownlines: Story = {
  ...agentScreen('dividend&q.view=DOWNLINE', { answers: none }),
  play: says('No contracts with downlines'),
}
export const EmptyRequests: Story = {
  ...agentScreen('dividend&q.view=REQUESTS', { answers: none }),
  play: says('Nothing is waiting for your answer'),
}
/** An affiliate has its own contracts and gives none. */
export const Affiliate: Story = {
  ...agentScreen('dividend', { answers, as: 'affiliate' }),
  play: async () => {
    const dialog = await risen()
    await seen(dialog.findByRole('tab', { name: 'My contracts' }))
    await expect(dialog.queryByRole('tab', { name: 'Downlines' })).toBeNull()
  },
}
const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype, pending } = consolidatedFunds()
const menu = { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype, pending, agentType: 1 } as const
/** Staff reads the contracts of its agent and answers none. */
export const Staff: Story = {
  ...agentScreen('dividend&q.view=REQUESTS', { answers: { ...answers, contractMenu: () => menu }, as: 'staff' }),
  play: async () => {
    const dialog = await risen()
    await seen(dialog.findByText('From December on'))
    await expect(dialog.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}
/** Filters that find nothing. */
export const Narrowed: Story = {
  ...agentScreen('dailySalary&q.view=DOWNLINE&q.account=amihan10', {
    answers: { ...answers, contracts: (input) => ({ ...answers.contracts(input), list: [], totalCount: 0 }) },
  }),
  play: shown,
}
export const Failed: Story = {
  ...agentScreen('dividend', { answers: { consolidatedFunds, ...fakeError('contracts', 'OVERLOADED') } }),
  play: shown,
}
export const Offline: Story = { ...cutAgentScreen('dividend', answers, ['contracts']), play: shown }
