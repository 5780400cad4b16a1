import { createFakeFetch, fakeError, makeIncome, makeSettlements } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bets, contractAnswers, contractOf, offerOf, people } from '../testing/contract-answers.ts'
import { openPage } from '../testing/open-page.ts'

type Answers = Parameters<typeof createFakeFetch>[0]
const open = async (page: string, answers: Answers = {}, signedInAs = 1) => {
  const fake = createFakeFetch({ ...contractAnswers, ...answers })
  const shown = await openPage(page, { fake, signedInAs })
  const sent = (row: string) => fake.calls.filter(({ name }) => name === row).map(({ input }) => input)
  return { ...shown, sent }
}
afterEach(() => void vi.useRealTimers())
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

it.each([
  ['dividend', 'DIVIDEND', 'processDividend'],
  ['dailySalary', 'DAILY', 'processDailySalary'],
  ['hourlySalary', 'HOURLY', 'processHourlySalary'],
  ['realTimeSalary', 'REALTIME', 'processRealTimeSalary'],
] as const)('answers an offer of its own kind: %s (checklist 136)', async (page, kind, row) => {
  const { dialog, user, sent } = await open(`${page}&q.view=REQUESTS`)
  await user.click(await dialog.findByRole('button', { name: 'Reject: From mabini' }))
  await user.click((await dialogOf('Reject this offer?')).getByRole('button', { name: 'Reject' }))
  const { id, version } = offerOf(kind)
  await waitFor(() => expect(sent(row)).toMatchObject([{ contractId: id, version, action: 'REJECT' }]))
  expect(sent('contracts')[0]).toMatchObject({ kind, view: 'REQUESTS' })
})

it('names whose contracts an acceptance ends, and cannot be confirmed before (checklist 136)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const contractEffect = async () => {
    await promise
    return contractAnswers.contractEffect()
  }
  const { dialog, user, sent } = await open('dividend&q.view=REQUESTS', { contractEffect })
  await user.click(await dialog.findByRole('button', { name: 'Accept: From mabini' }))
  const asked = await dialogOf('Accept this contract?')
  const confirm = asked.getByRole('button', { name: 'Accept' })
  expect(confirm).toBeDisabled()
  resolve()
  expect(await asked.findByText('2 contracts below end too')).toBeVisible()
  expect(asked.getByText('agenta1, upline agent01')).toBeVisible()
  expect(asked.getByText('amihan10, upline agenta1')).toBeVisible()
  // The upline's own pay is not the downline's concern.
  expect(await asked.findByText('₱210.00 more')).toBeVisible()
  expect(asked.getByText('₱250.00 now, ₱240.00 with this contract')).toBeVisible()
  expect(sent('contractEffect')).toMatchObject([{ action: 'ACCEPT' }])
  await user.click(confirm)
  expect(await asked.findByText('You accepted the contract.')).toBeVisible()
})

