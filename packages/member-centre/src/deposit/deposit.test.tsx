import { api } from '@boardwalk/api-client'
import {
  createFakeFetch,
  type FakeDeposit,
  type FakeFetch,
  fakeError,
  makeDeposit,
  makeDepositMethods,
  makeDepositOffer,
  makeDeposits,
} from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = 'depositv2'
const sent = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row).map(({ input }) => input)
const isOpen = ({ status }: FakeDeposit) => status === 'PENDING'

/** A gateway with these deposits, which takes new ones and cancels. */
function cashier(list: FakeDeposit[] = []) {
  let now = list
  return createFakeFetch({
    deposits: ({ state }) => makeDeposits(now.filter((one) => isOpen(one) === (state === 'OPEN'))),
    createDeposit: ({ amount }) => {
      const made = makeDeposit({ amount: `${amount}.00` })
      now = [made, ...now]
      return made
    },
    cancelDeposit: ({ refNo }) => {
      now = now.map((one) => ({ ...one, status: 'CANCELLED', reason: 'PLAYER', next: null }))
      return makeDeposit({ refNo, status: 'CANCELLED' })
    },
  })
}

/** A cashier whose player has a deposit limit. */
function limited(limit: { window: 'DAY' | 'WEEK'; value: string; remaining: string }) {
  const fake = cashier()
  const rgLimit = { ...limit, resetsAt: '2026-11-23T16:00:00.000Z' }
  fake.use({ depositMethods: () => makeDepositMethods({ rgLimit }) })
  return fake
}

async function order(amount: string, fake = cashier()) {
  const shown = await openPage(page, { fake })
  const { dialog, user } = shown
  await user.click(await dialog.findByRole('radio', { name: /^Sandbox bank/ }))
  if (amount) await user.type(dialog.getByRole('textbox', { name: 'Amount' }), amount)
  await user.click(dialog.getByRole('button', { name: 'Deposit' }))
  return shown
}
const confirm = async (user: Awaited<ReturnType<typeof order>>['user']) => {
  const asked = within(await screen.findByRole('dialog', { name: 'Make this deposit?' }))
  await user.dblClick(asked.getByRole('button', { name: 'Deposit' }))
  return asked
}

