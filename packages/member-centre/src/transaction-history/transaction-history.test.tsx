import {
  createFakeFetch,
  type FakeFetch,
  fakeError,
  fakeId,
  makeTransaction,
  makeTransactions,
} from '@boardwalk/api-client/fakes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

/** Half past midnight of the 22nd in Manila, ten in the evening of the 21st in India. */
const NIGHT = '2026-11-21T16:30:00.000Z'
const page = 'transactionHistory'
type Asked = Record<string, unknown>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NIGHT) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const bet = makeTransaction({
  ...{ id: `${fakeId(7)}.2`, refNo: 'BT261121-0000000077', time: '2026-11-21T16:05:09.000Z', kind: 'BET' },
  ...{ reason: 'STAKE', direction: 'OUT', amount: '12.50', balanceBefore: '1000.00', balanceAfter: '987.50' },
  ...{ relatedNo: 'BT261121-0000000076', remark: 'Lantern Tide' },
})
const found = (over: Parameters<typeof makeTransactions>[1] = {}) => ({
  transactions: () => makeTransactions([bet], over),
})
const asked = (fake: FakeFetch) =>
  fake.calls.filter(({ name }) => name === 'transactions').map(({ input }) => input as Asked)
const last = (fake: FakeFetch) => asked(fake).at(-1)

describe('the question', () => {
  it.each([
    ['philippines', '2026-11-16', '2026-11-22'],
    ['india', '2026-11-15', '2026-11-21'],
  ])('is about seven days of the brand: %s', async (country, startDate, endDate) => {
    const { fake, dialog } = await openPage(page, { country })
    await dialog.findByRole('table')
    expect(asked(fake)).toEqual([
      { ...{ kind: 'ALL', direction: 'ALL', wallet: 'ALL', startDate, endDate, pageNo: 1, pageSize: 20 } },
    ])
  })

  it('follows the filters, is in the URL, and begins at the first page with each change', async () => {
    const { fake, dialog, user, address } = await openPage(`${page}&q.page=2`, {
      fake: createFakeFetch(found({ totalPages: 3, totalCount: 60, pageNo: 2 })),
    })
    await dialog.findByRole('table')
    expect(last(fake)).toMatchObject({ pageNo: 2 })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Bets')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'Out only')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Wallet' }), 'Main wallet')
    await user.click(dialog.getByRole('button', { name: 'Yesterday' }))
    expect(address()).toBe(`/help?member=${page}&q.kind=BET&q.direction=OUT&q.wallet=MAIN&q.period=yesterday`)
    await waitFor(() =>
      expect(last(fake)).toMatchObject({
        ...{ kind: 'BET', direction: 'OUT', wallet: 'MAIN', startDate: '2026-11-21', endDate: '2026-11-21', pageNo: 1 },
      }),
    )
  })

  it('is read from a link, and a change is no step of the history, so that Back closes', async () => {
    const link = `${page}&q.kind=WIN&q.period=2026-01-01..2026-01-31`
    const { fake, dialog, user, address } = await openPage(link)
    await dialog.findByRole('table')
    expect(last(fake)).toMatchObject({ kind: 'WIN', startDate: '2026-01-01', endDate: '2026-01-31' })
    await user.click(dialog.getByRole('button', { name: 'Reset filters' }))
    expect(address()).toBe(`/help?member=${page}`)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/help')
  })

  it('leaves the address together with the page', async () => {
    const { dialog, user, address } = await openPage(`${page}&q.kind=WIN&q.page=2&topic=money`)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/help?topic=money')
  })

  it('turns pages, up to the last one that the server has', async () => {
    const fake = createFakeFetch(found({ totalPages: 5000, totalCount: 100_000 }))
    const { dialog, user, address } = await openPage(`${page}&q.page=501`, { fake })
    const pages = within(await dialog.findByRole('navigation', { name: 'Pages' }))
    expect(last(fake)).toMatchObject({ pageNo: 1 })
    expect(pages.getAllByRole('button').at(-2)).toHaveAccessibleName('Page 500')
    expect(dialog.getByText(/Only the newest 10,000 entries are shown/)).toBeVisible()
    await user.click(pages.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(last(fake)).toMatchObject({ pageNo: 2, pageSize: 20 }))
    expect(address()).toBe(`/help?member=${page}&q.page=2`)
  })
})

