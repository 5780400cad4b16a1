import { fakeError, fakes } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { agentScreen, risen, seen } from '../testing/agent-screen.ts'
import { contractAnswers as answers } from '../testing/contract-answers.ts'
import { StepDialog } from './StepDialog.tsx'

const meta = {
  title: 'Screens/Agent centre/Contract steps',
  component: StepDialog,
  parameters: screenParameters,
} satisfies Meta<typeof StepDialog>
export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

const opened = async (press: RegExp, title: string) => {
  const dialog = await risen()
  await userEvent.click(await dialog.findByRole('button', { name: press }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const accept = async () => {
  const asked = await opened(/^Accept: /, 'Accept this contract?')
  const ended = await asked.findByText('2 contracts below end too')
  await waitFor(() => expect(ended).toBeVisible())
}
const page = 'dividend&q.view=REQUESTS'

/** Names whose contracts end, and the pay that each party would have had. */
export const Accept: Story = { ...agentScreen(page, { answers }), play: accept }
export const AcceptOnAPhone: Story = { ...agentScreen(page, { answers }), globals: onPhone, play: accept }
export const AcceptWithoutEffect: Story = {
  ...agentScreen(page, { answers: { ...answers, contractEffect: () => ({ terminated: [] }) } }),
  play: async () => void (await opened(/^Accept: /, 'Accept this contract?')),
}
/** Cannot be confirmed until the affected contracts are known. */
export const AcceptNotReady: Story = {
  ...agentScreen(page, { answers: { ...answers, contractEffect: never, contractSimulation: never } }),
  play: async () => {
    const asked = await opened(/^Accept: /, 'Accept this contract?')
    await expect(asked.getByRole('button', { name: 'Accept' })).toBeDisabled()
  },
}
export const AcceptRefused: Story = {
  ...agentScreen(page, {
    answers: { ...answers, ...fakeError('processDividend', 'CONTRACT_RULE', { rule: 'ABOVE_UPLINE' }) },
  }),
  play: async () => {
    const asked = await opened(/^Accept: /, 'Accept this contract?')
    await asked.findByText('2 contracts below end too')
    await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
    const alert = await asked.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
/** Names the contracts that ended with it. */
export const AcceptDone: Story = {
  ...agentScreen(page, {
    answers: {
      ...answers,
      processDividend: (input) => ({ ...fakes.processDividend(input), ...answers.contractEffect() }),
    },
  }),
  play: async () => {
    const asked = await opened(/^Accept: /, 'Accept this contract?')
    await asked.findByText('2 contracts below end too')
    await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
    await seen(asked.findByText('These contracts ended: agenta1, amihan10'))
  },
}
export const AcceptDoneOnAPhone: Story = { ...AcceptDone, globals: onPhone }
export const Reject: Story = {
  ...agentScreen(page, { answers }),
  play: async () => void (await opened(/^Reject: /, 'Reject this offer?')),
}
export const AskToEnd: Story = {
  ...agentScreen('dailySalary', { answers }),
  play: async () => void (await opened(/^Ask to end: /, 'Ask to end this contract?')),
}
export const TakeBack: Story = {
  ...agentScreen('dailySalary&q.view=DOWNLINE', { answers }),
  play: async () => void (await opened(/^Take back the offer: /, 'Take back this offer?')),
}
export const AgreeToEnd: Story = {
  ...agentScreen('dailySalary&q.view=DOWNLINE', { answers }),
  play: async () => void (await opened(/^Agree to end: /, 'End this contract?')),
}
export const KeepTheContract: Story = {
  ...agentScreen('dailySalary&q.view=DOWNLINE', { answers }),
  play: async () => void (await opened(/^Keep the contract: /, 'Keep this contract?')),
}
/** Only where the brand allows it. */
export const EndByForce: Story = {
  ...agentScreen('dailySalary&q.view=DOWNLINE', {
    answers: {
      ...answers,
      contracts: (input) => {
        const page = answers.contracts(input)
        return { ...page, allowed: { ...page.allowed, mayForce: true } }
      },
    },
  }),
  play: async () => void (await opened(/^End now: To agenta1$/, 'End this contract now?')),
}
