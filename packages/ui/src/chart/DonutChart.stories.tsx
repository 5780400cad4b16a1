import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../data/Money.tsx'
import { guide } from '../testing/guide.ts'
import { DonutChart } from './DonutChart.tsx'
import { storyFormat, storyWords } from './story-data.ts'

const meta = {
  title: 'Components/Data/DonutChart',
  component: DonutChart,
  args: {
    title: 'Where you play',
    summary: 'More than half of your stakes went to slots.',
    valueName: 'Stakes',
    format: storyFormat,
    words: storyWords,
    slices: [
      { id: 'rng', name: 'Slots', value: 5200 },
      { id: 'live', name: 'Live casino', value: 2300 },
      { id: 'fish', name: 'Fishing', value: 1200 },
      { id: 'pvp', name: 'Cards and boards', value: 600 },
      { id: 'sports', name: 'Sports', value: 300 },
    ],
    children: <Money text="₱9,600" />,
  },
  parameters: guide({
    usage:
      'Parts of one whole. The legend shows each part with its figure, so that no angles have to be compared. Import it from `@boardwalk/ui/chart`.',
    dos: ['Put the largest first.', 'Join small parts into one called other.'],
    donts: ['Do not show more than five parts.', 'Do not use it for changes over time.'],
    keyboard: [
      ['Tab', 'the button for the table'],
      ['Enter, Space', 'shows the table, and the chart again'],
    ],
  }),
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/More than half/)
    canvas.getByRole('button', { name: 'Show as table' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument()
  },
}
export const OnePart: Story = { args: { slices: [{ id: 'rng', name: 'Slots', value: 5200 }] } }
export const WithNothing: Story = {
  args: {
    slices: [
      { id: 'a', name: 'Slots', value: 10 },
      { id: 'b', name: 'Live', value: 0 },
      { id: 'c', name: 'Fish', value: -3 },
    ],
  },
}
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { slices: [] } }
