import { Badge, type Tone } from '../data/Badge.tsx'
import { Money } from '../data/Money.tsx'
import type { Column } from './columns.ts'
import type { TableLabels } from './labels.ts'

/** Rows, columns and words for stories and tests. */
export type StoryRound = { id: string; game: string; amount: string; state: keyof typeof states; at: Date }

const states = {
  won: { word: 'Paid out', tone: 'positive' },
  lost: { word: 'No return', tone: 'neutral' },
  open: { word: 'In play', tone: 'info' },
  void: { word: 'Given back', tone: 'warning' },
} satisfies Record<string, { word: string; tone: Tone }>
const stateNames = Object.keys(states) as (keyof typeof states)[]
const games = ['Lantern Harvest', 'Reef Runner', 'Kite Season', 'Monsoon Gold', 'Tea Garden']
const start = Date.UTC(2026, 10, 21, 9)

export const storyRounds = (count: number): StoryRound[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R-${100_000 + index}`,
    game: games[index % games.length] ?? '',
    amount: `${index % 3 === 0 ? '-' : ''}${((index * 7919) % 100_000) + 10}.${index % 2 ? '50' : '00'}`,
    state: stateNames[index % stateNames.length] ?? 'open',
    at: new Date(start - index * 61_000),
  }))

const amountText = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const money = (amount: string) => `₱${amountText.format(Number(amount))}`.replace('₱-', '−₱')
const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const storyColumns: Column<StoryRound>[] = [
  { id: 'id', header: 'Round', value: ({ id }) => id, isFixed: true, card: 'detail' },
  { id: 'game', header: 'Game', value: ({ game }) => game, card: 'title' },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'number',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <Money text={money(amount)} />,
    card: 'amount',
    total: <Money text="₱12,340.50" />,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => states[state].word,
    cell: ({ state }) => <Badge $tone={states[state].tone}>{states[state].word}</Badge>,
    card: 'state',
  },
  { id: 'at', header: 'Time', kind: 'date', value: ({ at }) => at, cell: ({ at }) => timeText.format(at) },
]

export const storyLabels = {
  columns: 'Columns',
  exportFile: 'Save as CSV',
  exportFailed: 'The file could not be made. Nothing has changed; try again.',
  sortBy: 'Order',
  unsorted: 'As they came',
  sorted: (header, direction) => `${header}, ${direction}`,
  actions: 'Actions',
  details: 'Details of',
  total: 'Total',
  loading: 'Loading rounds',
  empty: 'No rounds yet',
  emptyHint: 'Rounds that you play appear here.',
  failed: 'The rounds could not be loaded',
  failedHint: 'Your balance is safe. Try again in a moment.',
  retry: 'Try again',
} satisfies TableLabels
