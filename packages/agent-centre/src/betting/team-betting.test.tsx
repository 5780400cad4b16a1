import { createFakeFetch, type FakeFetch, fakeError, makeTeamBet, makeTeamBets } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

/** Half past midnight of the 22nd in Manila. */
const NIGHT = '2026-11-21T16:30:00.000Z'
const page = 'teamBetting'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NIGHT) })
})
afterEach(() => {
  vi.useRealTimers()
})

const last = (fake: FakeFetch, name = 'agentBets') => fake.calls.filter((call) => call.name === name).at(-1)?.input
const everyBet = { gameCategory: 'ALL', vassalage: 'ALL', status: 'ALL' }
const today = { startDate: '2026-11-22', endDate: '2026-11-22' }

it('asks for the days of the brand, by account, type of game, provider and order, and keeps them in the address', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage(page, { fake })
  await dialog.findByRole('table')
  const paged = { pageNo: 1, pageSize: 20 }
  expect(last(fake)).toEqual({ ...everyBet, ...today, ...paged, scope: 'TEAM', sort: 'newest' })
  await user.type(dialog.getByRole('textbox', { name: 'Account begins with' }), 'ami{Enter}')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of game' }), 'Fishing')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Largest payout')
  expect(address()).toBe(`/help?agent=${page}&q.account=ami&q.category=FISH&q.sort=payout`)
  await waitFor(() => expect(last(fake)).toMatchObject({ account: 'ami', gameCategory: 'FISH', sort: 'payout' }))
})

it('shows whose bet it is and the sums of the whole filter', async () => {
  const summary = { bets: 1234, stake: '2000.00', validBet: '1900.00', payout: '2500.00', winLoss: '500.00' }
  const answer = makeTeamBets([makeTeamBet({ account: 'amihan10' })], { summary, totalCount: 1234, totalPages: 62 })
  const { dialog } = await openPage(page, { fake: createFakeFetch({ agentBets: () => answer }) })
  const [, row] = within(await dialog.findByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent('amihan10')
  expect(dialog.getByLabelText('Totals of all bets found')).toHaveTextContent('Valid bet₱1,900.00')
  expect(dialog.getByText('1,234 bets')).toBeVisible()
})

it('is about one account where another page opened it, until all are asked for', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage(`${page}&q.only=amihan10&q.state=SETTLED`, { fake })
  expect(await dialog.findByRole('textbox', { name: 'Account' })).toHaveValue('amihan10')
  expect(await dialog.findByText(/by the day of their result/)).toBeVisible()
  expect(last(fake)).toMatchObject({ scope: 'SELF', underAccount: 'amihan10', status: 'SETTLED' })
  await user.click(dialog.getByRole('button', { name: 'Show all accounts' }))
  expect(address()).toBe(`/help?agent=${page}&q.state=SETTLED`)
  await waitFor(() => expect(last(fake)).not.toHaveProperty('underAccount'))
})

it('opens the other rows of an account for the same days', async () => {
  const fake = createFakeFetch({ agentBets: () => makeTeamBets([makeTeamBet({ account: 'amihan10' })]) })
  const { dialog, user, address } = await openPage(`${page}&q.period=week&q.category=RNG`, { fake })
  await user.click(await dialog.findByRole('button', { name: /^Details/ }))
  await user.click(dialog.getByRole('link', { name: 'Transactions of amihan10' }))
  expect(address()).toBe('/help?agent=transactionDetails&q.period=week&q.only=amihan10')
  await waitFor(() =>
    expect(last(fake, 'agentTransactions')).toMatchObject({
      ...{ scope: 'SELF', underAccount: 'amihan10', startDate: '2026-11-16', endDate: '2026-11-22' },
    }),
  )
})

it('reads every bet that the filter finds for the file, and says when they do not come', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const bets = Array.from({ length: 3 }, (_, n) => makeTeamBet({ gameName: n === 1 ? '=1+1' : 'Reels' }, n))
  const fake = createFakeFetch({ agentBets: () => makeTeamBets(bets) })
  const { dialog, user } = await openPage(`${page}&q.sort=stake&q.category=FISH`, { fake })
  await user.click(await dialog.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(last(fake, 'agentFile')).toEqual({
    ...{ ...everyBet, ...today, of: 'BETS', scope: 'TEAM', gameCategory: 'FISH', kind: 'ALL' },
    ...{ direction: 'ALL', source: 'ALL' },
  })
  const [[file] = []] = saved.mock.calls
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n')).toHaveLength(1 + 3 + 1)
  expect(text).toContain("'=1+1")
  fake.use(fakeError('agentFile', 'RATE_LIMITED', { retryAfter: 60 }))
  await user.click(dialog.getByRole('button', { name: 'Save as CSV' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(saved).toHaveBeenCalledOnce()
})

it('says that nothing matches, and why nothing came', async () => {
  const none = await openPage(`${page}&q.only=amihan10`, {
    fake: createFakeFetch({ agentBets: () => makeTeamBets([]) }),
  })
  expect(await none.dialog.findByText('No bets match these filters')).toBeVisible()
  none.unmount()
  const failed = await openPage(page, { fake: createFakeFetch(fakeError('agentBets', 'OVERLOADED')) })
  expect(await failed.dialog.findByRole('alert')).toBeVisible()
})
