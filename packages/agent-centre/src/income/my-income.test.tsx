import { createFakeFetch, type FakeFetch, makeContract, makeIncome, makeIncomes } from '@boardwalk/api-client/fakes'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'myIncome'
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const last = (fake: FakeFetch, name: string) => fake.calls.filter((call) => call.name === name).at(-1)?.input
const sum = { items: 2, gross: '50.00', deducted: '20.00', net: '30.00', corrected: '0.00' }
const kinds = [
  { kind: 'DIVIDEND' as const, ...sum },
  { kind: 'REALTIME' as const, ...sum },
]
const paged = { pageNo: 1, pageSize: 10, totalCount: 1, totalPages: 1 }
/** The 20th in Manila. */
const daily = makeIncome({
  ...{ refNo: 'SL261121-0000000001', kind: 'DAILY', rate: '0.0125' },
  ...{ periodStart: '2026-11-19T16:00:00.000Z', periodEnd: '2026-11-20T16:00:00.000Z' },
})
const realTime = makeIncome({
  ...{ refNo: 'SL261121-0000000002', kind: 'REALTIME', rate: null, status: 'DUE', paidAt: null },
  ...{ periodStart: '2026-11-21T04:00:00.000Z', periodEnd: '2026-11-21T04:05:00.000Z' },
})
const rebate = makeIncome({ ...daily, refNo: 'RB261121-0000000003', kind: 'REBATE', rate: '0.003' })
const team = { winLoss: '-40.00', given: '0.00', active: true }
/** The bets of the signed-in agent and of a downline. */
const rebateLines = {
  ...{ ...paged, totalCount: 2, income: rebate, contract: null, fixes: [] },
  list: ['player01', 'amihan10'].map((account) => ({
    ...team,
    own: account === 'player01',
    account,
    validBet: '1000.00',
  })),
}
const found = { agentIncome: () => makeIncomes([realTime, daily], { summary: { total: sum, kinds } }) }

it('shows each payment with its period, rate and state, and the sums by source', async () => {
  const fake = createFakeFetch(found)
  const { dialog, user, address } = await openPage(page, { fake })
  const table = within(await dialog.findByRole('table', { name: 'Payments' }))
  const [, first, second] = table.getAllByRole('row')
  expect(first?.textContent).toMatch(/Real-time salary.*November 21, 2026, 12:00 PM – 12:05 PM.*Per bet.*Due/)
  expect(second?.textContent).toMatch(/Daily salary.*November 20, 2026.*1\.25%.*Paid/)
  expect(second).not.toHaveTextContent('November 21')
  expect(last(fake, 'agentIncome')).toEqual({
    ...{ kind: 'ALL', sort: 'newest', startDate: '2026-11-01', endDate: '2026-11-21', pageNo: 1, pageSize: 20 },
  })
  await user.click(dialog.getByRole('button', { name: 'Open Dividend' }))
  expect(address()).toBe(`/help?agent=${page}&q.source=DIVIDEND`)
  await waitFor(() => expect(last(fake, 'agentIncome')).toMatchObject({ kind: 'DIVIDEND' }))
})

it('explains why the sums before and after downlines differ, where downlines were paid', async () => {
  const paid = await openPage(page, { fake: createFakeFetch(found) })
  expect(await paid.dialog.findByText(/If downlines were paid more than a period earned/)).toBeVisible()
  cleanup()
  const summary = { total: { ...sum, deducted: '0.00' }, kinds }
  const none = await openPage(page, { fake: createFakeFetch({ agentIncome: () => makeIncomes([daily], { summary }) }) })
  await none.dialog.findByRole('table', { name: 'Payments' })
  expect(none.dialog.queryByText(/paid more than a period earned/)).toBeNull()
})

