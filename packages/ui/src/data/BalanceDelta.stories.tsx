import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { BalanceDelta } from './BalanceDelta.tsx'

const meta = {
  title: 'Components/Data/BalanceDelta',
  component: BalanceDelta,
  args: { text: '₱500.00', direction: 'in', label: 'Received' },
  parameters: guide({
    usage:
      'An amount that came or went, for rows of money: an arrow, a sign and a colour, and a word for those who see none of them.',
    dos: [
      'Pass the amount without its sign.',
      'Use `none` for what changed nothing, such as a round that was given back.',
    ],
    donts: ['Do not paint what goes out red: paying is no mistake.', 'Do not add marks of joy to what comes in.'],
    keyboard: [],
  }),
} satisfies Meta<typeof BalanceDelta>
export default meta
type Story = StoryObj<typeof meta>

export const In: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Received +₱500.00')
  },
}
export const Out: Story = { args: { direction: 'out', label: 'Paid' } }
export const Unchanged: Story = { args: { direction: 'none', label: 'Given back' } }
export const Masked: Story = {
  args: { isMasked: true, maskedLabel: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('500')
  },
}
export const Together: Story = {
  render: (args) => (
    <Stack $gap="2">
      <BalanceDelta {...args} />
      <BalanceDelta {...args} direction="out" label="Paid" text="₱12,500.50" />
      <BalanceDelta {...args} direction="none" label="Given back" />
    </Stack>
  ),
}
