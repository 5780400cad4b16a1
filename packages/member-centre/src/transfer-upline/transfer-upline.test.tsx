import {
  createFakeFetch,
  type FakeFetch,
  fakeError,
  makeMember,
  makeTransfer,
  makeTransferInfo,
  makeTransfers,
} from '@boardwalk/api-client/fakes'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const password = 'coin-Tree-9'
const sent = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'transferUpline').map(({ input }) => input)
type Answers = Parameters<typeof createFakeFetch>[0]
const cashier = (answers: Answers) => createFakeFetch({ memberInfo: () => makeMember({ toUpline: true }), ...answers })
const open = (answers: Answers = {}) => openPage('transferUpline', { fake: cashier(answers) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00.000Z') })
})
afterEach(() => void vi.useRealTimers())

async function order(amount: string, answers: Answers = {}) {
  const shown = await open(answers)
  const field = await shown.dialog.findByRole('textbox', { name: 'Amount' })
  if (amount) await shown.user.type(field, amount)
  return { ...shown, field, submit: () => shown.user.click(shown.dialog.getByRole('button', { name: 'Transfer' })) }
}
async function confirm({ user }: Pick<Awaited<ReturnType<typeof order>>, 'user'>) {
  const asked = within(await screen.findByRole('dialog', { name: 'Make this transfer?' }))
  await user.type(asked.getByLabelText(/^Transaction password/), password)
  await user.dblClick(asked.getByRole('button', { name: 'Transfer' }))
  return asked
}

it('is sent once to the masked name that was confirmed, after the transaction password, which is not stored', async () => {
  const shown = await order('500')
  await shown.user.type(shown.dialog.getByRole('textbox', { name: 'Note' }), ' For March ')
  await shown.submit()
  const asked = within(await screen.findByRole('dialog', { name: 'Make this transfer?' }))
  expect(asked.getByText('₱500.00 of play money to ag***')).toBeVisible()
  await shown.user.click(asked.getByRole('button', { name: 'Transfer' }))
  expect(asked.getByText('Enter your transaction password.')).toBeVisible()
  expect(sent(shown.fake)).toEqual([])
  await confirm(shown)
  expect(await asked.findByText('ag*** has received ₱500.00. The reference is TR261121-0000000001.')).toBeVisible()
  expect(sent(shown.fake)).toEqual([{ amount: '500', recipient: 'ag***', remark: 'For March', password }])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(password)
})

it.each([
  ['', 'Choose an amount from ₱10.00 to ₱20,000.00.'],
  ['2500.01', 'This is more than you can transfer. Choose a smaller amount.'],
])('of "%s" is not sent; the field says what is possible', async (amount, words) => {
  const { fake, field, dialog, submit } = await order(amount)
  await submit()
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(dialog.getAllByText(words)[0]).toBeVisible()
  expect(sent(fake)).toEqual([])
})

it.each([
  ['CONFLICT', { recipient: 'xy***' }, /^Your upline has changed\. Nothing was transferred\./],
  ['INSUFFICIENT_FUNDS', { available: '20.00' }, 'You can transfer ₱20.00 at most.'],
  [
    'DAILY_LIMIT',
    { kind: 'AMOUNT', used: '1.00', limit: '50000.00', resetsAt: '2026-11-22T16:00:00.000Z' },
    /^You can transfer ₱50,000\.00 per day\..*2026/,
  ],
  ['TURNOVER_REQUIRED', { remaining: '130.00', done: '70.00', required: '200.00' }, /^Bet ₱130\.00 more/],
] as const)('that is refused says why: %s', async (code, detail, words) => {
  const shown = await order('500', fakeError('transferUpline', code, detail))
  await shown.submit()
  expect(await (await confirm(shown)).findByText(words)).toBeVisible()
})

