import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../data/Badge.tsx'
import { guide } from '../testing/guide.ts'
import { Countdown } from './Countdown.tsx'

/** A fixed clock, so that a story looks the same every time. */
const noon = Date.UTC(2026, 10, 21, 12)
const stopped = () => noon
const inSeconds = (seconds: number) => noon + seconds * 1000

const meta = {
  title: 'Components/Data/Countdown',
  component: Countdown,
  args: {
    label: 'Until the draw',
    until: inSeconds(2 * 86_400 + 7 * 3600 + 33 * 60 + 20),
    now: stopped,
    labels: {
      days: 'days',
      hours: 'hours',
      minutes: 'minutes',
      seconds: 'seconds',
      spoken: ({ hours, minutes, seconds }) => `${hours} hours, ${minutes} minutes, ${seconds} seconds left`,
    },
  },
  parameters: guide({
    usage:
      'The time that is left until a moment: a draw, a lifted limit, a code that may be sent again. It reads the caller’s clock at every tick, so a tab that slept is right when it wakes.',
    dos: [
      'Pass the clock corrected by the server’s time.',
      'Pass `initialNow` on the server, so that the first page shows figures.',
      'Say in `ended` what has happened.',
    ],
    donts: ['Do not use it to hurry a player into a deposit or a bet.', 'Do not colour or blink the last seconds.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Until the draw' })).toHaveTextContent(
      '02days07hours33minutes20seconds',
    )
  },
}
export const Hours: Story = { args: { until: inSeconds(3661) } }
export const InALine: Story = {
  args: { variant: 'text', until: inSeconds(95) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01:35')
  },
}
export const Over: Story = {
  args: { until: inSeconds(-1), ended: <Badge $tone="info">The draw has begun</Badge>, onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The draw has begun')).toBeVisible()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const Ends: Story = {
  args: { variant: 'text', ended: 'Now', onEnd: fn() },
  // The page's clock may be stopped; this one runs.
  loaders: [async () => ({ until: performance.now() + 900 })],
  render: (args, { loaded }) => <Countdown {...args} now={() => performance.now()} until={Number(loaded.until)} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Now')).toBeVisible())
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
