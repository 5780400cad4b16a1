import type { ChartLabels } from './ChartFrame.tsx'
import type { Series } from './series.ts'

/** Figures and words for stories and tests. */
export const storyWords: ChartLabels = {
  table: 'Show as table',
  chart: 'Show as chart',
  loading: 'Loading the figures',
  empty: 'No figures yet',
  emptyHint: 'They appear after the first day.',
  keys: 'Arrow keys read the points.',
}

export const storyDays = Array.from({ length: 14 }, (_, index) => `${index + 8} Nov`)
const wave = (start: number, swing: number) =>
  storyDays.map((_, index) => Math.round(start + swing * Math.sin(index * 0.9) + index * swing * 0.15))

export const storySeries: Series[] = [
  { id: 'in', name: 'Deposits', values: wave(4200, 1300) },
  { id: 'out', name: 'Withdrawals', values: wave(2600, 700) },
  { id: 'bonus', name: 'Rebates', values: wave(900, 260).map((value, index) => (index === 5 ? null : value)) },
]
const pesos = new Intl.NumberFormat('en')
export const storyFormat = (value: number) => `${value < 0 ? '-' : ''}₱${pesos.format(Math.abs(value))}`
