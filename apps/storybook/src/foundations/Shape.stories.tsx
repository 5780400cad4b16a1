import type { Meta, StoryObj } from '@storybook/react-vite'
import { showsItsTokens } from './every-token.ts'
import { Shape } from './Shape.tsx'

const meta = {
  title: 'Foundations/Shape and elevation',
  component: Shape,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shape>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('shape') }
