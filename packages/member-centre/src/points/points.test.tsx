import { createFakeFetch, type FakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberCentre } from '../index.ts'
import { pageOf, pointAnswers } from '../testing/story-points.ts'
import { cashFor, timesOf } from './use-points.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T16:30:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

async function open(page: string, answers: Parameters<typeof createFakeFetch>[0] = {}) {
  const fake = createFakeFetch({ ...pointAnswers, ...answers })
  const shown = await renderStorefront(`/help?points=${page}`, { signedInAs: 0, features: [memberCentre], fake })
  return { ...shown, fake, dialog: within(await screen.findByRole('dialog')) }
}
const asked = (fake: FakeFetch, row: string) => fake.calls.filter(({ name }) => name === row)
const texts = (line: HTMLElement | undefined) =>
  within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

/** Opens a reward's dialog; its button is the last one of its name. */
async function choose(name: string, answers = {}) {
  const shown = await open('mall', answers)
  const card = within(await shown.dialog.findByRole('article', { name }))
  await shown.user.click(card.getByRole('button', { name: 'Redeem' }))
  const form = within(await screen.findByRole('dialog', { name }))
  const send = () => shown.user.click(form.getByRole('button', { name: 'Redeem' }))
  const type = (label: string | RegExp, text: string) => shown.user.type(form.getByLabelText(label), text)
  return { ...shown, form, send, type }
}

it('leads from a form to the reset of a forgotten transaction password, which can be closed for good', async () => {
  const { form, user, address } = await choose('Cap with the site’s logo')
  await user.click(form.getByRole('button', { name: 'Forgot your transaction password?' }))
  const reset = within(await screen.findByRole('dialog', { name: 'Reset transaction password' }))
  expect(address()).toBe('/help?q.open=payReset&member=securityCenter')
  const [close] = reset.getAllByRole('button', { name: 'Close' })
  await user.click(close as HTMLElement)
  await waitFor(() => expect(address()).toBe('/help?member=securityCenter'))
  expect(screen.queryByRole('dialog', { name: 'Reset transaction password' })).not.toBeInTheDocument()
})

describe('the points mall', () => {
  it('opens from its address', async () => {
    const { user, address } = await renderStorefront('/pointMall', { signedInAs: 0, features: [memberCentre] })
    await user.click(await screen.findByRole('button', { name: 'Open points mall' }))
    expect(address()).toBe('/pointMall?points=mall')
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.queryByText(/is not offered here/)).toBeNull()
  })

  it('shows the member’s balance and the rewards of a type, which is in the URL', async () => {
    const { dialog, user, fake, address } = await open('mall')
    expect(await dialog.findByLabelText('Your points')).toHaveTextContent(
      'Current points949.00On hold500.00Earned in total1,449.00',
    )
    const speaker = within(await dialog.findByRole('article', { name: 'Bluetooth speaker' }))
    expect(speaker.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: 'Goods' }))
    expect(address()).toBe('/help?points=mall&q.type=GOODS')
    await waitFor(() => expect(asked(fake, 'pointRewards').at(-1)?.input).toMatchObject({ type: 'GOODS' }))
  })

  it('shows that nothing is offered, and shows all types again', async () => {
    const { dialog, user, address } = await open('mall&q.type=CASH', { pointRewards: () => pageOf([]) })
    await user.click(await dialog.findByRole('button', { name: 'Show all types' }))
    expect(address()).toBe('/help?points=mall')
  })

  it('redeems goods with quantity, address and the transaction password, once every field is filled', async () => {
    const { fake, form, send, type, user } = await choose('Cap with the site’s logo')
    expect(form.getByText('This sandbox does not deliver goods. Do not enter your real address.')).toBeVisible()
    await send()
    expect(form.getByText('Enter the address.')).toBeVisible()
    expect(form.getByText('Enter your transaction password.')).toBeVisible()
    expect(asked(fake, 'redeemReward')).toEqual([])
    const quantity = form.getByLabelText(/Quantity/)
    await user.clear(quantity)
    await user.type(quantity, '2')
    expect(form.getByText('500.00')).toBeVisible()
    await type(/Delivery address/, '1 Sea Street')
    await type(/Transaction password/, 'coin-Tree-9')
    await send()
    expect(await form.findByText('Your redemption is being processed. You have 20.00 points left.')).toBeVisible()
    expect(asked(fake, 'redeemReward').map(({ input }) => input)).toEqual([
      expect.objectContaining({ quantity: 2, address: '1 Sea Street', password: 'coin-Tree-9' }),
    ])
  })

  it('requires a Zalo or WhatsApp number where the bonus does (checklist 124)', async () => {
    const { fake, form, send, type, user } = await choose('₱100.00 bonus')
    await type(/Transaction password/, 'coin-Tree-9')
    await send()
    expect(form.getByText('Enter a number of 8 to 15 digits.')).toBeVisible()
    await user.selectOptions(form.getByRole('combobox', { name: /Contact by/ }), 'WhatsApp')
    await type(/^Number/, '+84 912 345 678')
    await send()
    await waitFor(() => expect(asked(fake, 'redeemReward')).toHaveLength(1))
    expect(asked(fake, 'redeemReward')[0]?.input).toMatchObject({
      contact: { kind: 'WHATSAPP', value: '+84 912 345 678' },
    })
  })

  it('shows why a redemption was refused, and links to the form of the transaction password', async () => {
    const { form, send, type, user, address } = await choose(
      '₱10.00 cash',
      fakeError('redeemReward', 'PAY_PASSWORD_UNSET'),
    )
    await type(/Transaction password/, 'wrong')
    await send()
    expect(await form.findByText('Set a transaction password under “Account & security” first.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Set transaction password' }))
    expect(address()).toContain('member=securityCenter')
  })
})

