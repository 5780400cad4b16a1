import { api } from '@boardwalk/api-client'
import {
  createFakeFetch,
  type FakeFetch,
  type FakeWithdrawal,
  fakeError,
  makePayAccount,
  makeWithdrawal,
  makeWithdrawals,
  makeWithdrawInfo,
} from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'withdraw'
const sent = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row).map(({ input }) => input)
const open: FakeWithdrawal['status'][] = ['REVIEW', 'APPROVED', 'PAYING', 'PAID_OUT', 'DISPUTED']
const paidOut = (over: Partial<FakeWithdrawal> = {}) =>
  makeWithdrawal({
    ...{ status: 'PAID_OUT', paid: '500.00', paidAt: '2026-11-21T10:00:00.000Z' },
    ...{ confirmBy: '2026-11-21T10:30:00.000Z', nextUpdate: '2026-11-21T10:30:00.000Z' },
    ...over,
  })
const password = 'coin-Tree-9'

/** A gateway with these withdrawals. */
const cashier = (list: FakeWithdrawal[] = []) =>
  createFakeFetch({
    withdrawals: ({ state }) => makeWithdrawals(list.filter((one) => open.includes(one.status) === (state === 'OPEN'))),
  })

async function order(amount: string, fake = cashier()) {
  const shown = await openPage(page, { fake })
  const { dialog, user } = shown
  const field = await dialog.findByRole('textbox', { name: 'Amount' })
  if (amount) await user.type(field, amount)
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  return { ...shown, field }
}
async function confirm({ user }: Pick<Awaited<ReturnType<typeof order>>, 'user'>) {
  const asked = within(await screen.findByRole('dialog', { name: 'Make this withdrawal?' }))
  await user.type(asked.getByLabelText(/^Transaction password/), password)
  await user.dblClick(asked.getByRole('button', { name: 'Withdraw' }))
  return asked
}

