import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import { guide } from '@boardwalk/ui/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inStorefront } from '../testing/stories.tsx'
import type { Write } from './use-write.ts'
import { WriteNotice } from './WriteNotice.tsx'

type Transfer = Write<Input<Endpoints['walletTransfer']>, Value<Endpoints['walletTransfer']>>

const resting = {
  body: { from: 'MAIN', to: '101', amount: '5.00' },
  confirmedAt: null,
  confirm: fn(),
  again: fn(),
  dismiss: fn(),
}
const refused = { code: 'INSUFFICIENT_FUNDS', message: '', status: 422, data: { available: '1.00' } } as const
const inPhase = (write: Partial<Transfer>) => ({ args: { write: { ...resting, ...write } as Transfer } })

const meta = {
  title: 'Screens/Shell/Write notice',
  component: WriteNotice<Input<Endpoints['walletTransfer']>, Value<Endpoints['walletTransfer']>>,
  decorators: [inStorefront()],
  parameters: guide({
    usage:
      'Below a form that moves money, with `useWrite`. It says where the write stands; one whose answer was lost is looked for and never called failed.',
    dos: [
      'Keep it in the page at all times; it shows nothing while there is nothing to say.',
      'Leave the form filled until the outcome is known.',
    ],
    donts: ['Do not offer to send again while the outcome is unknown; trying again uses the same key.'],
    keyboard: [
      ['Tab', 'moves through the buttons that an unknown outcome offers'],
      ['Enter, Space', 'tries again with the same key, or lets it go'],
    ],
  }),
} satisfies Meta<typeof WriteNotice<Input<Endpoints['walletTransfer']>, Value<Endpoints['walletTransfer']>>>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = inPhase({ phase: 'sending' })
export const LookingForTheAnswer: Story = inPhase({ phase: 'checking' })
export const Unknown: Story = {
  ...inPhase({ phase: 'unknown', confirmedAt: Number.MAX_SAFE_INTEGER }),
  play: async ({ canvas, userEvent, args }) => {
    const [again, drop] = canvas.getAllByRole('button')
    await userEvent.click(again as HTMLElement)
    await expect(args.write.again).toHaveBeenCalledOnce()
    await userEvent.click(drop as HTMLElement)
    await expect(args.write.dismiss).toHaveBeenCalledOnce()
  },
}
/** Confirmed again, because the player may have changed their mind. */
export const UnknownForLong: Story = inPhase({ phase: 'unknown', confirmedAt: 0 })
export const Refused: Story = inPhase({ phase: 'refused', error: refused })