describe('a new deposit', () => {
  it('is sent once after it was confirmed, and leads to its second step, which stays on the page', async () => {
    const { fake, user } = await order('500')
    expect(await screen.findByText('₱500.00 of play money by Sandbox bank')).toBeVisible()
    expect(sent(fake, 'createDeposit')).toEqual([])
    const asked = await confirm(user)
    const link = await asked.findByRole('link', { name: /^Pay on the provider’s page/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pay\/sandbox\//))
    expect(sent(fake, 'createDeposit')).toEqual([{ methodId: 'bank', amount: '500' }])
    await user.click(asked.getByText('Close'))
    const open = within(await screen.findByRole('article'))
    expect(open.getByText('Waiting for the payment')).toBeVisible()
    expect(open.getByRole('link', { name: /^Pay on the provider’s page/ })).toBeVisible()
  })

  it('whose answer a reload lost is found again, also while the ways to pay are not', async () => {
    const body = { methodId: 'bank', amount: '500' }
    const write = { key: 'k'.repeat(22), body, confirmedAt: Date.now(), username: 'player01' }
    sessionStorage.setItem('write:deposit', JSON.stringify(write))
    const made = makeDeposit({ amount: '500.00' })
    const fake = createFakeFetch({ operation: () => ({ state: 'DONE', status: 200, body: made }) })
    fake.use(fakeError('depositMethods', 'NOT_FOUND'))
    await openPage(page, { fake })
    expect(await screen.findByRole('dialog', { name: 'Make this deposit?' })).toHaveTextContent(made.refNo)
    expect(sent(fake, 'createDeposit')).toEqual([])
  })

  it.each(['', '99.99', '50000.01'])('of "%s" is not sent; the field shows the possible amounts', async (amount) => {
    const { fake, dialog } = await order(amount)
    const field = dialog.getByRole('textbox', { name: 'Amount' })
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(dialog.getAllByText('Choose an amount from ₱100.00 to ₱50,000.00.')[0]).toBeVisible()
    expect(sent(fake, 'createDeposit')).toEqual([])
  })

  it('stays within the player’s own limit, which is shown', async () => {
    const fake = limited({ window: 'WEEK', value: '1000.00', remaining: '300.00' })
    const { dialog } = await order('300.01', fake)
    expect(dialog.getByText(/₱1,000.00 within 7 days. ₱300.00 is left. You can deposit more from .*2026/)).toBeVisible()
    expect(dialog.getByText('This is more than is left of your deposit limit. Choose a smaller amount.')).toBeVisible()
    expect(sent(fake, 'createDeposit')).toEqual([])
  })

  it('shows an unused limit without a date', async () => {
    const fake = limited({ window: 'DAY', value: '300.00', remaining: '300.00' })
    const { dialog } = await order('300.01', fake)
    expect(dialog.getByText('Your deposit limit is ₱300.00 within 24 hours. ₱300.00 is left.')).toBeVisible()
  })

  it.each([
    [
      'RG_LIMIT',
      { kind: 'DEPOSIT', window: 'DAY', limit: '300.00', used: '250.00', resetsAt: '2026-11-22T16:00:00.000Z' },
      /^Your deposit limit is ₱300.00 within 24 hours, and ₱250.00 of it is used. You can deposit more from .*2026/,
    ],
    ['AMOUNT_OUT_OF_RANGE', { min: '200.00', max: '900.00' }, 'Choose an amount from ₱200.00 to ₱900.00.'],
    ['PENDING_EXISTS', { refNo: 'DP261121-7' }, 'Deposit DP261121-7 is still open. Finish or cancel it first.'],
    ['RG_EXCLUDED', { until: '2026-11-25T16:00:00.000Z' }, /^You are on a break until .*2026/],
    ['METHOD_UNAVAILABLE', null, 'This method is not available right now. Choose another one.'],
  ] as const)('that is refused shows the reason: %s', async (code, detail, words) => {
    const fake = cashier()
    fake.use(fakeError('createDeposit', code, detail))
    const { user } = await order('500', fake)
    const asked = await confirm(user)
    expect(await asked.findByText(words)).toBeVisible()
  })
})

describe('a bonus offer', () => {
  const offer = makeDepositOffer()
  /** A cashier with an offer for each method but the voucher. */
  function offering(list: FakeDeposit[] = []) {
    const fake = cashier(list)
    const methods = makeDepositMethods()
    const promosOf = (methodId: string) => (methodId === 'voucher' ? [] : [offer])
    fake.use({
      depositMethods: () => ({
        ...methods,
        list: methods.list.map((one) => ({ ...one, promos: promosOf(one.methodId) })),
      }),
    })
    return fake
  }
  const choose = async (amount: string, fake = offering()) => {
    const shown = await openPage(page, { fake })
    const { dialog, user } = shown
    await user.click(await dialog.findByRole('radio', { name: /^A bonus with one deposit/ }))
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), amount)
    return shown
  }
  const submit = async ({ dialog, user }: Awaited<ReturnType<typeof choose>>) =>
    await user.click(dialog.getByRole('button', { name: 'Deposit' }))

  it('is not chosen by default, and there is no choice without one', async () => {
    const fake = offering()
    const { dialog, user } = await order('500', fake)
    expect(dialog.getByRole('radio', { name: /^No offer/ })).toBeChecked()
    const asked = await confirm(user)
    expect(asked.queryByText(offer.rule)).toBeNull()
    await asked.findByRole('link', { name: /^Pay on the provider’s page/ })
    expect(sent(fake, 'createDeposit')).toEqual([{ methodId: 'bank', amount: '500' }])
    await user.click(asked.getByText('Close'))
    await user.click(dialog.getByRole('radio', { name: /^Sandbox voucher/ }))
    expect(dialog.queryByRole('radiogroup', { name: 'Bonus offer' })).toBeNull()
  })

  it('shows its terms, its bonus and its bets before it is accepted with the deposit', async () => {
    const fake = offering()
    const shown = await choose('400', fake)
    expect(shown.dialog.getByText(offer.rule)).toBeVisible()
    const preview = 'Bonus: ₱200.00. Bet ₱1,000.00 in all before it becomes cash.'
    expect(shown.dialog.getByText(preview)).toBeVisible()
    await submit(shown)
    const asked = within(await screen.findByRole('dialog', { name: 'Make this deposit?' }))
    for (const text of [offer.title, offer.rule, preview]) expect(asked.getByText(text)).toBeVisible()
    await shown.user.click(asked.getByRole('button', { name: 'Deposit' }))
    await waitFor(() =>
      expect(sent(fake, 'createDeposit')).toEqual([{ methodId: 'wallet', amount: '400', promoId: offer.promoId }]),
    )
  })

  it('asks for its smallest deposit, and is left with one choice', async () => {
    const fake = offering()
    const shown = await choose('199.99', fake)
    await submit(shown)
    expect(shown.dialog.getByText('This offer needs a deposit of ₱200.00 or more.')).toBeVisible()
    await shown.user.click(shown.dialog.getByRole('radio', { name: /^No offer/ }))
    await submit(shown)
    expect(await screen.findByRole('dialog', { name: 'Make this deposit?' })).toBeVisible()
  })

  it('is dropped by a method that does not have it', async () => {
    const fake = offering()
    const shown = await choose('400', fake)
    await shown.user.click(shown.dialog.getByRole('radio', { name: /^Sandbox voucher/ }))
    await submit(shown)
    await confirm(shown.user)
    await waitFor(() => expect(sent(fake, 'createDeposit')).toEqual([{ methodId: 'voucher', amount: '400' }]))
  })

  it.each([
    [{ reason: 'UNKNOWN' }, 'This offer is not available to you. Choose another one, or no offer.'],
    [{ reason: 'ENDED' }, 'This offer has ended. Choose another one, or no offer.'],
    [{ reason: 'USED' }, 'You have used this offer already. Choose another one, or no offer.'],
    [
      { reason: 'PENDING', refNo: 'DP261121-7' },
      'Deposit DP261121-7 already uses this offer. Finish or cancel it first.',
    ],
    [{ reason: 'MINIMUM', min: '300.00' }, 'This offer needs a deposit of ₱300.00 or more.'],
  ])('that is refused shows the reason: %o', async (detail, words) => {
    const fake = offering()
    fake.use(fakeError('createDeposit', 'NOT_ELIGIBLE', detail))
    const shown = await choose('400', fake)
    await submit(shown)
    expect(await (await confirm(shown.user)).findByText(words)).toBeVisible()
  })

  it.each([
    [{ status: 'PENDING' }, ['A bonus with one deposit', 'Bet 5 times the bonus before it becomes cash'], []],
    [{ status: 'APPROVED', bonus: '250.00' }, ['A bonus with one deposit', '₱250.00'], []],
    [
      { status: 'APPROVED', bonus: null },
      ['Not added. You have used this offer already, or the payment or your account did not meet the terms.'],
      ['Bet 5 times the bonus before it becomes cash'],
    ],
  ] as const)('is part of its deposit: %o', async (over, words, others) => {
    const { dialog } = await openPage(page, { fake: cashier([makeDeposit({ ...over, promo: offer })]) })
    const card = within(await dialog.findByRole('article'))
    for (const word of words) expect(card.getByText(word)).toBeVisible()
    for (const word of others) expect(card.queryByText(word)).toBeNull()
  })
})

