import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { agentScreen, risen } from '../testing/agent-screen.ts'
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
/** The dialog fades in. */
const isShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
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
  play: async () => isShown(await (await written()).findByText('Pay based on real rounds')),
}
export const CheckedOnAPhone: Story = { ...Checked, globals: onPhone }
export const AboveTheUpline: Story = {
  ...agentScreen(page, {
    answers: { ...answers, ...fakeError('simulateOffer', 'CONTRACT_RULE', { rule: 'ABOVE_UPLINE' }) },
  }),
  play: async () => isShown(await (await written()).findByRole('alert')),
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
