import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { guide } from '../testing/guide.ts'
import { Timeline, type TimelineEvent } from './Timeline.tsx'

const asked: TimelineEvent = {
  id: 'asked',
  title: 'You asked for ₱500.00',
  state: 'done',
  stateLabel: 'Done',
  time: '21 Nov, 10:02',
  dateTime: '2026-11-21T10:02:00Z',
}
const checked: TimelineEvent = {
  id: 'checked',
  title: 'Checked',
  state: 'done',
  stateLabel: 'Done',
  time: '21 Nov, 10:20',
  dateTime: '2026-11-21T10:20:00Z',
}

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'Where your money is',
    events: [
      asked,
      checked,
      {
        id: 'bank',
        title: 'At the bank',
        state: 'current',
        stateLabel: 'Now',
        time: 'expected by 22 Nov, 18:00',
        detail: 'Reference 5F2C-9A10. Nothing for you to do.',
      },
      { id: 'arrived', title: 'On your account', state: 'coming', stateLabel: 'Next' },
    ],
  },
  parameters: guide({
    usage:
      'The course of one thing over time, above all of money: what has happened, what happens now, what comes and when.',
    dos: [
      'Name the time of every past event, and the expected one of the next.',
      'Say in the detail what went wrong and what to do.',
    ],
    donts: [
      'Do not use it for steps that the reader takes; that is the Stepper.',
      'Do not leave out an event that failed.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('21 Nov, 10:02')).toHaveAttribute('datetime', '2026-11-21T10:02:00Z')
  },
}
export const Arrived: Story = {
  args: {
    events: [
      asked,
      checked,
      { id: 'arrived', title: 'On your account', state: 'done', stateLabel: 'Done', time: '22 Nov, 09:15' },
    ],
  },
}
export const Refused: Story = {
  args: {
    events: [
      asked,
      {
        id: 'refused',
        title: 'The bank sent it back',
        state: 'failed',
        stateLabel: 'Refused',
        time: '21 Nov, 11:40',
        detail: (
          <>
            The name of the account is another one. Your ₱500.00 are back in your balance.{' '}
            <Button size="small" variant="outline">
              Change the account
            </Button>
          </>
        ),
      },
    ],
  },
}
export const OneEvent: Story = { args: { events: [asked] } }
export const LongWords: Story = {
  args: {
    events: [
      {
        ...asked,
        title: 'A title that is much longer than the space beside its mark',
        detail: 'a1b2c3d4'.repeat(12),
      },
      checked,
    ],
  },
}
