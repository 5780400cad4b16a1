import { createFakeFetch, type FakeFetch, fakeError, makeBet, makeBets } from '@boardwalk/api-client/fakes'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

/** Half past midnight of the 22nd in Manila. */
const NIGHT = '2026-11-21T16:30:00.000Z'
const page = 'personalHistoryCopy'
type Asked = Record<string, unknown>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NIGHT) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const bet = makeBet({
  ...{ id: '7.BT261121-0000000077', refNo: 'BT261121-0000000077', roundId: 'round-77', gameName: 'Lantern Tide' },
  ...{ placedAt: '2026-11-21T16:05:09.000Z', settledAt: '2026-11-21T16:05:12.000Z', stake: '12.50', payout: '2.00' },
  ...{ winLoss: '-10.50', validBet: '12.50', detailUrl: 'https://games.example/verify' },
})
const found = (over: Parameters<typeof makeBets>[1] = {}, list = [bet]) => ({ bets: () => makeBets(list, over) })
const asked = (fake: FakeFetch, name = 'bets') =>
  fake.calls.filter((call) => call.name === name).map(({ input }) => input as Asked)
const last = (fake: FakeFetch) => asked(fake).at(-1)

describe('the question', () => {
  it('is about seven days of the brand, follows the filters and is in the URL', async () => {
    const { fake, dialog, user, address } = await openPage(`${page}&q.page=2`, {
      fake: createFakeFetch(found({ totalPages: 3, totalCount: 60, pageNo: 2 })),
    })
    await dialog.findByRole('table')
    expect(last(fake)).toEqual({
      ...{ gameCategory: 'ALL', vassalage: 'ALL', status: 'ALL', startDate: '2026-11-16', endDate: '2026-11-22' },
      ...{ pageNo: 2, pageSize: 20 },
    })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of game' }), 'Fishing')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Settled')
    const vendors = dialog.getByRole('combobox', { name: 'Provider' })
    await user.selectOptions(vendors, within(vendors).getAllByRole('option')[1] as HTMLElement)
    await user.click(dialog.getByRole('button', { name: 'Yesterday' }))
    expect(address()).toMatch(/q\.period=yesterday&q\.category=FISH&q\.vendor=\w+&q\.state=SETTLED$|q\.category=FISH/)
    await waitFor(() =>
      expect(last(fake)).toMatchObject({
        ...{ gameCategory: 'FISH', status: 'SETTLED', startDate: '2026-11-21', endDate: '2026-11-21', pageNo: 1 },
      }),
    )
    expect(last(fake)?.vassalage).not.toBe('ALL')
  })

  it('turns pages, up to the last one that the server has', async () => {
    const fake = createFakeFetch(found({ totalPages: 5000, totalCount: 100_000 }))
    const { dialog, user, address } = await openPage(`${page}&q.page=501`, { fake })
    const pages = within(await dialog.findByRole('navigation', { name: 'Pages' }))
    expect(last(fake)).toMatchObject({ pageNo: 1 })
    expect(pages.getAllByRole('button').at(-2)).toHaveAccessibleName('Page 500')
    expect(dialog.getByText(/Only the newest 10,000 bets are shown/)).toBeVisible()
    await user.click(pages.getByRole('button', { name: 'Page 2' }))
    expect(address()).toBe(`/help?member=${page}&q.page=2`)
  })
})

