import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BellIcon } from '../icon/icons-more.ts'
import { Row } from '../layout/Row.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Messages', children: <BellIcon /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} variant="soft" />
      <IconButton {...args} variant="raised" />
      <IconButton {...args} variant="solid" />
    </Row>
  ),
}
export const WithCount: Story = { args: { count: 128, label: 'Messages, 128 unread' } }
export const BigEnoughToTouch: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
export const Disabled: Story = { args: { disabled: true } }
