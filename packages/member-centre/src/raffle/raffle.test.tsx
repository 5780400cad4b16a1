import { createFakeFetch, type FakeFetch, fakeError, makePromotion } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memberCentre } from '../index.ts'
import { rafflePage, storyRaffle } from '../testing/story-rank.ts'

afterEach(() => sessionStorage.clear())

async function open(answers: Parameters<typeof createFakeFetch>[0], signedInAs?: 0) {
  const fake = createFakeFetch(answers)
  const options = { features: [memberCentre], fake, ...(signedInAs !== undefined && { signedInAs }) }
  return { ...(await renderStorefront(rafflePage, options)), fake }
}
const draws = (fake: FakeFetch) => fake.calls.filter(({ name }) => name === 'claimRaffle')
const button = () => screen.findByRole('button', { name: 'Use a chance' })

it('shows the chances, the way to the next one and the prizes, and draws one', async () => {
  let chances = 2
  const { user, fake } = await open(
    {
      promotion: () => storyRaffle(chances),
      claimRaffle: () => {
        chances -= 1
        return {
          ...{ refNo: 'RW261121-0000000001', chancesLeft: chances },
          prize: { type: 'CASH', name: '₱25.00 cash', amount: '25.00' },
        }
      },
    },
    0,
  )
  expect(await screen.findByText('You have 2 chances.')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Next chance: Deposits' })).toHaveAttribute(
    'aria-valuetext',
    '₱95.00 of ₱250.00',
  )
  expect(screen.getByText('Paper lantern')).toBeVisible()
  expect(screen.queryByText('No prize this time')).toBeNull()
  await user.click(await button())
  expect(await screen.findByText('You won: ₱25.00 cash. It is in your account.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('You have 1 chance.')).toBeVisible())
  await user.click(await button())
  await waitFor(() => expect(screen.getByText('You have 0 chances.')).toBeVisible())
  expect(await button()).toBeDisabled()
  expect(draws(fake)).toHaveLength(2)
})

it('says that a draw won nothing, as the raffle words it', async () => {
  const prize = { type: 'NONE', name: 'No prize this time', amount: null } as const
  const claimRaffle = () => ({ refNo: 'RW261121-0000000001', chancesLeft: 0, prize })
  const { user } = await open({ promotion: () => storyRaffle(1), claimRaffle }, 0)
  await user.click(await button())
  expect(await screen.findByText('No prize this time')).toBeVisible()
  expect(screen.queryByText(/You won/)).toBeNull()
})

it('says that goods which were won are not delivered', async () => {
  const prize = { type: 'GOODS', name: 'Paper lantern', amount: null } as const
  const claimRaffle = () => ({ refNo: 'RW261121-0000000001', chancesLeft: 0, prize })
  const { user } = await open({ promotion: () => storyRaffle(1), claimRaffle }, 0)
  await user.click(await button())
  expect(await screen.findByText(/^You won: Paper lantern\..*does not deliver goods\.$/)).toBeVisible()
})

it('says why a draw was refused', async () => {
  const { user } = await open({ promotion: () => storyRaffle(1), ...fakeError('claimRaffle', 'PROMO_CLOSED') }, 0)
  await user.click(await button())
  expect(await screen.findByText('This promotion has ended.')).toBeVisible()
})

it('asks a visitor to sign in, and shows no chances', async () => {
  const { user, fake } = await open({ promotion: () => storyRaffle(0, 0) })
  await user.click(await button())
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(draws(fake)).toEqual([])
  expect(screen.queryByText(/You have/)).toBeNull()
})

it('offers nothing with another promotion, or after the end', async () => {
  const { unmount } = await open({ promotion: () => ({ ...makePromotion(), content: '<p>Read this.</p>' }) }, 0)
  expect(await screen.findByText('Read this.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a chance' })).toBeNull()
  unmount()
  await open({ promotion: () => ({ ...storyRaffle(1), state: 'CLOSED' }) }, 0)
  expect(await screen.findByText('Each chance draws one prize.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a chance' })).toBeNull()
})