describe('the answer', () => {
  it('shows each entry with its time in the brand’s zone, kind, reason, amount and both balances', async () => {
    const { dialog } = await openPage(page, { fake: createFakeFetch(found()) })
    const [head, row] = within(await dialog.findByRole('table')).getAllByRole('row')
    const texts = (line: HTMLElement | undefined, role: string) =>
      within(line as HTMLElement)
        .getAllByRole(role)
        .map((cell) => cell.textContent)
    expect(texts(head, 'columnheader').slice(0, 6)).toEqual([
      ...['Date and time', 'Type', 'Reason', 'Amount', 'Balance before', 'Balance after'],
    ])
    expect(texts(row, 'cell').slice(0, 6)).toEqual([
      'Date and timeNovember 22, 2026, 12:05 AM',
      'TypeBetLantern Tide',
      'ReasonYou placed a betBT261121-0000000077',
      'AmountPaid −₱12.50',
      'Balance before₱1,000.00',
      'Balance after₱987.50',
    ])
  })

  it('sums up the whole filter, and names play money and the time zone', async () => {
    const summary = { in: '2000.00', out: '2500.00', net: '-500.00' }
    const { dialog } = await openPage(page, { fake: createFakeFetch(found({ totalCount: 1234, summary })) })
    const totals = await dialog.findByLabelText('Totals of all entries found')
    expect(totals).toHaveTextContent('In₱2,000.00Out₱2,500.00Difference−₱500.00')
    expect(dialog.getByText('1,234 entries')).toBeVisible()
    expect(dialog.getByText('Times are in Philippine Standard Time.')).toBeVisible()
  })

  it('opens an entry with its exact time and the numbers to copy, and narrows to its wallet', async () => {
    const { dialog, user, address } = await openPage(page, { fake: createFakeFetch(found()) })
    await user.click(await dialog.findByRole('button', { name: 'Details BT261121-0000000077' }))
    const facts = dialog.getByRole('group', { name: 'BT261121-0000000077' })
    expect(facts).toHaveTextContent('November 22, 2026, 12:05:09 AM')
    expect(facts).toHaveTextContent('WalletMain wallet')
    expect(facts).toHaveTextContent('Bet numberBT261121-0000000076')
    await user.click(dialog.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe('BT261121-0000000077')
    await user.click(dialog.getByRole('button', { name: 'Copy bet number' }))
    expect(await navigator.clipboard.readText()).toBe('BT261121-0000000076')
    await user.click(dialog.getByRole('button', { name: 'Show only this wallet' }))
    expect(address()).toBe(`/help?member=${page}&q.wallet=MAIN`)
  })

  it('names the wallet of a provider', async () => {
    const entry = { ...bet, wallet: 'NOVA', kind: 'VTI', reason: 'LAUNCH' } as const
    const fake = createFakeFetch({ transactions: () => makeTransactions([entry]) })
    const { dialog, user } = await openPage(`${page}&q.wallet=NOVA`, { fake })
    expect(await dialog.findByRole('option', { name: 'Nova Games', selected: true })).toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: /^Details/ }))
    expect(dialog.getByRole('group', { name: bet.refNo })).toHaveTextContent('WalletNova Games')
  })

  it('is in the language of the member, in the currency and zone of the brand', async () => {
    const { dialog } = await openPage(page, { fake: createFakeFetch(found()), country: 'india', language: 'HI' })
    expect(await screen.findByRole('dialog', { name: 'खाते का रिकॉर्ड' })).toBeVisible()
    const [, row] = within(await dialog.findByRole('table')).getAllByRole('row')
    expect(row).toHaveTextContent(/21 नवंबर 2026, 9:35 pm/)
    expect(row).toHaveTextContent('आपने दाँव लगाया')
    expect(row).toHaveTextContent('₹987.50')
    expect(dialog.getByText('समय भारतीय मानक समय के अनुसार है।')).toBeVisible()
  })
})