it('cannot confirm an end whose effect is not known', async () => {
  const { dialog, user } = await open('dailySalary&q.view=DOWNLINE', fakeError('contractEffect', 'OVERLOADED'))
  await user.click(await dialog.findByRole('button', { name: 'Agree to end: To agenta1b1' }))
  const asked = await dialogOf('End this contract?')
  expect(await asked.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(asked.getByRole('button', { name: 'Agree to end' })).toBeDisabled()
})

it('has each step for its side and state, and ends by force only where the brand allows', async () => {
  const { dialog, user, sent } = await open('hourlySalary&q.view=DOWNLINE', {
    contracts: (input) => {
      const answer = contractAnswers.contracts(input)
      return { ...answer, allowed: { ...answer.allowed, mayForce: true } }
    },
  })
  await dialog.findByRole('button', { name: 'Ask to end: To agenta1' })
  const steps = dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(steps.filter((name) => name?.includes(': To '))).toEqual([
    ...['Ask to end: To agenta1', 'End now: To agenta1', 'Offer other terms: To agenta1', 'Settlements: To agenta1'],
    ...['Agree to end: To agenta1b1', 'Keep the contract: To agenta1b1', 'End now: To agenta1b1'],
    ...['Settlements: To agenta1b1', 'Take back the offer: To amihan10'],
  ])
  await user.click(dialog.getByRole('button', { name: 'End now: To agenta1' }))
  const asked = await dialogOf('End this contract now?')
  await asked.findByText('2 contracts below end too')
  await user.click(asked.getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(sent('endContract')).toMatchObject([{ mode: 'FORCE', version: 1 }]))
})

it('computes an offer on real rounds before it is sent, in the figures that were typed', async () => {
  const { dialog, user, sent } = await open('dailySalary&q.view=OFFER&q.account=agenta1')
  const form = within(await dialog.findByRole('form', { name: 'New offer' }))
  await user.type(form.getByRole('textbox', { name: 'Bets per day from' }), '1000')
  await user.type(form.getByRole('textbox', { name: 'Active accounts from' }), '2')
  const rate = form.getByRole('textbox', { name: 'Rate, in percent' })
  await user.type(rate, '1.26')
  await user.click(form.getByRole('button', { name: 'Check the offer' }))
  expect(form.getByText('At most 1.25%.')).toBeVisible()
  expect(sent('simulateOffer')).toEqual([])
  await user.clear(rate)
  await user.type(rate, '0.755')
  await user.click(form.getByRole('button', { name: 'Check the offer' }))
  const asked = await dialogOf('Send this offer?')
  expect(await asked.findByText('₱200.00 now, ₱0.00 with this contract')).toBeVisible()
  const tiers = [{ minBet: '1000.00', minActive: 2, rate: '0.00755' }]
  expect(sent('simulateOffer')).toEqual([{ kind: 'DAILY', downlineId: people.below.id, tiers }])
  expect(sent('offerContract')).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Send the offer' }))
  expect(await asked.findByText(/^The offer is sent to agenta1/)).toBeVisible()
  expect(sent('offerContract')).toMatchObject([{ kind: 'DAILY', downlineId: people.below.id, tiers }])
})

it('says which rule an offer breaks, and does not send it', async () => {
  const { dialog, user } = await open('hourlySalary&q.view=OFFER&q.account=agenta1', {
    ...fakeError('simulateOffer', 'CONTRACT_RULE', { rule: 'ABOVE_UPLINE' }),
  })
  const form = within(await dialog.findByRole('form', { name: 'New offer' }))
  await user.type(form.getByRole('textbox', { name: 'Bets per hour from' }), '1')
  await user.type(form.getByRole('textbox', { name: 'Rate, in percent' }), '0.4')
  await user.click(form.getByRole('button', { name: 'Check the offer' }))
  const asked = await dialogOf('Send this offer?')
  expect(await asked.findByText('These terms exceed the upline’s own contract.')).toBeVisible()
  expect(asked.getByRole('button', { name: 'Send the offer' })).toBeDisabled()
})

it('opens a settlement down to the bets of a member, with the contract behind it', async () => {
  const page = { pageNo: 1, pageSize: 10, totalCount: 1, totalPages: 1 }
  const income = makeIncome()
  const given = {
    account: 'amihan10',
    validBet: '400.00',
    winLoss: '-400.00',
    own: false,
    given: '10.00',
    active: true,
  }
  const at = '2026-11-24T03:20:00.000Z'
  const fix = { refNo: 'SL261124-0000000031', at, gross: '48.00', deducted: '0.00', amount: '-12.50' }
  const { dialog, user, address, sent } = await open('dividend', {
    contractSettlements: () => makeSettlements([income]),
    settlementLines: ({ account }) => ({
      ...{ ...page, income, contract: contractOf('DIVIDEND'), fixes: [fix] },
      list: account ? bets.map((bet) => ({ ...bet, rate: null, amount: null })) : [given, { ...given, account: null }],
    }),
  })
  const [settlements] = await dialog.findAllByRole('button', { name: 'Settlements: From mabini' })
  await user.click(settlements as HTMLElement)
  await waitFor(() => expect(dialog.getByRole('navigation', { name: 'Position in the settlements' })).toHaveFocus())
  await user.click(await dialog.findByRole('button', { name: /^Open: / }))
  expect(await dialog.findByText('Contract behind this settlement')).toBeVisible()
  expect(dialog.getByText(/^Corrected on /).nextElementSibling?.textContent).toBe('−₱12.50')
  expect(dialog.getByText(/^Before downlines since /).nextElementSibling?.textContent).toBe('₱48.00')
  expect(dialog.getByText('Moved to another team')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: /^Rounds: / })).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Rounds: amihan10' }))
  await waitFor(() => expect(sent('settlementLines').at(-1)).toMatchObject({ account: 'amihan10' }))
  const { id } = contractOf('DIVIDEND')
  expect(address()).toBe(`/help?agent=dividend&q.contract=${id}&q.refNo=${income.refNo}&q.member=amihan10`)
  await user.click(dialog.getByRole('button', { name: 'Contracts' }))
  expect(address()).toBe('/help?agent=dividend')
})

it('lists the windows of minutes that pay, and the others on request', async () => {
  const { dialog, user, sent } = await open(`realTimeSalary&q.contract=${contractOf('REALTIME').id}`, {
    contractSettlements: () => makeSettlements([]),
  })
  expect(await dialog.findByText('Periods with nothing to pay are hidden.')).toBeVisible()
  await user.click(dialog.getByRole('switch', { name: 'Show periods with nothing to pay' }))
  expect(await dialog.findByText('No settlements on these days')).toBeVisible()
  expect(sent('contractSettlements')).toMatchObject([{ show: 'PAYING' }, { show: 'ALL' }])
})

