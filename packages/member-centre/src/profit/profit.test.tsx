import { createFakeFetch, type FakeFetch, makeProfitRow } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'personalProfit'
const last = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'profit').at(-1)?.input

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T16:30:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const row = makeProfitRow({ key: '2026-11-21', winLoss: '-20.00', bonus: '5.00', net: '-15.00', bets: 1234 })
const total = makeProfitRow({ key: 'TOTAL', stake: '900.00', payout: '950.00', winLoss: '50.00', net: '55.00' })
const found = (rows = [row]) => createFakeFetch({ profit: () => ({ rows, total }) })
const cells = (line: HTMLElement | undefined) =>
  within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('is about this month by day, and its question is in the URL', async () => {
  const { fake, dialog, user, address } = await openPage(page, { fake: found() })
  await dialog.findByRole('table')
  expect(last(fake)).toEqual({ groupBy: 'DAY', startDate: '2026-11-01', endDate: '2026-11-22' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Show by' }), 'Week')
  await user.click(dialog.getByRole('button', { name: '7 days' }))
  expect(address()).toBe(`/help?member=${page}&q.by=WEEK&q.period=week`)
  await waitFor(() => expect(last(fake)).toEqual({ groupBy: 'WEEK', startDate: '2026-11-16', endDate: '2026-11-22' }))
})

it('shows the sums of the period and the figures of each day, with bonuses and commission', async () => {
  const { dialog } = await openPage(page, { fake: found() })
  expect(await dialog.findByLabelText('Totals of the period')).toHaveTextContent(
    'Bet amount₱900.00Payout₱950.00Win or loss₱50.00Bonuses and rewards₱5.00Commission₱0.00Net result₱55.00',
  )
  const [, line] = within(await dialog.findByRole('table')).getAllByRole('row')
  expect(cells(line).slice(0, 8)).toEqual([
    ...['DayNovember 21, 2026', 'Bets1,234', 'Bet amount₱100.00', 'Payout₱80.00', 'Win or lossLost −₱20.00'],
    ...['Bonuses and rewards₱5.00', 'Commission₱0.00', 'Net resultLost −₱15.00'],
  ])
})

it('draws a bar for every day of the period, and reads the same figures as a table', async () => {
  const { dialog, user } = await openPage(`${page}&q.period=2026-11-19..2026-11-21`, { fake: found() })
  const chart = within(await dialog.findByRole('figure', { name: 'Net result' }))
  expect(chart.getByText('Net result in the whole period: ₱55.00')).toBeVisible()
  await user.click(chart.getByRole('button', { name: 'Show as table' }))
  const lines = chart.getAllByRole('row').slice(1)
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Nov 19₱0.00', 'Nov 20₱0.00', 'Nov 21−₱15.00'])
})

it.each([
  ['WEEK', '2026-11-16', 'Week from November 16, 2026'],
  ['MONTH', '2026-11-01', 'November 2026'],
  ['CATEGORY', 'RNG', 'Slots'],
])('names a row by %s', async (by, key, name) => {
  const { dialog } = await openPage(`${page}&q.by=${by}`, { fake: found([{ ...row, key }]) })
  const [, line] = within(await dialog.findByRole('table')).getAllByRole('row')
  expect(cells(line)[0]).toContain(name)
})

it('keeps bonuses out of the rows of games, with a note', async () => {
  const { dialog } = await openPage(`${page}&q.by=CATEGORY`, { fake: found([{ ...row, key: 'RNG' }]) })
  const heads = within(await dialog.findByRole('table')).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Type of game', 'Bets', 'Bet amount', 'Payout', 'Win or loss'],
  ])
  expect(dialog.getByText(/belong to a day, not to a game/)).toBeVisible()
  expect(dialog.getByRole('figure', { name: 'Win or loss' })).toBeVisible()
})

it('is empty only where nothing was won, lost or given', async () => {
  const zero = { bonus: '0.00', commission: '0.00', winLoss: '0.00', net: '0.00' }
  const none = createFakeFetch({ profit: () => ({ rows: [], total: makeProfitRow(zero) }) })
  const { dialog, user, address } = await openPage(page, { fake: none })
  await dialog.findByRole('heading', { name: 'No settled bets on these days' })
  none.use({ profit: () => ({ rows: [], total: makeProfitRow({ ...zero, bonus: '5.00' }) }) })
  await user.click(dialog.getByRole('button', { name: 'Show 12 months' }))
  expect(address()).toBe(`/help?member=${page}&q.period=2025-11-22..2026-11-22`)
  expect(await dialog.findByLabelText('Totals of the period')).toHaveTextContent('Bonuses and rewards₱5.00')
})
