import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '../button/IconButton.tsx'
import { BellIcon } from '../icon/icons-more.ts'
import { guide } from '../testing/guide.ts'
import { CountBadge } from './CountBadge.tsx'

const meta = {
  title: 'Components/Data/CountBadge',
  component: CountBadge,
  args: { count: 7 },
  parameters: guide({
    usage: 'How many new things wait behind a tab, a link or an icon. Nothing at zero.',
    dos: ['Say the number in the name of the button when the badge sits at its corner.'],
    donts: ['Do not use it to hurry players: it counts what is there, not what is about to go.'],
    keyboard: [],
  }),
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}
export const AtTheLimit: Story = {
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible()
  },
}
export const OtherLimit: Story = { args: { count: 12, max: 9 } }
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument()
  },
}
export const AtACorner: Story = {
  args: { count: 3 },
  render: ({ count }) => (
    <IconButton label={`Messages, ${count} unread`} count={count}>
      <BellIcon />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Messages, 3 unread')
  },
}
