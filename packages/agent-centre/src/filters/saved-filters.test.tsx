import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contractAnswers } from '../testing/contract-answers.ts'
import { openPage } from '../testing/open-page.ts'
import { readFilters, storeFilters, withFilter } from './stored-filters.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})
const name = 'Saved filters'
const openList = async (page: string) => {
  const fake = createFakeFetch({ consolidatedFunds: contractAnswers.consolidatedFunds })
  const shown = await openPage(page, { fake })
  await shown.user.click(await shown.dialog.findByRole('button', { name }))
  return { ...shown, list: within(await screen.findByRole('dialog', { name })) }
}

it.each([
  ['teamBetting', 'q.period=week&q.category=FISH&q.page=3', 'q.period=week&q.category=FISH'],
  ['myIncome', 'q.source=DAILY&q.sort=net', 'q.source=DAILY&q.sort=net'],
  ['transactionDetails', 'q.account=ami', 'q.account=ami'],
  ['userProfit', 'q.figure=deposit', 'q.figure=deposit'],
  ['userProfit', 'q.category=FISH&q.vendor=REEF&q.page=2', 'q.category=FISH&q.vendor=REEF'],
  ['dividend', 'q.view=DOWNLINE&q.status=ACTIVE&q.page=2', 'q.view=DOWNLINE&q.status=ACTIVE'],
  ['hourlySalary', 'q.contract=c1&q.sort=net&q.page=2', 'q.contract=c1&q.sort=net'],
  ['teamManagement', 'q.depth=ALL&q.type=AGENT', 'q.depth=ALL&q.type=AGENT'],
])('saves the filters of %s under a name and applies them later, on their first page', async (page, asked, kept) => {
  const first = await openList(`${page}&${asked}`)
  await first.user.type(first.list.getByRole('textbox', { name: /^Name/ }), ' Weekend ')
  await first.user.click(first.list.getByRole('button', { name: 'Save the current filters' }))
  expect(first.list.getByRole('button', { name: 'Apply Weekend' })).toBeVisible()
  first.unmount()
  const later = await openList(page)
  expect(later.list.queryByRole('textbox')).toBeNull()
  await later.user.click(later.list.getByRole('button', { name: 'Apply Weekend' }))
  expect(new Set(new URL(later.address(), 'http://x').searchParams)).toEqual(
    new Set(new URLSearchParams(`agent=${page}&${kept}`)),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})

it('deletes one, asks for a name, and says when the browser blocks storage', async () => {
  const page = 'myIncome&q.source=DAILY'
  const { user, list } = await openList(page)
  const save = list.getByRole('button', { name: 'Save the current filters' })
  await user.click(save)
  expect(list.getByText('Enter a name.')).toBeVisible()
  await user.type(list.getByRole('textbox', { name: /^Name/ }), 'Pay')
  await user.click(save)
  await user.click(list.getByRole('button', { name: 'Delete Pay' }))
  expect(list.getByText('No saved filters yet')).toBeVisible()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(list.getByRole('textbox', { name: /^Name/ }), 'Pay')
  await user.click(save)
  expect(list.getByRole('alert')).toHaveTextContent('The browser blocks saving.')
  expect(list.queryByRole('button', { name: 'Apply Pay' })).toBeNull()
})

it('keeps those of each account apart, the newest of a name, and drops anything else in storage', () => {
  const filters = withFilter(withFilter([], { name: 'Pay', query: 'a' }), { name: 'pay', query: 'b' })
  expect(filters).toEqual([{ name: 'pay', query: 'b' }])
  expect(storeFilters('agent01', 'myIncome', filters)).toBe(true)
  expect(readFilters('agent01', 'myIncome')).toEqual(filters)
  expect(readFilters('agent02', 'myIncome')).toEqual([])
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `n${at}`, query: '' }))
  expect(withFilter(many, { name: 'new', query: '' })).toHaveLength(20)
  localStorage.setItem('filters.myIncome.agent01', '[{"name":1},{"name":"x","query":"y"},null]')
  expect(readFilters('agent01', 'myIncome')).toEqual([{ name: 'x', query: 'y' }])
  localStorage.setItem('filters.myIncome.agent01', '{')
  expect(readFilters('agent01', 'myIncome')).toEqual([])
})
