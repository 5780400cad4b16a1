import { createFakeFetch, type FakeFetch, makeTeamEntries, makeTeamEntry } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'transactionDetails'
const last = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'agentTransactions').at(-1)?.input

it('asks by type, direction and order, and for the gifts that the overview counts', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage(page, { fake })
  await dialog.findByRole('table')
  expect(last(fake)).toMatchObject({ scope: 'TEAM', kind: 'ALL', direction: 'ALL', sort: 'newest', pageSize: 20 })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Bonuses and rewards')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'In only')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Largest amount')
  expect(address()).toBe(`/help?agent=${page}&q.kind=GIFTS&q.direction=IN&q.sort=amount`)
  await waitFor(() => expect(last(fake)).toMatchObject({ kind: 'GIFTS', direction: 'IN', sort: 'amount' }))
})

it('shows whose entry it is, its sums, and no reason that speaks to the member', async () => {
  const entry = makeTeamEntry({ account: 'amihan10', kind: 'BET', reason: 'STAKE', direction: 'OUT', amount: '12.50' })
  const answer = makeTeamEntries([entry], { totalCount: 7, summary: { in: '20.00', out: '12.50', net: '7.50' } })
  const { dialog, user } = await openPage(page, { fake: createFakeFetch({ agentTransactions: () => answer }) })
  const [, row] = within(await dialog.findByRole('table')).getAllByRole('row')
  expect(row?.textContent).toMatch(/amihan10.*Bet.*₱12\.50/)
  expect(dialog.queryByText(/You placed/)).toBeNull()
  expect(dialog.getByLabelText('Totals of all entries found')).toHaveTextContent('In₱20.00Out₱12.50Difference₱7.50')
  await user.click(dialog.getByRole('button', { name: `Details ${entry.refNo}` }))
  expect(dialog.getByRole('group', { name: entry.refNo })).toHaveTextContent('Main wallet')
  expect(dialog.getByRole('link', { name: 'Bets of amihan10' })).toBeVisible()
})
