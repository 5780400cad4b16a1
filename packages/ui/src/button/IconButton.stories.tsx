import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BellIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Messages', children: <BellIcon />, onClick: fn() },
  parameters: guide({
    usage: 'A button with a well-known icon: close, search, messages. Its label is its name and its tooltip.',
    dos: ['Say in the label what pressing does.', 'Say the number in the label too: "Messages, 3 unread".'],
    donts: ['Do not use an icon that needs explaining; write a Button.'],
    keyboard: [['Enter, Space', 'presses it']],
  }),
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

const variants = ['ghost', 'soft', 'raised', 'solid'] as const

export const Variants: Story = {
  render: (args) => (
    <Row>
      {variants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
}
export const WithCount: Story = {
  render: (args) => (
    <Row $gap="6">
      {[1, 12, 128].map((count) => (
        <IconButton key={count} {...args} label={`Messages, ${count} unread`} count={count} variant="soft" />
      ))}
    </Row>
  ),
}
export const BigEnoughToTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Messages' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Disabled: Story = { args: { disabled: true } }
