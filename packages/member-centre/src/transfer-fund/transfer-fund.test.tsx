import { createFakeFetch, type FakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { storyWallets } from '../testing/story-wallets.ts'

const sent = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'walletTransfer').map(({ input }) => input)
const open = (fake = createFakeFetch(storyWallets())) => openPage('transferFund', { fake })

async function openMove(button: string, wallet: string, fake?: FakeFetch) {
  const shown = await open(fake)
  const card = within(await shown.dialog.findByRole('article', { name: wallet }))
  await shown.user.click(card.getByRole('button', { name: button }))
  return { ...shown, asked: within(await screen.findByRole('dialog', { name: button })) }
}

it('shows the money in each place, and only providers with a wallet of their own', async () => {
  const { dialog } = await open()
  const sums = await dialog.findByLabelText('Your balance by wallet')
  expect(sums).toHaveTextContent('Main wallet₱1,000.00Provider wallets₱320.50Bonus₱50.00On hold₱100.00')
  expect(dialog.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['CARDS', 'REEF'])
  const empty = within(dialog.getByRole('article', { name: 'REEF' }))
  expect(empty.getByText('₱0.00')).toBeVisible()
  expect(empty.queryByRole('button', { name: 'Bring back' })).toBeNull()
})

it('moves an amount once, after a check of it', async () => {
  const { fake, user, asked } = await openMove('Move money in', 'REEF')
  const move = asked.getByRole('button', { name: 'Move' })
  await user.click(move)
  expect(asked.getByText('Enter an amount up to ₱1,000.00.')).toBeVisible()
  const amount = asked.getByRole('textbox', { name: 'Amount' })
  await user.type(amount, '1000.01')
  await user.click(move)
  expect(sent(fake)).toEqual([])
  await user.clear(amount)
  await user.type(amount, '250.5')
  await user.dblClick(move)
  expect(await asked.findByText(/is in this wallet now: REEF$/)).toBeVisible()
  expect(sent(fake)).toEqual([{ from: 'MAIN', to: '203', amount: '250.5' }])
})

it('takes all of a wallet, to the last fraction of a cent', async () => {
  const { fake, user, asked } = await openMove('Bring back', 'CARDS')
  await user.click(asked.getByRole('button', { name: 'All: ₱320.50' }))
  await user.click(asked.getByRole('button', { name: 'Move' }))
  await asked.findByText(/is in this wallet now: Main wallet$/)
  expect(sent(fake)).toEqual([{ from: '202', to: 'MAIN', amount: '320.505', all: true }])
})

it('brings everything home in one write', async () => {
  const { fake, dialog, user } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Bring everything back' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Bring everything back' }))
  expect(asked.getByText('₱320.50 of play money, from All provider wallets to Main wallet')).toBeVisible()
  await user.dblClick(asked.getByRole('button', { name: 'Move' }))
  await asked.findByText(/is in this wallet now: Main wallet$/)
  expect(sent(fake)).toEqual([{ from: 'ALL', to: 'MAIN', amount: '320.505', all: true }])
})

it('names the figure of a refusal', async () => {
  const fake = createFakeFetch({
    ...storyWallets(),
    ...fakeError('walletTransfer', 'INSUFFICIENT_FUNDS', { available: '12.00' }),
  })
  const { user, asked } = await openMove('Move money in', 'REEF', fake)
  await user.type(asked.getByRole('textbox', { name: 'Amount' }), '500')
  await user.click(asked.getByRole('button', { name: 'Move' }))
  expect(await asked.findByText('You can move ₱12.00 at most.')).toBeVisible()
})

it('says that nothing is to be moved where all games play from the main wallet', async () => {
  const { dialog } = await open(createFakeFetch())
  expect(await dialog.findByText('All games use your main wallet')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Bring everything back' })).toBeNull()
})

it('says at once that a provider is closed, without asking for an outcome', async () => {
  const closed = fakeError('walletTransfer', 'GAME_MAINTENANCE', { until: null, suggest: [] })
  const fake = createFakeFetch({ ...storyWallets(), ...closed })
  const { user, asked } = await openMove('Move money in', 'REEF', fake)
  await user.type(asked.getByRole('textbox', { name: 'Amount' }), '10')
  await user.click(asked.getByRole('button', { name: 'Move' }))
  expect(await asked.findByText(/^The games of this provider are under maintenance\./)).toBeVisible()
  expect(fake.calls.some(({ name }) => name === 'operation')).toBe(false)
})
