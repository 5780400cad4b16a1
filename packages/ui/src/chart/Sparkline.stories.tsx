import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../layout/Row.tsx'
import { guide } from '../testing/guide.ts'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { label: 'Rising, from 2 to 8 in seven days', values: [2, 3, 1, 4, 6, 5, 8] },
  parameters: guide({
    usage: 'The course of a figure, as small as a word, beside the figure itself. Lives in `@boardwalk/ui/chart`.',
    dos: ['Say the course in `label`.'],
    donts: ['Do not use it where readers need a value; that is a LineChart.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Rising, from 2 to 8 in seven days')
  },
}
export const Courses: Story = {
  render: () => (
    <Row>
      <Sparkline label="Falling" values={[8, 6, 7, 3, 2]} />
      <Sparkline label="Level" values={[4, 4, 4, 4]} />
      <Sparkline label="With a gap" values={[1, 2, null, 5, 3]} />
      <Sparkline label="One value" values={[5]} />
      <Sparkline label="No values" values={[]} />
      <Sparkline label="Large" values={[2, 3, 1, 4, 6, 5, 8]} width={200} height={56} />
    </Row>
  ),
}
