import type { Meta, StoryObj } from '@storybook/react-vite'
import { showsItsTokens } from './every-token.ts'
import { Space } from './Space.tsx'

const meta = {
  title: 'Foundations/Space and size',
  component: Space,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Space>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('space') }