it.each([
  ['MINE', { status: 'ACTIVE' }],
  ['DOWNLINE', { status: 'ACTIVE' }],
  ['REQUESTS', { status: 'ALL' }],
] as const)('finds contracts by account, state and order, and shows all again: %s', async (view, found) => {
  const { dialog, user, address, sent } = await open(`hourlySalary&q.view=${view}&q.status=ACTIVE`, {
    contracts: (input) => ({ ...contractAnswers.contracts(input), ...(input.account && { list: [], totalCount: 0 }) }),
  })
  const search = await dialog.findByRole('textbox', { name: 'Account name' })
  expect(dialog.queryAllByRole('combobox', { name: 'Status' })).toHaveLength(view === 'REQUESTS' ? 0 : 1)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Account')
  await user.type(search, 'mabini{Enter}')
  const asked = { kind: 'HOURLY', view, account: 'mabini', sort: 'account', ...found }
  await waitFor(() => expect(sent('contracts').at(-1)).toMatchObject(asked))
  const none = within((await dialog.findByText('No contracts for these filters')).parentElement as HTMLElement)
  await user.click(none.getByRole('button', { name: 'Reset filters' }))
  const place = view === 'MINE' ? '' : `&q.view=${view}`
  expect(address()).toBe(`/help?agent=hourlySalary${place}&q.order=account`)
})

it('has the settlements of the asked days in an order, with their sums, and all of them as a file', async () => {
  const { id } = contractOf('DAILY')
  const days = 'q.period=2026-11-01..2026-11-21&q.sort=net'
  const summary = { items: 21, gross: '310.00', deducted: '20.50', net: '289.50', corrected: '-1.25' }
  const { dialog, user, address, sent } = await open(`dailySalary&q.contract=${id}&${days}`, {
    contractSettlements: () =>
      makeSettlements([makeIncome({ kind: 'DAILY' })], { totalCount: 21, totalPages: 3, summary }),
  })
  const totals = await dialog.findByLabelText('Totals of all payments found')
  expect(totals).toHaveTextContent('Before downlines₱310.00Paid to downlines₱20.50Income₱289.50Corrected later−₱1.25')
  expect(dialog.getByText('21 settlements')).toBeVisible()
  const asked = { id, show: 'ALL', startDate: '2026-11-01', endDate: '2026-11-21' }
  expect(sent('contractSettlements')).toMatchObject([{ ...asked, sort: 'net', pageNo: 1 }])
  await user.click(dialog.getByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(sent('settlementFile')).toEqual([asked]))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
  await waitFor(() => expect(sent('contractSettlements').at(-1)).toMatchObject({ sort: 'oldest' }))
  await user.click(dialog.getByRole('button', { name: 'Reset filters' }))
  expect(address()).toBe(`/help?agent=dailySalary&q.contract=${id}`)
})

it.each([
  ['dividend', 'DIVIDEND', '2025-11-21'],
  ['hourlySalary', 'HOURLY', '2026-11-15'],
] as const)('begins with few windows, and offers more days where none is found: %s', async (page, kind, startDate) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') })
  const { dialog, sent } = await open(`${page}&q.contract=${contractOf(kind).id}`, {
    contractSettlements: () => makeSettlements([]),
  })
  await dialog.findByText(kind === 'HOURLY' ? 'Nothing to pay on these days' : 'No settlements on these days')
  expect(sent('contractSettlements')).toMatchObject([{ startDate, endDate: '2026-11-21' }])
  expect(dialog.queryByRole('button', { name: 'Show 12 months' }) !== null).toBe(kind === 'HOURLY')
})

it('lets an affiliate hold contracts, and offer none', async () => {
  const { dialog } = await open('dividend', {}, 41)
  expect(await dialog.findAllByText('In force')).not.toHaveLength(0)
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['My contracts', 'Requests1'])
})

const openAsStaff = (agentType: 1 | 41) => {
  const { funds: _funds, ...info } = contractAnswers.consolidatedFunds()
  return open('dividend&q.view=DOWNLINE', { contractMenu: () => ({ ...info, agentType }) }, 42)
}

it('lets staff read the contracts and settlements of its agent, and take no step', async () => {
  const { dialog } = await openAsStaff(1)
  expect(await dialog.findByRole('button', { name: 'Settlements: To agenta1' })).toBeVisible()
  const tabs = dialog.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['My contracts', 'Downlines', 'Requests1'])
  const named = dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
  expect(named.filter((name) => /: To /.test(name)).every((name) => name.startsWith('Settlements'))).toBe(true)
})

it('has no contracts with downlines for the staff of an affiliate, as for the affiliate', async () => {
  const { dialog, sent } = await openAsStaff(41)
  expect(await dialog.findAllByText('In force')).not.toHaveLength(0)
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['My contracts', 'Requests1'])
  expect(sent('contracts')).toMatchObject([{ view: 'MINE' }])
})
