import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarChart } from './BarChart.tsx'
import type { ChartProps } from './ChartFrame.tsx'
import { DonutChart } from './DonutChart.tsx'
import { LineChart } from './LineChart.tsx'
import { Sparkline } from './Sparkline.tsx'
import { storyWords } from './story-data.ts'

const chart: ChartProps = {
  title: 'Turnover',
  summary: 'It rose.',
  labels: ['Mon', 'Tue', 'Wed'],
  series: [
    { id: 'in', name: 'In', values: [1, null, 3] },
    { id: 'out', name: 'Out', values: [2, -1] },
  ],
  format: (value) => `₱${value}`,
  words: storyWords,
}
const plot = () => screen.getByRole('group')
const readout = () => screen.getByRole('status')

it.each([
  ['line', LineChart],
  ['bar', BarChart],
])('%s: reads its points with the arrow keys, gaps too', (_, Chart) => {
  render(<Chart {...chart} />)
  fireEvent.keyDown(plot(), { key: 'ArrowRight' })
  expect(readout()).toHaveTextContent('MonIn ₱1Out ₱2')
  fireEvent.keyDown(plot(), { key: 'ArrowRight' })
  expect(readout()).toHaveTextContent('TueIn –Out ₱-1')
  fireEvent.keyDown(plot(), { key: 'End' })
  expect(readout()).toHaveTextContent('WedIn ₱3Out –')
  fireEvent.keyDown(plot(), { key: 'Escape' })
  expect(readout()).toBeEmptyDOMElement()
})

it('is a table on request, with every figure', () => {
  render(<LineChart {...chart} />)
  fireEvent.click(screen.getByRole('button', { name: storyWords.table }))
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['InOut', 'Mon₱1₱2', 'Tue–₱-1', 'Wed₱3–'])
  fireEvent.click(screen.getByRole('button', { name: storyWords.chart }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it.each([
  ['no labels', { labels: [], series: [] }],
  ['nothing but gaps', { series: [{ id: 'in', name: 'In', values: [null, null, Number.NaN] }] }],
])('shows that there is nothing with %s', (_, data) => {
  render(<BarChart {...chart} {...data} />)
  expect(screen.getByText(storyWords.empty)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('breaks a line where a value is missing, and marks isolated points', () => {
  const { container } = render(<LineChart {...chart} series={[{ id: 'in', name: 'In', values: [1, null, 3] }]} />)
  const drawn = [...container.querySelectorAll('svg g path')].map((path) => path.getAttribute('d') ?? '')
  expect(drawn.some((d) => d.includes('NaN'))).toBe(false)
  expect(drawn.filter((d) => d.startsWith('M-4'))).toHaveLength(2)
})

it('draws the parts of a whole and omits empty ones', () => {
  const slices = [
    { id: 'a', name: 'Slots', value: 60 },
    { id: 'b', name: 'Live', value: 0 },
    { id: 'c', name: 'Fish', value: 40 },
  ]
  const { container } = render(<DonutChart {...chart} slices={slices} valueName="Share" />)
  expect(container.querySelectorAll('svg[role="img"] g')).toHaveLength(2)
  expect(screen.queryByText('Live')).not.toBeInTheDocument()
})

it.each([[[]], [[null]], [[5]], [[5, 5, 5]], [[1, null, 3]], [[Number.NaN, 2]]])(
  'a spark of %j draws no nonsense',
  (values) => {
    const { container } = render(<Sparkline label="Course" values={values} />)
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  },
)

it('is in the server’s page with its figures, without inline styles', () => {
  const html = renderToString(<LineChart {...chart} isArea />)
  expect(html).toContain('₱')
  expect(html).not.toMatch(/NaN|\sstyle="/)
})