describe('the states', () => {
  it('are loading, then data', async () => {
    let answer = (_: ReturnType<typeof makeTransactions>) => {}
    const fake = createFakeFetch({ transactions: () => new Promise((resolve) => (answer = resolve)) })
    const { dialog } = await openPage(page, { fake })
    // The module of the page has a "Loading" of its own, which is found first on a slow machine.
    await waitFor(() => expect(dialog.getByText('Loading').closest('[aria-busy=true]')).toBeInTheDocument())
    expect(dialog.queryByRole('table')).toBeNull()
    await waitFor(() => expect(asked(fake)).toHaveLength(1))
    answer(makeTransactions([bet]))
    expect(await dialog.findByRole('table')).toBeVisible()
    expect(dialog.queryByText('Loading')).toBeNull()
  })

  const none = { transactions: () => makeTransactions([]) }
  it('offer a longer period where there is nothing, and nothing longer than twelve months', async () => {
    const { dialog, user, address, fake } = await openPage(page, { fake: createFakeFetch(none) })
    expect(await dialog.findByRole('heading', { name: 'No entries on these days' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Show 12 months' }))
    expect(address()).toBe(`/help?member=${page}&q.period=2025-11-22..2026-11-22`)
    await waitFor(() => expect(last(fake)).toMatchObject({ startDate: '2025-11-22', endDate: '2026-11-22' }))
    expect(await dialog.findByRole('heading', { name: 'No entries on these days' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Show 12 months' })).toBeNull()
  })

  it.each([
    ['q.kind=POINTS', 'No entries match these filters', 'Reset filters'],
    ['q.page=9', 'This page has no entries', 'Go to the first page'],
  ])('lead back from %s', async (query, title, step) => {
    const { dialog, user, address } = await openPage(`${page}&${query}`, { fake: createFakeFetch(none) })
    await dialog.findByRole('heading', { name: title })
    await user.click(dialog.getAllByRole('button', { name: step }).at(-1) as HTMLElement)
    expect(address()).toBe(`/help?member=${page}`)
  })

  it('show the reason of a failure and try again', async () => {
    const fake = createFakeFetch(fakeError('transactions', 'FORBIDDEN'))
    const { dialog, user } = await openPage(page, { fake })
    expect(await dialog.findByRole('alert')).toHaveTextContent('This could not be loaded')
    fake.use(found())
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('table')).toBeVisible()
  })

  it('show that the device is offline, and load when it is back', async () => {
    const fake = createFakeFetch()
    const network = { isUp: false }
    const cut = (...args: Parameters<typeof fetch>) =>
      network.isUp ? fake(...args) : Promise.reject(new TypeError('Failed to fetch'))
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp)
    const { dialog } = await openPage(page, { fake: Object.assign(cut, fake) })
    expect(await dialog.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    network.isUp = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await dialog.findByRole('table')).toBeVisible()
  })
})

describe('the file', () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  let name = ''
  beforeEach(() => {
    saved.mockClear()
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download
    })
  })
  const ref = (n: number) => `TR261121-${String(n).padStart(10, '0')}`
  /** Answers slices after `before`, as the gateway does. */
  const ledger = (count: number) =>
    createFakeFetch({
      transactions: ({ before, pageSize }) => {
        const start = before === undefined ? 1 : Number.parseInt(before.slice(-14), 10) + 1
        const size = Math.max(0, Math.min(pageSize, count + 1 - start))
        return makeTransactions(
          Array.from({ length: size }, (_, n) => ({ ...bet, id: `${fakeId(start + n)}.1`, refNo: ref(start + n) })),
          { totalCount: count, totalPages: Math.ceil(count / 20) },
        )
      },
    })
  const save = async (count: number, query = '') => {
    const opened = await openPage(page + query, { fake: ledger(count) })
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Save as CSV' }))
    return opened
  }

  it('has all entries that the filter finds, each once, with times of the brand and plain signed amounts', async () => {
    const { fake } = await save(1500, '&q.kind=BET&q.page=3')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(name).toBe('account-record_2026-11-16_2026-11-22.csv')
    const [head, first, ...rest] = ((await saved.mock.calls[0]?.[0].text()) ?? '').trimEnd().split('\r\n')
    expect(head).toBe(
      'Date and time (Asia/Manila),Type,Reason,Game,Wallet,Amount,Balance before,Balance after,Currency,Reference,Bet number',
    )
    expect(first).toBe(
      '2026-11-22 00:05:09,Bet,You placed a bet,Lantern Tide,Main wallet,-12.50,1000.00,987.50,TLB,TR261121-0000000001,BT261121-0000000076',
    )
    expect(new Set([first, ...rest]).size).toBe(1500)
    const slices = asked(fake).filter(({ pageSize }) => pageSize === 1000)
    expect(slices.map(({ kind, before }) => [kind, before])).toEqual([
      ['BET', undefined],
      ['BET', `${fakeId(1000)}.1`],
    ])
  })
})