it('shows the caps, and the stakes that are missing', async () => {
  const turnover = { required: '200.00', done: '70.00', remaining: '130.00' }
  const { dialog } = await open({ transferInfo: () => makeTransferInfo({ turnover, amountLeft: '49500.00' }) })
  expect(await dialog.findByText('₱49,500.00 of ₱50,000.00')).toBeVisible()
  expect(dialog.getByText('₱10.00 to ₱20,000.00')).toBeVisible()
  expect(dialog.getByText('Bet ₱130.00 more before your next transfer. ₱70.00 of ₱200.00 is done.')).toBeVisible()
})

it('names the bets that an open bonus asks for', async () => {
  const bonuses = { count: 1, remaining: '15.00', since: '2026-11-20T10:00:00.000Z' }
  const { dialog } = await open({ transferInfo: () => makeTransferInfo({ bonuses }) })
  expect(await dialog.findByText(/^Bet ₱15.00 more for 1 open bonus/)).toBeVisible()
  expect(dialog.getByText('Your cash')).toBeVisible()
  expect(dialog.queryByText('You can transfer')).toBeNull()
})

it('lists transfers sent and received in the last 30 days', async () => {
  const list = [
    makeTransfer({ refNo: 'TR261121-0000000002', direction: 'IN', counterparty: 'lu***', remark: 'Thank you' }),
    makeTransfer(),
  ]
  const { dialog, fake } = await open({ transfers: () => makeTransfers(list) })
  const received = within(await dialog.findByRole('article', { name: 'TR261121-0000000002' }))
  for (const words of ['Received', 'lu***', 'Thank you', '₱500.00']) expect(received.getByText(words)).toBeVisible()
  const up = within(dialog.getByRole('article', { name: 'TR261121-0000000001' }))
  expect(up.getByText('To your upline')).toBeVisible()
  expect(received.getByText(/By another member/)).toBeVisible()
  expect(up.getByText(/By you/)).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'transfers')?.input).toMatchObject({
    ...{ startDate: '2026-10-23', endDate: '2026-11-21', pageNo: 1 },
  })
})

it('offers no form while the upline cannot receive', async () => {
  const { dialog } = await open({ transferInfo: () => makeTransferInfo({ toUpline: false, upline: null }) })
  expect(await dialog.findByText('Transfers are not available right now')).toBeVisible()
  expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull()
})

it('is found again after a reload, under its key, and is finished with the password that was not stored', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const key = 'k'.repeat(22)
  const body = { amount: '500', recipient: 'ag***', password: '' }
  const kept = { key, body, confirmedAt: Date.now(), username: 'player01' }
  sessionStorage.setItem('write:transfer-upline', JSON.stringify(kept))
  const { fake, dialog, user } = await open()
  await dialog.findByRole('textbox', { name: 'Amount' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const asked = within(screen.getByRole('dialog', { name: 'Make this transfer?' }))
  expect(asked.getByText('₱500.00 of play money to ag***')).toBeVisible()
  const again = asked.getByRole('button', { name: 'Try again' })
  await user.click(again)
  expect(asked.getByText('Enter your transaction password.')).toBeVisible()
  await user.type(asked.getByLabelText(/^Transaction password/), password)
  await user.click(again)
  expect(await asked.findByText(/^ag\*\*\* has received ₱500\.00\./)).toBeVisible()
  expect(sent(fake)).toEqual([{ ...body, password }])
  const [call] = fake.calls.filter(({ name }) => name === 'transferUpline')
  expect(call?.headers.get('idempotency-key')).toBe(key)
})

it('saves a transfer as one file for customer service', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:transfer'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { dialog, user } = await open({ transfers: () => makeTransfers([makeTransfer()]) })
  const card = within(await dialog.findByRole('article', { name: 'TR261121-0000000001' }))
  await user.click(card.getByRole('button', { name: 'Save this case' }))
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('<dt>Reference number</dt><dd>TR261121-0000000001</dd>')
  expect(text).toContain('<dt>Amount</dt><dd>₱500.00</dd>')
})