it('opens the bets behind real-time salary: game, round, bet, rate and amount', async () => {
  const line = {
    ...{
      gameCode: 'tide',
      gameCategory: 'LOTT',
      roundId: 'round-7',
      account: 'amihan10',
      betNo: 'BT261121-0000000007',
    },
    ...{ stake: '200.00', validBet: '200.00', payout: '380.00', result: 'WIN' as const, rate: '0.006', amount: '1.20' },
    settledAt: '2026-11-21T04:01:00.000Z',
  }
  const lines = {
    ...paged,
    totalCount: 11,
    totalPages: 2,
    list: [line],
    income: realTime,
    contract: makeContract(),
    fixes: [],
  }
  const fake = createFakeFetch({ ...found, settlementLines: () => lines })
  const { dialog, user } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('button', { name: `Details ${realTime.refNo}` }))
  const [, row] = within(await dialog.findByRole('table', { name: 'Bets behind this payment' })).getAllByRole('row')
  expect(row?.textContent).toMatch(/round-7.*amihan10.*BT261121-0000000007.*₱200\.00.*Won.*0\.6%.*₱1\.20/)
  await user.click(dialog.getByRole('button', { name: 'Page 2' }))
  expect(last(fake, 'settlementLines')).toMatchObject({ refNo: realTime.refNo, pageNo: 2 })
})

it('opens the settled bets of an account behind a daily salary, in the days of its period', async () => {
  const list = [
    { account: 'amihan10', validBet: '1000.00', winLoss: '-40.00', own: false, given: '0.00', active: true },
  ]
  const fake = createFakeFetch({
    ...found,
    settlementLines: () => ({ ...paged, list, income: daily, contract: makeContract({ kind: 'DAILY' }), fixes: [] }),
  })
  const { dialog, user, address } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('button', { name: `Details ${daily.refNo}` }))
  await user.click(await dialog.findByRole('link', { name: 'Bets of amihan10' }))
  expect(address()).toContain('agent=teamBetting')
  await waitFor(() =>
    expect(last(fake, 'agentBets')).toMatchObject({
      ...{ scope: 'SELF', underAccount: 'amihan10', status: 'SETTLED', startDate: '2026-11-20', endDate: '2026-11-20' },
    }),
  )
})

it('finds rebates by the filter and from the sums by source', async () => {
  const both = [...kinds, { kind: 'REBATE' as const, ...sum }]
  const answer = makeIncomes([rebate], { summary: { total: sum, kinds: both } })
  const fake = createFakeFetch({ agentIncome: () => answer })
  const { dialog, user, address } = await openPage(page, { fake })
  const [, row] = within(await dialog.findByRole('table', { name: 'Payments' })).getAllByRole('row')
  expect(row?.textContent).toMatch(/Rebate.*November 20, 2026.*0\.3%.*Paid/)
  const source = dialog.getByRole('combobox', { name: 'Source' })
  expect([...source.querySelectorAll('option')].map(({ label }) => label)).toEqual([
    ...['All sources', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary', 'Rebate'],
  ])
  await user.selectOptions(source, 'Rebate')
  await waitFor(() => expect(last(fake, 'agentIncome')).toMatchObject({ kind: 'REBATE' }))
  await user.selectOptions(source, 'All sources')
  await user.click(await dialog.findByRole('button', { name: 'Open Rebate' }))
  expect(address()).toContain('q.source=REBATE')
  await waitFor(() => expect(last(fake, 'agentIncome')).toMatchObject({ kind: 'REBATE' }))
})

it('links only accounts of the team behind a rebate', async () => {
  const fake = createFakeFetch({
    agentIncome: () => makeIncomes([rebate]),
    settlementLines: () => rebateLines,
  })
  const { dialog, user } = await openPage(page, { fake })
  await user.click(await dialog.findByRole('button', { name: `Details ${rebate.refNo}` }))
  const table = await dialog.findByRole('table', { name: 'Accounts behind this payment' })
  expect(table.textContent).toMatch(/player01Own bets/)
  expect(
    within(table)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Bets of amihan10'])
  expect(dialog.queryByText('Active accounts')).toBeNull()
})

it('saves every payment of the filter as a file, as the server streams it', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const fake = createFakeFetch(found)
  const { dialog, user } = await openPage(`${page}&q.source=DAILY&q.sort=net`, { fake })
  await user.click(await dialog.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(last(fake, 'agentFile')).toMatchObject({
    ...{ of: 'INCOME', source: 'DAILY', startDate: '2026-11-01', endDate: '2026-11-21' },
  })
  const [[file] = []] = saved.mock.calls
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n')).toHaveLength(1 + 2 + 1)
  expect(text).toContain(realTime.refNo)
})
