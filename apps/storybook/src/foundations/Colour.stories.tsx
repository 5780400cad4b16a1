import { auditedPairs } from '@boardwalk/brand-kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Colour } from './Colour.tsx'
import { showsItsTokens } from './every-token.ts'

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Colour>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('colour') }

export const PairsAreLive: Story = {
  play: async ({ canvasElement }) => {
    const pairs = () => [...canvasElement.querySelectorAll('[data-pair]')]
    await waitFor(() => expect(pairs().every((pair) => /\d\.\d\d/.test(pair.textContent ?? ''))).toBe(true))
    await expect(pairs()).toHaveLength(auditedPairs.length)
  },
}
