import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

it.each([
  ['deposit', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=DEPOSIT'],
  ['withdraw', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=WITHDRAWAL'],
  ['bonus', /^Transactions of/, 'transactionDetails&q.only=amihan11&q.kind=GIFTS'],
  ['winLoss', /^Bets of/, 'teamBetting&q.only=amihan11&q.state=SETTLED'],
  ['bonus&q.vendor=REEF', /^Bets of/, 'teamBetting&q.only=amihan11&q.vendor=REEF&q.state=SETTLED'],
])('opens the rows of an account behind the figure %s', async (figure, name, address) => {
  const shown = await openPage(`userProfit&q.figure=${figure}`, { fake: createFakeFetch() })
  await shown.user.click(await shown.dialog.findByRole('link', { name }))
  expect(shown.address()).toBe(`/help?agent=${address}`)
})

it('orders the accounts, by the figure where the order belongs to no game', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('userProfit', { fake })
  const asked = () => fake.calls.findLast(({ name }) => name === 'agentPnl')?.input
  const sort = await dialog.findByRole('combobox', { name: 'Sort by' })
  expect(sort).toHaveDisplayValue('Greatest figure')
  await user.selectOptions(sort, 'Highest deposits')
  expect(address()).toBe('/help?agent=userProfit&q.sort=deposit')
  await waitFor(() => expect(asked()).toMatchObject({ figure: 'validBet', sort: 'deposit' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of game' }), 'Fishing')
  await waitFor(() => expect(asked()).toMatchObject({ gameCategory: 'FISH', sort: 'figure' }))
  expect(within(sort).getAllByRole('option')).toHaveLength(4)
})

it('shows the play of some games alone and why, and the figure before again with all games', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('userProfit&q.figure=deposit', { fake })
  const asked = () => fake.calls.findLast(({ name }) => name === 'agentPnl')?.input
  const headers = async () => within(await dialog.findByRole('table')).getAllByRole('columnheader')
  const namesOf = async () => (await headers()).map(({ textContent }) => textContent)
  const note = /Deposits, withdrawals and bonuses belong to no game/
  expect(await namesOf()).toContain('Deposits')
  expect(dialog.queryByText(note)).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of game' }), 'Fishing')
  expect(address()).toBe('/help?agent=userProfit&q.figure=deposit&q.category=FISH')
  await waitFor(() => expect(asked()).toMatchObject({ figure: 'validBet', gameCategory: 'FISH', vassalage: 'ALL' }))
  expect(await dialog.findByText(note)).toBeVisible()
  expect((await namesOf()).slice(0, 5)).toEqual(['Account', 'Level', 'Bets', 'Valid bets', 'Players’ win or loss'])
  // The answer before stays until the new one is there.
  const totals = () => dialog.getByLabelText('Totals of these accounts').textContent
  await waitFor(() => expect(totals()).toMatch(/^Bets120Valid bets₱1,800.00Players/))
  const figure = dialog.getByRole('combobox', { name: 'Figure' })
  expect(figure).toHaveDisplayValue('Valid bets')
  expect(within(figure).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of game' }), 'All types of game')
  await waitFor(() => expect(dialog.queryByText(note)).toBeNull())
  expect(await namesOf()).toContain('Deposits')
  expect(dialog.getByRole('combobox', { name: 'Figure' })).toHaveDisplayValue('Deposits')
})
