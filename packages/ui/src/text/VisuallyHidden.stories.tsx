import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../data/Badge.tsx'
import { guide } from '../testing/guide.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    usage: 'Text for screen readers: the meaning of a colour, a position or a picture.',
    dos: ['Put it inside what it belongs to, whose box has a position of its own.'],
    donts: ['Do not hide what can take focus.'],
    keyboard: [],
  }),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const InsideABadge: StoryObj<typeof meta> = {
  render: () => (
    <Badge $tone="positive">
      <VisuallyHidden>Gained:</VisuallyHidden> 12
    </Badge>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('Gained:').getBoundingClientRect()
    await expect(width).toBe(1)
  },
}
