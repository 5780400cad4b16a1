import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './BrandMark.tsx'
import { showsItsTokens } from './every-token.ts'

const meta = {
  title: 'Foundations/Brand motif and logo',
  component: BrandMark,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('motif') }
