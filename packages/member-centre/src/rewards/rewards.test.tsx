import { createFakeFetch, fakeError, makeReward } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../testing/open-page.ts'

const page = (list = [makeReward()]) => ({
  list,
  badge: 1,
  pageNo: 1,
  pageSize: 20,
  totalCount: list.length,
  totalPages: 1,
})
const wagering = { times: 3, required: '60.00', done: '15.00', percent: 25 }

it('claims a reward once, after its terms were read', async () => {
  const bonus = makeReward({ source: 'PROMO', title: 'Lantern week', type: 'BONUS', wagering })
  const fake = createFakeFetch({ rewards: () => page([bonus]) })
  const { dialog, user } = await openPage('rewardCenter', { fake })
  const card = within(await dialog.findByRole('article', { name: 'Lantern week' }))
  await user.click(card.getByRole('button', { name: 'Claim' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Claim this reward?' }))
  expect(asked.getByText('Bet 3 times the bonus before it becomes cash')).toBeVisible()
  await user.dblClick(asked.getByRole('button', { name: 'Claim' }))
  expect(await screen.findByText('₱50.00 is in your balance.')).toBeVisible()
  const sent = fake.calls.filter(({ name }) => name === 'claimReward').map(({ input }) => input)
  expect(sent).toEqual([{ id: bonus.rewardId }])
})

it('says that a reward came too late', async () => {
  const fake = createFakeFetch(fakeError('claimReward', 'NOT_ELIGIBLE'))
  const { dialog, user } = await openPage('rewardCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Claim' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Claim this reward?' }))
  await user.click(asked.getByRole('button', { name: 'Claim' }))
  expect(await asked.findByText('This reward can no longer be claimed.')).toBeVisible()
})

it('shows what is wagered, and offers nothing but what can be claimed', async () => {
  const states = ['CLAIMED', 'ISSUED', 'REJECTED', 'CLOSED'] as const
  const list = states.map((status, n) => makeReward({ status, type: 'BONUS', wagering, title: status }, n + 1))
  const { dialog } = await openPage('rewardCenter', { fake: createFakeFetch({ rewards: () => page(list) }) })
  const claimed = within(await dialog.findByRole('article', { name: 'CLAIMED' }))
  expect(claimed.getByRole('progressbar', { name: 'Wagering' })).toHaveAttribute('value', '0.25')
  expect(claimed.getByText('₱15.00 of ₱60.00')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Claim' })).toBeNull()
})

it('asks for one state, which is in the URL', async () => {
  const fake = createFakeFetch()
  const { dialog, user, address } = await openPage('rewardCenter', { fake })
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Status' }), 'Issued')
  expect(address()).toBe('/help?member=rewardCenter&q.state=ISSUED')
  const asked = () => fake.calls.filter(({ name }) => name === 'rewards').at(-1)?.input
  await waitFor(() => expect(asked()).toMatchObject({ status: 'ISSUED', pageNo: 1 }))
})