describe('the answer', () => {
  const cellsOf = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)

  it('shows each bet with its time in the zone of the brand, game, stake and result', async () => {
    const open = makeBet({ ...{ id: '6.x', status: 'OPEN', settledAt: null, winLoss: '0.00', payout: '0.00' } })
    const even = makeBet({ ...{ id: '5.x', winLoss: '0.00', payout: '10.00' } })
    const { dialog } = await openPage(page, { fake: createFakeFetch(found({}, [bet, open, even])) })
    const [, first, second, third] = within(await dialog.findByRole('table')).getAllByRole('row')
    expect(cellsOf(first).slice(0, 6)).toEqual([
      'Date and timeNovember 22, 2026, 12:05 AM',
      expect.stringMatching(/^GameLantern TideSlots · /),
      'Bet amount₱12.50',
      'Payout₱2.00',
      'ResultLost −₱10.50',
      'StatusSettled',
    ])
    expect(cellsOf(second).slice(4, 6)).toEqual(['Result–', 'StatusOpen'])
    expect(cellsOf(third)[4]).toBe('ResultNeither won nor lost ₱0.00')
  })

  it('sums up the whole filter', async () => {
    const summary = { bets: 1234, stake: '2000.00', validBet: '1900.00', payout: '2500.00', winLoss: '-500.00' }
    const { dialog } = await openPage(page, { fake: createFakeFetch(found({ totalCount: 1234, summary })) })
    const totals = await dialog.findByLabelText('Totals of all bets found')
    expect(totals).toHaveTextContent('Bet amount₱2,000.00Valid bet₱1,900.00Payout₱2,500.00Win or loss−₱500.00')
    expect(dialog.getByText('1,234 bets')).toBeVisible()
  })

  it('opens a bet with its ledger entries, its numbers, and the page that checks its round', async () => {
    const { dialog, user, fake } = await openPage(page, { fake: createFakeFetch(found()) })
    expect(asked(fake, 'betDetail')).toEqual([])
    await user.click(await dialog.findByRole('button', { name: 'Details BT261121-0000000077' }))
    const facts = dialog.getByRole('group', { name: 'BT261121-0000000077' })
    expect(facts).toHaveTextContent('Bet placedNovember 22, 2026, 12:05:09 AM')
    expect(facts).toHaveTextContent('Round numberround-77')
    const events = await dialog.findByRole('list', { name: 'What happened with this bet' })
    expect(
      within(events)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Bet placed.*Paid −₱10\.00$/),
      expect.stringMatching(/^Win paid.*Received \+₱25\.00$/),
    ])
    expect(asked(fake, 'betDetail')).toEqual([{ refNo: 'BT261121-0000000077' }])
    expect(dialog.getByRole('link', { name: /Check this round/ })).toHaveAttribute(
      'href',
      'https://games.example/verify?language=en',
    )
    await user.click(dialog.getByRole('button', { name: 'Copy round number' }))
    expect(await navigator.clipboard.readText()).toBe('round-77')
  })

  it('offers no check of a round that cannot be checked', async () => {
    const { dialog, user } = await openPage(page, { fake: createFakeFetch(found({}, [{ ...bet, detailUrl: null }])) })
    await user.click(await dialog.findByRole('button', { name: 'Details BT261121-0000000077' }))
    await dialog.findByRole('list', { name: 'What happened with this bet' })
    expect(dialog.queryByRole('link', { name: /Check this round/ })).toBeNull()
  })
})

describe('the states', () => {
  const none = { bets: () => makeBets([]) }

  it.each([
    ['', 'No bets on these days', 'Show 12 months', '&q.period=2025-11-22..2026-11-22'],
    ['&q.state=OPEN', 'No bets match these filters', 'Reset filters', ''],
    ['&q.page=9', 'This page has no entries', 'Go to the first page', ''],
  ])('lead on from nothing at %j', async (query, title, step, to) => {
    const { dialog, user, address } = await openPage(page + query, { fake: createFakeFetch(none) })
    await dialog.findByRole('heading', { name: title })
    await user.click(dialog.getAllByRole('button', { name: step }).at(-1) as HTMLElement)
    expect(address()).toBe(`/help?member=${page}${to}`)
  })

  it('show the reason of a failure and try again, the record and a detail alike', async () => {
    const fake = createFakeFetch(fakeError('bets', 'FORBIDDEN'))
    const { dialog, user } = await openPage(page, { fake })
    expect(await dialog.findByRole('alert')).toHaveTextContent('This could not be loaded')
    fake.use({ ...found(), ...fakeError('betDetail', 'FORBIDDEN') })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await user.click(await dialog.findByRole('button', { name: 'Details BT261121-0000000077' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This could not be loaded')
  })
})

it('saves all bets of the filter, read by the cursor, with plain amounts', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const all = Array.from({ length: 1500 }, (_, n) => ({ ...bet, id: `${n}.${bet.refNo}` }))
  const fake = createFakeFetch({
    bets: ({ before, pageSize }) => {
      const start = before === undefined ? 0 : Number.parseInt(before, 10) + 1
      return makeBets(all.slice(start, start + pageSize), { totalCount: all.length, totalPages: 75 })
    },
  })
  const { dialog, user } = await openPage(`${page}&q.state=SETTLED`, { fake })
  await user.click(await dialog.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [head, first, ...rest] = ((await saved.mock.calls[0]?.[0].text()) ?? '').trimEnd().split('\r\n')
  expect(head).toBe(
    'Bet placed (Asia/Manila),Bet settled (Asia/Manila),Game,Type of game,Provider,Status,Bet amount,Valid bet,Payout,Win or loss,Currency,Bet number,Round number',
  )
  expect(first).toMatch(
    /^2026-11-22 00:05:09,2026-11-22 00:05:12,Lantern Tide,Slots,[^,]+,Settled,12\.50,12\.50,2\.00,-10\.50,TLB,BT261121-0000000077,round-77$/,
  )
  expect(rest).toHaveLength(1499)
  const slices = asked(fake).filter(({ pageSize }) => pageSize === 1000)
  expect(slices.map(({ status, before }) => [status, before])).toEqual([
    ['SETTLED', undefined],
    ['SETTLED', '999.BT261121-0000000077'],
  ])
})
