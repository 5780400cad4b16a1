import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { ErrorState } from './StateMessage.tsx'

const meta = {
  title: 'Components/Status/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games could not be loaded',
    hint: 'Your balance is safe. Check the connection and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: guide({
    usage:
      'Stands where content would be that failed to come. Says what happened, what is safe and what to do. Spoken at once.',
    dos: ['Say what is safe, above all where money is.', 'Offer a retry that keeps what was typed.'],
    donts: ['Do not show codes and traces of the server in the title.', 'Do not blame the reader.'],
    keyboard: [['Enter, Space on the button', 'tries again; the focus stays while it is out']],
  }),
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
export const WithoutRetry: Story = { render: ({ title, hint }) => <ErrorState title={title} hint={hint} /> }
