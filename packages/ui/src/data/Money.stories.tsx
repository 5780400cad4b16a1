import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { Money } from './Money.tsx'

const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { text: '₱1,000.00' },
  parameters: guide({
    usage:
      'An amount in digits of equal width that never breaks over two lines. It formats nothing: the text comes ready, with its currency symbol.',
    dos: [
      'Pass the text that the money rules of the storefront have made.',
      'Give `maskedLabel` whenever it can be masked.',
    ],
    donts: ['Do not pass a number.', 'Do not mask with CSS: what is masked is not in the page.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {}
export const Masked: Story = {
  args: { isMasked: true, maskedLabel: 'Balance hidden' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('***')).toBeVisible()
    await expect(canvas.getByText('Balance hidden')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('1,000')
  },
}
export const Large: Story = { args: { text: '৳12,34,56,789.00' } }
export const InRightToLeftText: Story = {
  render: (args) => (
    <p dir="rtl">
      رصيدك <Money {...args} text="−₹1,000.00" /> الآن
    </p>
  ),
}