describe('a new withdrawal', () => {
  it('is sent once, after the transaction password, which is not stored', async () => {
    const shown = await order('500')
    const { fake, user } = shown
    const asked = within(await screen.findByRole('dialog', { name: 'Make this withdrawal?' }))
    expect(asked.getByText('₱500.00 of play money to Sandbox bank ****4321')).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Withdraw' }))
    expect(asked.getByText('Enter your transaction password.')).toBeVisible()
    expect(sent(fake, 'createWithdrawal')).toEqual([])
    await confirm(shown)
    expect(await asked.findByText(/^Withdrawal WD261121-0000000001 is being reviewed/)).toBeVisible()
    const { id: accountId } = makePayAccount()
    expect(sent(fake, 'createWithdrawal')).toEqual([{ amount: '500', accountId, password }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(password)
  })

  it.each([
    ['', 'Choose an amount from ₱100.00 to ₱50,000.00.'],
    ['2500.01', 'This is more than you can withdraw. Choose a smaller amount.'],
  ])('of "%s" is not sent; the field says what is possible', async (amount, words) => {
    const { fake, field, dialog } = await order(amount)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(dialog.getAllByText(words)[0]).toBeVisible()
    expect(sent(fake, 'createWithdrawal')).toEqual([])
  })

  it.each([
    [
      'TURNOVER_REQUIRED',
      { remaining: '130.00', done: '70.00', required: '200.00' },
      /^Bet ₱130.00 more .* ₱70.00 of ₱200.00/,
    ],
    [
      'DAILY_LIMIT',
      { kind: 'COUNT', used: '3', limit: '3', resetsAt: '2026-11-22T16:00:00.000Z' },
      /^You have reached .*\(3\).*2026/,
    ],
    ['PENDING_EXISTS', { refNo: 'WD261121-7', until: null }, /^Withdrawal WD261121-7 is on its way/],
    ['INSUFFICIENT_FUNDS', { available: '20.00' }, 'You can withdraw ₱20.00 at most.'],
    ['ACCOUNT_COOLING', { until: '2026-11-22T16:00:00.000Z' }, /^This account can be used from .*2026/],
    ['VALIDATION_FAILED', { fields: [{ field: 'holder', rule: 'payeeName' }] }, /^The account must be in the name of/],
  ] as const)('that is refused says why: %s', async (code, detail, words) => {
    const fake = cashier()
    fake.use(fakeError('createWithdrawal', code, detail))
    const asked = await confirm(await order('500', fake))
    expect(await asked.findByText(words)).toBeVisible()
  })

  it('needs an account, which is added in the player’s own name', async () => {
    const fake = cashier()
    fake.use({ withdrawInfo: () => makeWithdrawInfo({ accounts: [] }) })
    const { dialog, user } = await openPage(page, { fake })
    await user.click(await dialog.findByRole('button', { name: 'Add an account' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Add an account' }))
    await asked.findByRole('option', { name: 'Sandbox wallet' })
    await user.selectOptions(asked.getByRole('combobox', { name: 'Bank or wallet' }), 'wallet')
    await user.type(asked.getByRole('textbox', { name: 'Account number' }), '12 34')
    await user.click(asked.getByRole('button', { name: 'Add' }))
    expect(asked.getByText('Enter 6 to 20 digits.')).toBeVisible()
    await user.type(asked.getByRole('textbox', { name: 'Account number' }), ' 56')
    await user.type(asked.getByRole('textbox', { name: 'Account holder' }), 'Ana Reyes')
    await user.type(asked.getByLabelText(/^Transaction password/), password)
    await user.click(asked.getByRole('button', { name: 'Add' }))
    expect(await asked.findByText(/^The account is added/)).toBeVisible()
    expect(sent(fake, 'addPayAccount')).toEqual([
      { bankCode: 'wallet', accountNo: '123456', holder: 'Ana Reyes', password },
    ])
  })
})

describe('open bonuses', () => {
  const withBonuses = (count: number, since = '2024-10-03T12:00:00.000Z') =>
    openPage(page, {
      fake: createFakeFetch({
        withdrawals: () => makeWithdrawals([]),
        withdrawInfo: () => makeWithdrawInfo({ bonuses: { count, remaining: '105.00', since } }),
      }),
    })

  it.each([
    [1, 'Bet ₱105.00 more for 1 open bonus before you can withdraw or transfer cash. You can also give it up.'],
    [2, 'Bet ₱105.00 more for 2 open bonuses before you can withdraw or transfer cash. You can also give them up.'],
  ])('are named with the figure: %i', async (count, words) => {
    const { dialog } = await withBonuses(count)
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.getByText('Your cash')).toBeVisible()
    expect(dialog.queryByText('You can withdraw')).toBeNull()
  })

  it('lead to the record from the oldest one on', async () => {
    const { dialog, user, address } = await withBonuses(1)
    await user.click(await dialog.findByRole('button', { name: 'Bonus details' }))
    expect(address()).toContain('member=bonusDetails')
    expect(address()).toContain('q.state=ACTIVE')
    expect(address()).toContain('q.period=2024-10-03..2025-10-03')
  })
})

describe('a payout', () => {
  async function answer(result: string) {
    const shown = await openPage(page, { fake: cashier([paidOut()]) })
    await shown.user.click(await shown.dialog.findByRole('button', { name: 'Did it arrive?' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Did it arrive?' }))
    await shown.user.click(asked.getByRole('radio', { name: result }))
    const send = () => shown.user.click(asked.getByRole('button', { name: 'Send the answer' }))
    return { ...shown, asked, send }
  }
  const refNo = 'WD261121-0000000001'
  const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'account.png', { type: 'image/png' })

  it('that arrived is answered in one press', async () => {
    const { fake, asked, send } = await answer('All of it')
    expect(
      asked.getByText(/^₱500.00 was paid out. If you do not answer, it counts as received at .*2026/),
    ).toBeVisible()
    await send()
    expect(await asked.findByText('Thank you. The withdrawal is finished.')).toBeVisible()
    expect(sent(fake, 'receiveWithdrawal')).toEqual([{ refNo, result: 'RECEIVED', proofs: [] }])
  })

  it('that arrived in part needs an amount below the whole', async () => {
    const { fake, asked, send, user } = await answer('A part of it')
    const amount = asked.getByRole('textbox', { name: 'Amount that arrived' })
    await user.type(amount, '500')
    await send()
    expect(asked.getByText('Enter an amount above zero and below ₱500.00.')).toBeVisible()
    expect(sent(fake, 'receiveWithdrawal')).toEqual([])
    await user.clear(amount)
    await user.type(amount, '350.50')
    await send()
    expect(await asked.findByText(/^Thank you. We are reviewing it/)).toBeVisible()
    expect(sent(fake, 'receiveWithdrawal')).toEqual([{ refNo, result: 'PARTLY', received: '350.50', proofs: [] }])
  })

  it('that did not arrive needs a picture, which is sent first', async () => {
    const { fake, asked, send, user } = await answer('Nothing')
    await send()
    expect(asked.getByText('Add a picture that shows your account.')).toBeVisible()
    await user.upload(asked.getByLabelText(/^Pictures as proof/), picture())
    expect(await asked.findByText('account.png')).toBeVisible()
    await expect.poll(() => asked.queryByText('Wait until the pictures are sent.')).toBeNull()
    await send()
    expect(await asked.findByText(/^Thank you. We are reviewing it/)).toBeVisible()
    expect(sent(fake, 'receiveWithdrawal')).toMatchObject([
      { refNo, result: 'NOT_RECEIVED', proofs: [expect.any(String)] },
    ])
  })
})

it('follows the stream: each step with who acted, the reason and the next date, saved as one file', async () => {
  const list = [makeWithdrawal()]
  const { dialog, store, user } = await openPage(page, { fake: cashier(list) })
  expect(await dialog.findByText(/^Expect the next update by .*2026/)).toBeVisible()
  const steps = [
    { status: 'REVIEW', at: '2026-11-21T10:00:00.000Z', actor: 'PLAYER', reason: null },
    { status: 'REJECTED', at: '2026-11-21T10:05:00.000Z', actor: 'OPERATOR', reason: 'IDENTITY' },
  ] as const
  list[0] = makeWithdrawal({ status: 'REJECTED', reason: 'IDENTITY', nextUpdate: null, steps: [...steps] })
  // As the event of a withdrawal does it.
  store.dispatch(api.util.invalidateTags(['Balance', 'Inbox']))
  expect(await dialog.findByText('By customer service')).toBeVisible()
  const progress = within(dialog.getByRole('list', { name: 'Progress of WD261121-0000000001' }))
  expect(progress.getByText('By you')).toBeVisible()
  expect(progress.getByText(/^Your identity could not be confirmed/)).toBeVisible()

  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(dialog.getByRole('button', { name: 'Save this case' }))
  const file = (await saved.mock.calls[0]?.[0].text()) ?? ''
  for (const words of ['WD261121-0000000001', '₱500.00', 'In review', 'By you', 'By customer service'])
    expect(file).toContain(words)
  expect(file).toContain('Your identity could not be confirmed')
})
