import { createFakeFetch, makeOverview } from '@boardwalk/api-client/fakes'
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

it.each([
  ['Deposits', ['₱0.00', '₱700.00', '₱500.00']],
  ['Net result', ['₱0.00', '−₱150.00', '−₱200.00']],
])('draws the days of a period, those without figures too, also as a table (%s)', async (name, days) => {
  const { dialog, user } = await openPage('agentTeamOverview&q.period=2026-11-19..2026-11-21')
  const plot = within(await dialog.findByRole('figure', { name }))
  await user.click(plot.getByRole('button', { name: 'Show as table' }))
  const rows = plot.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual(days)
})
