import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { guide } from '../testing/guide.ts'
import { Marquee } from './Marquee.tsx'
import { storyLabels } from './story-slides.tsx'

const news = ['Maintenance on Monday at 04:00', 'Three new slots this week', 'Play money only'].map((text) => (
  <a key={text} href="#announcement">
    {text}
  </a>
))
const meta = {
  title: 'Components/Media/Marquee',
  component: Marquee,
  args: { label: 'Announcements', labels: storyLabels, children: news },
  parameters: guide({
    usage:
      'A strip of short texts that keeps moving: announcements, winners. It stops under a pointer, with focus in it and by its button; with reduced motion it never starts and is scrolled by hand.',
    dos: ['Keep each item to one line.', 'Set `minItems` where a few items look better still.'],
    donts: ['Do not put anything into it that is nowhere else.', 'Do not make it fast.'],
    keyboard: [
      ['Tab', 'each item, then the button that pauses'],
      ['Enter, Space on the button', 'pauses and plays'],
      ['Arrow keys while it is paused', 'scroll'],
    ],
  }),
} satisfies Meta<typeof Marquee>
export default meta
type Story = StoryObj<typeof meta>

export const Announcements: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Pause' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
    const [track] = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'paused')
    await expect(track?.effect?.getTiming().delay).toBe(5000)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const TooFewToMove: Story = {
  args: { minItems: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
const Tall = styled.div`block-size: 12rem;`
export const Upwards: Story = {
  args: { axis: 'block', label: 'Winners' },
  decorators: (Shown) => (
    <Tall>
      <Shown />
    </Tall>
  ),
}