describe('deposits', () => {
  it('that are open can be cancelled, after a warning', async () => {
    const { fake, dialog, user } = await openPage(page, { fake: cashier([makeDeposit()]) })
    await user.click(await dialog.findByRole('button', { name: 'Cancel the deposit DP261121-0000000001' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel this deposit?' }))
    await user.click(asked.getByRole('button', { name: 'Cancel the deposit' }))
    await user.click(await asked.findByText('Close'))
    expect(await dialog.findByText('You cancelled it.')).toBeVisible()
    expect(sent(fake, 'cancelDeposit')).toEqual([{ refNo: 'DP261121-0000000001' }])
    expect(dialog.queryByRole('heading', { name: 'Open deposits' })).toBeNull()
  })

  it('are each named by the button that cancels them', async () => {
    const refs = ['DP261121-0000000001', 'DP261121-0000000002']
    const { dialog } = await openPage(page, { fake: cashier(refs.map((refNo) => makeDeposit({ refNo }))) })
    for (const refNo of refs) {
      const card = within(await dialog.findByRole('article', { name: refNo }))
      expect(card.getByRole('button', { name: `Cancel the deposit ${refNo}` })).toHaveTextContent('Cancel the deposit')
    }
  })

  it('show another amount that arrived in their course, and the saved case has it with offer and bonus', async () => {
    const step = { status: 'APPROVED', at: '2026-11-21T10:05:00.000Z', actor: 'OPERATOR', reason: null } as const
    const paid = { status: 'APPROVED', next: null, paid: '400.00', credited: '396.00', fee: '4.00' } as const
    const deposit = makeDeposit({ ...paid, steps: [step], promo: makeDepositOffer(), bonus: '200.00' })
    const { dialog, user } = await openPage(page, { fake: cashier([deposit]) })
    const card = within(await dialog.findByRole('article'))
    const other = 'You requested ₱500.00, and ₱400.00 arrived.'
    expect(card.getByText(other)).toBeVisible()
    const saved = vi.fn<(blob: Blob) => string>(() => 'blob:file')
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(card.getByRole('button', { name: 'Save this case' }))
    const file = await saved.mock.calls[0]?.[0].text()
    const facts = {
      ...{ Amount: '₱500.00', 'Amount that arrived': '₱400.00', Fee: '₱4.00', 'Added to your wallet': '₱396.00' },
      ...{ 'Bonus offer': 'A bonus with one deposit', Bonus: '₱200.00' },
    }
    for (const [name, value] of Object.entries(facts)) expect(file).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
    expect(file).toContain(`<td>${other}</td>`)
  })

  it('of the requested amount say nothing of another one', async () => {
    const step = { status: 'APPROVED', at: '2026-11-21T10:05:00.000Z', actor: 'PROVIDER', reason: null } as const
    const deposit = makeDeposit({ status: 'APPROVED', next: null, paid: '500.00', credited: '500.00', steps: [step] })
    const { dialog } = await openPage(page, { fake: cashier([deposit]) })
    await dialog.findByRole('article')
    expect(dialog.queryByText(/^You requested/)).toBeNull()
  })

  it('change on the open page after an event of the stream', async () => {
    const list = [makeDeposit()]
    const fake = createFakeFetch({
      deposits: ({ state }) => makeDeposits(list.filter((one) => isOpen(one) === (state === 'OPEN'))),
    })
    const { dialog, store } = await openPage(page, { fake })
    expect(await dialog.findByText('Waiting for the payment')).toBeVisible()
    list[0] = makeDeposit({ status: 'APPROVED', credited: '500.00', next: null })
    // As the event of a deposit does it.
    store.dispatch(api.util.invalidateTags(['Balance', 'Inbox']))
    expect(await dialog.findByText('Arrived')).toBeVisible()
    await waitFor(() => expect(dialog.queryByText('Waiting for the payment')).toBeNull())
  })

  it('are not possible without a method', async () => {
    const fake = createFakeFetch({ depositMethods: () => makeDepositMethods({ list: [] }) })
    const { dialog } = await openPage(page, { fake })
    expect(await dialog.findByText('Deposits are not available right now')).toBeVisible()
    expect(await dialog.findByText('No deposits yet')).toBeVisible()
  })
})
