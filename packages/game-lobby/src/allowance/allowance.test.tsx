import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'

const ready = { state: 'READY' as const, amount: '200.00', below: '10.00', resetsAt: '2026-12-01T16:00:00.000Z' }
const home = (fake: ReturnType<typeof createFakeFetch>, signedInAs?: number) =>
  renderStorefront('/', { fake, features: [gameLobby], ...(signedInAs !== undefined && { signedInAs }) })
const button = () => screen.findByRole('button', { name: 'Claim ₱200.00' }, { timeout: 30_000 })

it('is offered on the home page while the balance is low, and confirmed there', async () => {
  const fake = createFakeFetch({ allowance: () => ready })
  const { user } = await home(fake, 0)
  await user.click(await button())
  expect(await screen.findByText('₱200.00 of play money is in your wallet.')).toBeVisible()
  expect(fake.calls.filter(({ name }) => name === 'claimAllowance')).toHaveLength(1)
})

it('shows the reason of a refusal', async () => {
  const fake = createFakeFetch({ allowance: () => ready, ...fakeError('claimAllowance', 'ALREADY_CLAIMED') })
  const { user } = await home(fake, 0)
  await user.click(await button())
  expect(await screen.findByText('You have already claimed this.')).toBeVisible()
})

it('is not read for a visitor or a trial account', async () => {
  for (const signedInAs of [undefined, 4]) {
    const fake = createFakeFetch({ allowance: () => ready })
    const { unmount } = await home(fake, signedInAs)
    await screen.findAllByText('₱1,250.00')
    expect(fake.calls.some(({ name }) => name === 'allowance')).toBe(false)
    unmount()
  }
})
