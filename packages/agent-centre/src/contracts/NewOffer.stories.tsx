import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { agentScreen, cutAgentScreen, risen, seen } from '../testing/agent-screen.ts'
import { contractAnswers as answers } from '../testing/contract-answers.ts'
import { OfferView } from './OfferView.tsx'
import { questionOf } from './question.ts'

const meta = {
  title: 'Screens/Agent centre/New contract offer',
  component: OfferView,
  args: { kind: 'DIVIDEND', asked: questionOf('DIVIDEND').fallback, ask: () => {} },
  parameters: screenParameters,
} satisfies Meta<typeof OfferView>
export default meta
type Story = StoryObj<typeof meta>

const page = 'dailySalary&q.view=OFFER&q.account=agenta1'
const shown: Story['play'] = async () => void (await (await risen()).findByRole('form', { name: 'New offer' }))
const written = async () => {
  const form = within(await (await risen()).findByRole('form', { name: 'New offer' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Bets per day from' }), '1000')
  await userEvent.type(form.getByRole('textbox', { name: 'Active accounts from' }), '1')
  await userEvent.type(form.getByRole('textbox', { name: 'Rate, in percent' }), '0.75')
  await userEvent.click(form.getByRole('button', { name: 'Check the offer' }))
  return within(await screen.findByRole('dialog', { name: 'Send this offer?' }))
}
const checked = (more: StoryOptions['answers'] = {}) => agentScreen(page, { answers: { ...answers, ...more } })
const sent = async () => {
  const asked = await written()
  await asked.findByText('Pay based on real rounds')
  await userEvent.click(asked.getByRole('button', { name: 'Send the offer' }))
  return asked
}
const noOwn: typeof answers.contracts = (input) => {
  const answer = answers.contracts(input)
  return { ...answer, list: [], totalCount: 0, allowed: { ...answer.allowed, maxRate: '0' } }
}

export const DailySalary: Story = { ...agentScreen(page, { answers }), play: shown }
export const Dividend: Story = { ...agentScreen('dividend&q.view=OFFER', { answers }), globals: onPhone, play: shown }
export const RealTimeSalary: Story = { ...agentScreen('realTimeSalary&q.view=OFFER', { answers }), play: shown }
/** Each party's simulated pay, before the offer is sent. */
export const Checked: Story = {
  ...agentScreen(page, { answers }),
  play: async () => void (await seen((await written()).findByText('Pay based on real rounds'))),
}
export const CheckedOnAPhone: Story = { ...Checked, globals: onPhone }
/** Nothing is sent before each party's pay is known. */
export const Simulating: Story = {
  ...checked({ simulateOffer: never }),
  play: async () => {
    await expect((await written()).getByRole('button', { name: 'Send the offer' })).toBeDisabled()
  },
}
export const SimulationFailed: Story = {
  ...checked(fakeError('simulateOffer', 'OVERLOADED')),
  play: async () => void (await seen((await written()).findByRole('button', { name: 'Try again' }))),
}
export const Sent: Story = {
  ...checked(),
  play: async () => void (await seen((await sent()).findByText(/^The offer is sent to agenta1\./))),
}
/** The downline has not answered an earlier offer. */
export const StillWaiting: Story = {
  ...checked(fakeError('offerContract', 'PENDING_EXISTS')),
  play: async () => void (await seen((await sent()).findByText(/^An offer to this account is already waiting/))),
}
export const AboveTheUpline: Story = {
  ...agentScreen(page, {
    answers: { ...answers, ...fakeError('simulateOffer', 'CONTRACT_RULE', { rule: 'ABOVE_UPLINE' }) },
  }),
  play: async () => void (await seen((await written()).findByRole('alert'))),
}
export const Wrong: Story = {
  ...agentScreen('dividend&q.view=OFFER', { answers }),
  play: async () => {
    const form = within(await (await risen()).findByRole('form', { name: 'New offer' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Rate, in percent' }), '30')
    await userEvent.click(form.getByRole('button', { name: 'Check the offer' }))
    await expect(await form.findByText('At most 25%.')).toBeVisible()
  },
}
export const WithoutAnOwnContract: Story = {
  ...agentScreen(page, { answers: { ...answers, contracts: noOwn } }),
  play: async () => void (await (await risen()).findByText('You cannot offer this contract yet')),
}
export const Loading: Story = {
  ...agentScreen(page, { answers: { ...answers, agentTeam: never } }),
  play: async () => void (await risen()),
}
/** An agent without downlines. */
export const EmptyTeam: Story = {
  ...agentScreen('dailySalary&q.view=OFFER', {
    answers: { ...answers, agentTeam: () => ({ ...answers.agentTeam(), list: [], totalCount: 0 }) },
  }),
  play: async () => void (await seen((await risen()).findByText('Your team has no accounts yet'))),
}
export const Failed: Story = {
  ...checked(fakeError('agentTeam', 'OVERLOADED')),
  play: async () => void (await seen((await risen()).findByRole('button', { name: 'Try again' }))),
}
export const Offline: Story = {
  ...cutAgentScreen(page, answers, ['contracts', 'agentTeam']),
  play: async () => void (await seen((await risen()).findByRole('tab', { name: 'New offer' }))),
}
