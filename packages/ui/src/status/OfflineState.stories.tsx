import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { OfflineState } from './OfflineState.tsx'

const meta = {
  title: 'Components/Status/OfflineState',
  component: OfflineState,
  args: {
    title: 'No connection',
    hint: 'Your balance is safe. The games come by themselves when the network is back.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: guide({
    usage: 'Replaces content that needs the network. Retries automatically when the network is back.',
    dos: ['Say what is safe and that the page retries automatically.'],
    donts: ['Do not show it while older content can still be read; an OfflineNotice is enough then.'],
    keyboard: [['Enter, Space on the button', 'tries again']],
  }),
} satisfies Meta<typeof OfflineState>
export default meta
type Story = StoryObj<typeof meta>

export const TriesAgainByItself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('online'))
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}
export const Trying: Story = { args: { isRetrying: true } }
export const WithoutRetry: Story = {
  render: ({ title, hint }) => <OfflineState title={title} hint={hint} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
