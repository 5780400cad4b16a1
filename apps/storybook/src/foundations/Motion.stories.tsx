import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { showsItsTokens } from './every-token.ts'
import { Motion } from './Motion.tsx'

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Motion>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { play: showsItsTokens('motion') }

export const Moved: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvasElement.querySelector('[data-away="true"]')).not.toBeNull()
  },
}
