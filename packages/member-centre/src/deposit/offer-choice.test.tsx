import { api } from '@boardwalk/api-client'
import {
  createFakeFetch,
  type FakeDepositOffer,
  fakeError,
  makeDeposit,
  makeDepositMethods,
  makeDepositOffer,
  makeDeposits,
} from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const offer = makeDepositOffer()
const dropped = 'The offer is no longer chosen.'
type Methods = ReturnType<typeof makeDepositMethods>
const withOffers = (promosOf: (methodId: string) => FakeDepositOffer[]): Methods => {
  const methods = makeDepositMethods()
  return { ...methods, list: methods.list.map((one) => ({ ...one, promos: promosOf(one.methodId) })) }
}

/** A cashier whose offers for each method but the voucher can change. */
function offering() {
  const now = { offers: [offer] }
  const fake = createFakeFetch({
    depositMethods: () => withOffers((methodId) => (methodId === 'voucher' ? [] : now.offers)),
    deposits: () => makeDeposits([]),
    createDeposit: () => makeDeposit(),
  })
  return { fake, now }
}

async function choose({ fake, now }: ReturnType<typeof offering>) {
  const shown = await openPage('depositv2', { fake })
  const { dialog, user, store } = shown
  await user.click(await dialog.findByRole('radio', { name: /^A bonus with one deposit/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '400')
  /** The list changes as after an event of the stream. */
  const setOffers = (offers: FakeDepositOffer[]) => {
    now.offers = offers
    store.dispatch(api.util.invalidateTags(['Balance']))
  }
  const ask = async () => {
    await user.click(dialog.getByRole('button', { name: 'Deposit' }))
    return within(await screen.findByRole('dialog', { name: 'Make this deposit?' }))
  }
  const isChosen = () => dialog.getByRole<HTMLInputElement>('radio', { name: /^A bonus with one deposit/ }).checked
  return { ...shown, setOffers, ask, isChosen }
}

it('an offer that left the list is not chosen again when it returns, and the page says so', async () => {
  const { dialog, setOffers, isChosen, user } = await choose(offering())
  expect(dialog.queryByText(dropped)).toBeNull()
  setOffers([])
  expect(await dialog.findByText(dropped)).toBeVisible()
  setOffers([offer])
  expect(await dialog.findByRole('radio', { name: /^No offer/ })).toBeChecked()
  expect(isChosen()).toBe(false)
  await user.click(dialog.getByRole('radio', { name: /^A bonus with one deposit/ }))
  expect(isChosen()).toBe(true)
  expect(dialog.queryByText(dropped)).toBeNull()
})

it('an offer that another method does not have is not chosen again with the first method', async () => {
  const { dialog, isChosen, user } = await choose(offering())
  await user.click(dialog.getByRole('radio', { name: /^Sandbox bank/ }))
  expect(isChosen()).toBe(true)
  await user.click(dialog.getByRole('radio', { name: /^Sandbox voucher/ }))
  expect(dialog.getByText(dropped)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /^Sandbox bank/ }))
  expect(isChosen()).toBe(false)
})

it('an offer is chosen for one order alone; a confirmation that was left keeps it', async () => {
  const { dialog, user, ask, isChosen } = await choose(offering())
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
  expect(isChosen()).toBe(true)
  const asked = await ask()
  await user.click(asked.getByRole('button', { name: 'Deposit' }))
  await asked.findByRole('link', { name: /^Pay on the provider’s page/ })
  await user.click(asked.getByText('Close'))
  expect(isChosen()).toBe(false)
  expect(dialog.getByText(dropped)).toBeVisible()
})

it('the terms of an order stay in its dialog while its answer is awaited, also without the offer in the list', async () => {
  const shop = offering()
  shop.fake.use(fakeError('createDeposit', 'OVERLOADED'))
  const { dialog, user, ask, setOffers } = await choose(shop)
  const asked = await ask()
  await user.click(asked.getByRole('button', { name: 'Deposit' }))
  expect(await asked.findByText(/^This is taking longer than usual/)).toBeVisible()
  setOffers([])
  expect(await dialog.findByText(dropped)).toBeVisible()
  expect(asked.getByText(offer.rule)).toBeVisible()
  await user.click(asked.getByText('Close'))
  expect((await ask()).getByText(offer.rule)).toBeVisible()
})

it.each([
  [{ promoId: offer.promoId }, 1],
  [{}, 0],
])('after a reload an order with %o shows whether a bonus offer is part of it', async (promo, count) => {
  const body = { methodId: 'bank', amount: '500', ...promo }
  const write = { key: 'k'.repeat(22), body, confirmedAt: Date.now(), username: 'player01' }
  sessionStorage.setItem('write:deposit', JSON.stringify(write))
  const { fake } = offering()
  fake.use({ depositMethods: () => withOffers(() => []), operation: () => new Promise<never>(() => {}) })
  const { dialog, user } = await openPage('depositv2', { fake })
  await user.type(await dialog.findByRole('textbox', { name: 'Amount' }), '100')
  await user.click(dialog.getByRole('button', { name: 'Deposit' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Make this deposit?' }))
  expect(asked.getByText('₱500.00 of play money by Sandbox bank')).toBeVisible()
  expect(asked.queryAllByText('This deposit includes a bonus offer.')).toHaveLength(count)
})

it('the bonus of the first choice is announced in a region that was there before', async () => {
  const { fake } = offering()
  const { dialog, user } = await openPage('depositv2', { fake })
  await user.type(await dialog.findByRole('textbox', { name: 'Amount' }), '400')
  const before = dialog.getAllByRole('status')
  await user.click(dialog.getByRole('radio', { name: /^A bonus with one deposit/ }))
  const preview = dialog.getByText('Bonus: ₱200.00. Bet ₱1,000.00 in all before it becomes cash.')
  await waitFor(() => expect(before).toContain(preview.closest('[role="status"]')))
})
