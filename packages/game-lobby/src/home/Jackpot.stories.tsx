import { fakeError, NOW } from '@boardwalk/api-client/fakes'
import { inStorefront } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Jackpot } from './Jackpot.tsx'

const meta = {
  title: 'Screens/Game lobby/Home/Jackpot',
  component: Jackpot,
} satisfies Meta<typeof Jackpot>
export default meta

type Story = StoryObj<typeof meta>

const last = {
  ...{ amount: '38214.07', hitAt: '38214.06', accountMasked: 'pl****01', wonAt: NOW },
  ...{ commitment: 'a1'.repeat(32), salt: 'c3'.repeat(32) },
}
const pool = {
  ...{ amount: '12480.55', currency: 'TLB' as const, asOf: NOW, share: '0.01', seed: '1000.00', mustHitBy: '50000.00' },
  ...{ commitment: '9f'.repeat(32), last },
}
const jackpot = () => ({ mode: 'pool' as const, pool })

/** A platform that has no pool shows the specified counter. */
export const Counting: Story = { decorators: [inStorefront({ answers: fakeError('jackpot', 'INTERNAL') })] }
export const Pool: Story = { decorators: [inStorefront({ answers: { jackpot } })] }
export const Rules: Story = {
  decorators: [inStorefront({ answers: { jackpot } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeVisible())
  },
}
