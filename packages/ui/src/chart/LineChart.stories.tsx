import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../testing/guide.ts'
import { LineChart } from './LineChart.tsx'
import { storyDays, storyFormat, storySeries, storyWords } from './story-data.ts'

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart,
  args: {
    title: 'Money in and out',
    summary: 'Deposits rose from ₱4,200 to ₱7,000 in two weeks; withdrawals stayed below half of them.',
    labels: storyDays,
    series: storySeries,
    format: storyFormat,
    words: storyWords,
  },
  parameters: guide({
    usage: 'Values over time, one line each, with a gap where nothing is known. Lives in `@boardwalk/ui/chart`.',
    dos: [
      'Say in `summary` what the figures say.',
      'Pass `null` where nothing is known; zero is a figure.',
      'Format amounts with their currency.',
    ],
    donts: [
      'Do not show more than five series.',
      'Do not rely on colour: the marks and patterns are there for a reason.',
    ],
    keyboard: [
      ['Tab', 'the button for the table, then the drawing'],
      ['Arrow left, arrow right', 'the point before or after, read below the drawing'],
      ['Home, End', 'the first, the last point'],
      ['Escape', 'lets go of the point'],
    ],
  }),
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>
const [deposits, withdrawals] = storySeries

export const ThreeSeries: Story = {
  play: async ({ canvas, userEvent }) => {
    const forward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    canvas.getByRole('group').focus()
    await userEvent.keyboard(forward)
    await expect(canvas.getByRole('status')).toHaveTextContent('8 Nov')
    await userEvent.keyboard(`${forward}${forward}`)
    await expect(canvas.getByRole('status')).toHaveTextContent('10 Nov')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent('21 Nov')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const PointRead: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('group').focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Deposits')
  },
}
export const OneSeries: Story = { args: { series: deposits ? [deposits] : [] } }
export const Area: Story = { args: { series: deposits ? [deposits] : [], isArea: true } }
export const Zoomed: Story = {
  args: {
    isZoomed: true,
    series: [{ id: 'rtp', name: 'Return', values: storyDays.map((_, index) => 95 + (index % 4) * 0.4) }],
    format: (value) => `${value} %`,
  },
}
export const BelowZero: Story = {
  args: {
    title: 'Won and lost',
    summary: 'Three days above zero, four below.',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [{ id: 'net', name: 'Net', values: [120, -80, -300, 40, null, 210, -60] }],
  },
}
export const OnePoint: Story = {
  args: { labels: ['Today'], series: [{ id: 'in', name: 'Deposits', values: [1200] }] },
}
export const ManyPoints: Story = {
  args: {
    labels: Array.from({ length: 365 }, (_, index) => `Day ${index + 1}`),
    series: [
      { id: 'in', name: 'Deposits', values: Array.from({ length: 365 }, (_, index) => 500 + ((index * 7919) % 700)) },
    ],
  },
}
export const AsTable: Story = {
  args: { series: withdrawals && deposits ? [deposits, withdrawals] : [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { labels: [], series: [] } }
