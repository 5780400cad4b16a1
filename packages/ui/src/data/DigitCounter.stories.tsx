import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { DigitCounter } from './DigitCounter.tsx'

const meta = {
  title: 'Components/Data/DigitCounter',
  component: DigitCounter,
  args: { prefix: '₱', text: '1,234.56', cellHeight: 52 },
  parameters: guide({
    usage: 'A figure that grows while it is watched: each digit rolls to its next value. Read aloud as one number.',
    dos: [
      'Keep the number of decimals, so that cells stay where they are.',
      'Stop the figures while they are out of view.',
    ],
    donts: ['Do not use it for a balance.', 'Do not set more than one into a page.'],
    keyboard: [],
  }),
} satisfies Meta<typeof DigitCounter>
export default meta
type Story = StoryObj<typeof meta>

export const Jackpot: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₱1,234.56')).toBeInTheDocument()
  },
}
export const FullHeight: Story = {
  args: { text: '165.11' },
  render: ({ text }) => <DigitCounter text={text} />,
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('[data-digit]')
    await expect(cell?.getBoundingClientRect().height).toBe(78)
  },
}

function Rolling() {
  const [amount, setAmount] = useState(99_989)
  const text = `${Math.floor(amount / 100).toLocaleString('en')}.${`${amount % 100}`.padStart(2, '0')}`
  return (
    <Stack>
      <DigitCounter prefix="₱" text={text} cellHeight={52} />
      <Button onClick={() => setAmount(amount + 16_511)}>Add 165.11</Button>
    </Stack>
  )
}
export const RollsAndGrows: Story = {
  render: () => <Rolling />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const digits = () =>
      [...canvasElement.querySelectorAll('[data-digit]')].map((cell) => cell.getAttribute('data-digit'))
    await expect(digits().join('')).toBe('99989')
    await userEvent.click(canvas.getByRole('button'))
    await expect(digits().join('')).toBe('116500')
    await expect(canvas.getByText('₱1,165.00')).toBeInTheDocument()
  },
}
