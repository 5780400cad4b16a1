import { createFakeFetch, makeIncomes, makeOverview } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks for today, and for another period that the address keeps', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('agentTeamOverview', { fake })
  await user.click(await dialog.findByRole('button', { name: 'This month' }))
  expect(address()).toBe('/help?agent=agentTeamOverview&q.period=month')
  const asked = () => fake.calls.filter(({ name }) => name === 'agentOverview').map(({ input }) => input)
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()).toEqual([
    { startDate: '2026-11-21', endDate: '2026-11-21' },
    { startDate: '2026-11-01', endDate: '2026-11-21' },
  ])
})

it('opens the accounts behind a figure, for the same days', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('agentTeamOverview&q.period=week', { fake })
  await user.click(await dialog.findByRole('link', { name: /^First deposits/ }))
  expect(address()).toBe('/help?agent=userProfit&q.period=week&q.figure=firstDeposits')
  expect(await dialog.findByRole('table')).toBeVisible()
  const asked = fake.calls.find(({ name }) => name === 'agentPnl')?.input
  expect(asked).toMatchObject({ figure: 'firstDeposits', startDate: '2026-11-15', endDate: '2026-11-21' })
})

it.each([
  ['Balance of the team', 'teamManagement&q.depth=ALL'],
  ['Agents', 'teamManagement&q.depth=ALL&q.type=AGENT'],
  ['Online', 'teamManagement&q.depth=ALL&q.online=YES'],
  ['New today', 'userProfit&q.figure=registrations'],
  ['Active today', 'userProfit&q.figure=active'],
  ['My income', 'myIncome&q.period=week'],
])('opens the rows behind %s', async (name, address) => {
  const shown = await openPage('agentTeamOverview&q.period=week')
  await shown.user.click(await shown.dialog.findByRole('link', { name: new RegExp(`^${name}.+`) }))
  expect(shown.address()).toBe(`/help?agent=${address}`)
})

it('says that a team is empty', async () => {
  const { team } = makeOverview()
  const fake = createFakeFetch({ agentOverview: () => makeOverview({ team: { ...team, members: 0 } }) })
  const { dialog } = await openPage('agentTeamOverview', { fake })
  expect(await dialog.findByText('Your team has no accounts yet')).toBeVisible()
})

const bar = { newMembers: 0, firstDeposits: 0, withdraw: '0.00', validBet: '90.00', winLoss: '-45.00', net: '-40.00' }
const before = [{ ...bar, day: '2026-11-15', deposit: '60.00', bonus: '5.00' }]
const income = [
  { day: '2026-11-16', amount: '2.00' },
  { day: '2026-11-21', amount: '31.25' },
]
const trend = { from: '2026-11-15', before, income }
const weekOf = (...first: string[]) => [...first, ...Array<string>(5).fill('₱0.00')].slice(0, 5)

it.each([
  ['Deposits', [...weekOf('₱60.00'), '₱700.00', '₱500.00'], '₱1,200.00'],
  ['Players’ win or loss', [...weekOf('−₱45.00'), '−₱180.00', '−₱220.00'], '−₱400.00'],
  ['Bonuses', [...weekOf('₱5.00'), '₱30.00', '₱20.00'], '₱50.00'],
  ['Net result', [...weekOf('−₱40.00'), '−₱150.00', '−₱200.00'], '−₱350.00'],
  ['My income', [...weekOf('₱0.00', '₱2.00'), '₱0.00', '₱31.25'], '₱31.25'],
  ['First deposits', ['0', '0', '0', '0', '0', '0', '2'], '2'],
])(
  'draws seven days up to a single day, also as a table, with the amount of that day alone (%s)',
  async (name, days, amount) => {
    const fake = createFakeFetch({ agentOverview: () => makeOverview({ trend }) })
    const { dialog, user } = await openPage('agentTeamOverview', { fake })
    const figure = await dialog.findByRole('figure', { name })
    expect(figure).toHaveAccessibleDescription(
      `${name} in the chosen period: ${amount}. The chart also shows the days before it.`,
    )
    const plot = within(figure)
    await user.click(plot.getByRole('button', { name: 'Show as table' }))
    const rows = plot.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual(days)
  },
)

it('draws a longer period alone, and only that period where the answer has no other days', async () => {
  const longer = await openPage('agentTeamOverview&q.period=2026-11-12..2026-11-21')
  const drawn = await longer.dialog.findByRole('figure', { name: 'Deposits' })
  expect(drawn).toHaveAccessibleDescription('Deposits in the whole period: ₱1,200.00')
  await longer.user.click(within(drawn).getByRole('button', { name: 'Show as table' }))
  expect(within(drawn).getAllByRole('row')).toHaveLength(11)
  longer.unmount()
  const fake = createFakeFetch({ agentOverview: () => makeOverview({ trend: undefined }) })
  const { dialog, user } = await openPage('agentTeamOverview', { fake })
  const plot = within(await dialog.findByRole('figure', { name: 'Deposits' }))
  await user.click(plot.getByRole('button', { name: 'Show as table' }))
  expect(plot.getAllByRole('row')).toHaveLength(2)
  expect(dialog.queryByRole('figure', { name: 'My income' })).toBeNull()
})

it('shows the income with its corrections, as the rows that it opens add up', async () => {
  const total = { items: 3, gross: '50.00', deducted: '20.00', net: '30.00', corrected: '-12.5050' }
  const fake = createFakeFetch({ agentIncome: () => makeIncomes([], { summary: { total, kinds: [] } }) })
  const { dialog } = await openPage('agentTeamOverview', { fake })
  expect(await dialog.findByRole('link', { name: /^My income.*₱17\.49$/ })).toBeVisible()
})
