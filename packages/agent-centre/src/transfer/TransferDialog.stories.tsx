import { fakeError, makeTransferInfo } from '@boardwalk/api-client/fakes'
import { type Feature, lazyPage } from '@boardwalk/shell/feature'
import { onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import { WalletIcon } from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { agentScreen, risen, seen } from '../testing/agent-screen.ts'
import { TransferDialog } from './TransferDialog.tsx'

const meta = {
  title: 'Screens/Agent centre/Transfer to a downline',
  component: TransferDialog,
  parameters: screenParameters,
} satisfies Meta<typeof TransferDialog>
export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

/** A member centre with the page that sets the transaction password. */
const security: Feature = {
  name: 'security',
  lazy: async () => ({
    overlays: {
      member: {
        ...{ title: 'agent-centre:title', defaultPage: 'securityCenter', audience: 'members' },
        pages: [
          {
            ...{ key: 'securityCenter', title: 'agent-centre:title', icon: WalletIcon },
            page: lazyPage(async () => () => null),
          },
        ],
      },
    },
  }),
}
const at = (answers: StoryOptions['answers'] = {}) => agentScreen('teamManagement', { answers, features: [security] })
const opened = async () => {
  await userEvent.click(await (await risen()).findByRole('button', { name: /^Transfer to/ }))
  const asked = within(await screen.findByRole('dialog', { name: 'Transfer to a downline' }))
  await seen(asked.findByText(/^\W*2,500\.00$/))
  return asked
}
const sent = async () => {
  const asked = await opened()
  await userEvent.type(asked.getByRole('textbox', { name: /^Amount/ }), '250')
  await userEvent.type(asked.getByLabelText(/^Transaction password/), 'coin-Tree-9')
  await userEvent.click(asked.getByRole('button', { name: 'Transfer' }))
  return asked
}

export const Data: Story = { ...at(), play: async () => void (await opened()) }
export const Done: Story = {
  ...at(),
  play: async () => void (await seen((await sent()).findByText(/^agenta1 has received \W*250\.00/))),
}
export const DoneOnAPhone: Story = { ...Done, globals: onPhone }
/** The limit of the day, with its figure and its end. */
export const Refused: Story = {
  ...at(
    fakeError('transferDownline', 'DAILY_LIMIT', {
      ...{ limit: '50000.00', used: '49900.00', resetsAt: '2026-11-21T16:00:00.000Z' },
    }),
  ),
  play: async () => void (await seen((await sent()).findByText(/^You can transfer \W*50,000\.00 per day/))),
}
/** The gateway wants to know who is there before this amount moves. */
export const Proof: Story = {
  ...at(fakeError('transferDownline', 'STEP_UP_REQUIRED', { stepUpToken: 's', methods: ['PASSWORD'] })),
  play: async () => {
    await sent()
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
    await seen(proof.findByLabelText('Your password'))
  },
}
export const ProofOnAPhone: Story = { ...Proof, globals: onPhone }
export const NoTransactionPassword: Story = {
  ...at({ transferInfo: () => makeTransferInfo({ payPasswordSet: false }) }),
  play: async () => void (await seen((await opened()).findByRole('button', { name: 'Set transaction password' }))),
}