describe('converting', () => {
  it('shows the cash for points, from the minimum on, and sends them with the password', async () => {
    const { dialog, user, fake } = await open('convert')
    const field = await dialog.findByRole('textbox', { name: /^Points/ })
    await user.type(field, '9.99')
    await user.click(dialog.getByRole('button', { name: 'Convert' }))
    expect(dialog.getByText('Enter at least 10.00 points.')).toBeVisible()
    await user.clear(field)
    await user.type(field, '123.45')
    await user.click(dialog.getByRole('button', { name: 'Convert' }))
    const form = within(await screen.findByRole('dialog', { name: 'Convert' }))
    expect(form.getByText('123.45 points become ₱12.34 in your main wallet.')).toBeVisible()
    await user.type(form.getByLabelText(/Transaction password/), 'coin-Tree-9')
    await user.click(form.getByRole('button', { name: 'Convert' }))
    expect(await form.findByText('₱1.00 is in your main wallet. You have 20.00 points left.')).toBeVisible()
    expect(asked(fake, 'convertPoints').map(({ input }) => input)).toEqual([
      expect.objectContaining({ points: '123.45', password: 'coin-Tree-9' }),
    ])
  })

  it('shows the rates, and that points do not expire (checklist 127)', async () => {
    const { dialog } = await open('convert')
    expect(await dialog.findByText('0.50 points for every ₱100.00')).toBeVisible()
    expect(dialog.getByText(/Points do not expire/)).toBeVisible()
  })

  it.each([
    ['123.45', '0.1', '12.34'],
    ['100.00', '0.005', '0.50'],
    ['1.00', '1', '1.00'],
  ])('%s at %s are %s, as the gateway rounds', (points, ratio, cash) => expect(cashFor(points, ratio)).toBe(cash))

  it('multiplies without a floating point', () => expect(timesOf('0.10', 3)).toBe('0.30'))
})

describe('the records of points (checklist 125)', () => {
  it('has each redemption with the columns of the specification, and its state', async () => {
    const { dialog, user, fake } = await open('history')
    const rows = within(await dialog.findByRole('table')).getAllByRole('row')
    expect(texts(rows[2])).toEqual([
      expect.stringContaining('Apply time'),
      ...['Transaction reference numberPT261120-0000000002', 'Name₱10.00 cashCash', 'Quantity1'],
      ...['Points requirement100.00', 'Amount requirement₱10.00', 'Redeem amount₱10.00', 'StatusApproved', 'Remark–'],
    ])
    expect(rows.slice(1).map((row) => texts(row)[7])).toEqual(['StatusIn Process', 'StatusApproved', 'StatusRejected'])
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Rejected')
    await waitFor(() => expect(asked(fake, 'redeemHistory').at(-1)?.input).toMatchObject({ status: 'REJECTED' }))
  })

  it('has each change of the points with its type, units, ratio and balance', async () => {
    const { dialog } = await open('details')
    const rows = within(await dialog.findByRole('table')).getAllByRole('row')
    expect(texts(rows[2]).slice(1)).toEqual([
      ...['Transaction reference numberPT261120-0000000008', 'TypeSlots and fishing', 'Units₱84,000.00'],
      ...['Points ratio0.01', 'Changed points840.00', 'Points balance1,449.00', 'Remark2026-11-19'],
    ])
    const types = within(dialog.getByRole('combobox', { name: 'Type' })).getAllByRole('option')
    expect(types.map((option) => (option as HTMLOptionElement).value)).toEqual([
      ...['ALL', 'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'mission', 'raffle', 'redeem'],
    ])
  })
})
