import type { Meta, StoryObj } from '@storybook/react-vite'
import { showsItsTokens } from './every-token.ts'
import { Type } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('type') }
