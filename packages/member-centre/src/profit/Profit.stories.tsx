import { type FakeProfitRow, fakeError, makeProfitRow } from '@boardwalk/api-client/fakes'
import { never, onPhone, type StoryOptions, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { memberScreen, offlineMemberScreen } from '../testing/member-screen.ts'
import { risen } from '../testing/risen.ts'
import { Profit } from './Profit.tsx'

const meta = {
  title: 'Screens/Member centre/Profit and loss',
  component: Profit,
  parameters: screenParameters,
} satisfies Meta<typeof Profit>
export default meta
type Story = StoryObj<typeof meta>

const decimal = (cents: number) => (cents / 100).toFixed(2)
/** A row of so many cents won or lost; every third has a bonus. */
const row = (key: string, cents: number, index: number): FakeProfitRow => {
  const bonus = index % 3 === 0 ? 1_500 : 0
  const amounts = { winLoss: decimal(cents), payout: decimal(50_000 + cents), bonus: decimal(bonus) }
  return makeProfitRow({ key, ...amounts, stake: '500.00', net: decimal(cents + bonus), bets: 12 + index })
}
const total = makeProfitRow({
  ...{
    key: 'TOTAL',
    stake: '5000.00',
    payout: '4800.00',
    winLoss: '-200.00',
    bonus: '45.00',
    net: '-155.00',
    bets: 165,
  },
})
const cents = [12_000, -8_000, -30_050, 4_000, 21_000, -6_000]
const days = cents.map((amount, index) => row(`2026-11-${String(21 - 3 * index).padStart(2, '0')}`, amount, index))
const kinds = ['RNG', 'LIVE', 'FISH'].map((key, index) => row(key, cents[index] ?? 0, index))

const page = 'personalProfit'
const profit = (options: StoryOptions = {}, query = '') =>
  memberScreen(page + query, { ...options, answers: { profit: () => ({ rows: days, total }), ...options.answers } })
const shown = async () => void (await risen())

export const Data: Story = {
  ...profit(),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('figure', { name: 'Net result' })).toBeVisible()
  },
}
export const OnAPhone: Story = { ...profit(), globals: onPhone, play: shown }
export const Agent: Story = { ...profit({ as: 'agent' }), play: shown }
export const ByTypeOfGame: Story = {
  ...profit({ answers: { profit: () => ({ rows: kinds, total }) } }, '&q.by=CATEGORY'),
  play: shown,
}
const month = (key: string, index: number) => row(key, cents[index] ?? 0, index)
export const ByMonth: Story = {
  ...profit(
    { answers: { profit: () => ({ rows: ['2026-11-01', '2026-09-01', '2026-08-01'].map(month), total }) } },
    '&q.by=MONTH&q.period=2026-06-01..2026-11-21',
  ),
  play: shown,
}
export const BarRead: Story = {
  ...profit(),
  play: async () => {
    const dialog = await risen()
    ;(await dialog.findByRole('group', { name: /Net result/ })).focus()
    await userEvent.keyboard('{End}')
    const read = () => dialog.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(read().join()).toContain('Net result'))
  },
}
export const Loading: Story = { ...profit({ answers: { profit: never } }), play: shown }
const nothing = makeProfitRow({
  key: 'TOTAL',
  bonus: '0.00',
  commission: '0.00',
  winLoss: '0.00',
  net: '0.00',
  bets: 0,
})
export const Empty: Story = { ...profit({ answers: { profit: () => ({ rows: [], total: nothing }) } }), play: shown }
export const Failed: Story = {
  ...profit({ answers: fakeError('profit', 'OVERLOADED') }),
  play: async () => {
    const dialog = await risen()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = { ...offlineMemberScreen(page), play: shown }
