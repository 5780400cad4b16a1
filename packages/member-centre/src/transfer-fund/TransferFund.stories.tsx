import { fakeError } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { storyWallets } from '../testing/story-wallets.ts'
import { TransferFund } from './TransferFund.tsx'

const meta = {
  title: 'Screens/Member centre/My wallet',
  component: TransferFund,
  parameters: screenParameters,
} satisfies Meta<typeof TransferFund>
export default meta
type Story = StoryObj<typeof meta>

const page = 'transferFund'
const answers = storyWallets()
const pressed = (button: string, wallet?: string) => async () => {
  const dialog = await risen()
  const place = wallet ? within(await dialog.findByRole('article', { name: wallet })) : dialog
  await userEvent.click(await place.findByRole('button', { name: button }))
  return within(await within(document.body).findByRole('dialog', { name: button }))
}
const play: Story['play'] = async () => void (await (await risen()).findByRole('article', { name: 'REEF' }))

export const Wallets: Story = { ...memberScreen(page, { answers }), play }
export const WalletsOnAPhone: Story = { ...memberScreen(page, { answers }), globals: onPhone, play }
export const MoveIn: Story = {
  ...memberScreen(page, { answers }),
  play: async () => {
    const asked = await pressed('Move money in', 'REEF')()
    await userEvent.click(asked.getByRole('button', { name: 'Move' }))
    await asked.findByText(/^Enter an amount up to/)
  },
}
export const BringAllHomeOnAPhone: Story = {
  ...memberScreen(page, { answers }),
  globals: onPhone,
  play: async () => void (await pressed('Bring everything back')()),
}
export const Moved: Story = {
  ...memberScreen(page, { answers }),
  play: async () => {
    const asked = await pressed('Bring everything back')()
    await userEvent.click(asked.getByRole('button', { name: 'Move' }))
    await asked.findByText(/is in this wallet now/)
  },
}
export const Refused: Story = {
  ...memberScreen(page, {
    answers: { ...answers, ...fakeError('walletTransfer', 'INSUFFICIENT_FUNDS', { available: '12.00' }) },
  }),
  play: async () => {
    const asked = await pressed('Bring everything back')()
    await userEvent.click(asked.getByRole('button', { name: 'Move' }))
    await asked.findByRole('alert')
  },
}
export const OneWallet: Story = {
  ...memberScreen(page),
  play: async () => void (await (await risen()).findByText('All games use your main wallet')),
}
export const Loading: Story = {
  ...memberScreen(page, { answers: { merchantWallet: never } }),
  play: async () => void (await risen()),
}
export const Failed: Story = {
  ...memberScreen(page, { answers: fakeError('merchantWallet', 'OVERLOADED') }),
  play: async () => void (await (await risen()).findByRole('alert')),
}
export const Offline: Story = { ...offlineMemberScreen(page), play: async () => void (await risen()) }
