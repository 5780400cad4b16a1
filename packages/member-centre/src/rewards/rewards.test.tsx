import {
  createFakeFetch,
  fakeError,
  fakeId,
  makeApplication,
  makePromotion,
  makeReward,
  NOW,
} from '@boardwalk/api-client/fakes'
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

it('shows the wagered amount, and offers only rewards that can be claimed', async () => {
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

it('claims every reward that waits at once', async () => {
  const fake = createFakeFetch({
    rewards: () => ({ ...page([makeReward(), makeReward({}, 2)]), badge: 2 }),
    claimAllRewards: () => ({
      claimed: [1, 2].map((n) => ({ rewardId: fakeId(n), refNo: 'RW261121-0000000001' })),
      ...{ cash: '1100.00', bonus: '0.00' },
    }),
  })
  const { dialog, user } = await openPage('rewardCenter', { fake })
  await user.click(await dialog.findByRole('button', { name: 'Claim all' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Claim all rewards?' }))
  await user.dblClick(asked.getByRole('button', { name: 'Claim all' }))
  const said = '2 rewards are yours. Your balance is ₱1,100.00 cash and ₱0.00 bonus.'
  expect(await screen.findByText(said)).toBeVisible()
  expect(fake.calls.filter(({ name }) => name === 'claimAllRewards')).toHaveLength(1)
})

it('leads to the allowance, the missions and the raffles that wait', async () => {
  const allowance = { state: 'READY', amount: '200.00', below: '10.00', resetsAt: NOW } as const
  const fake = createFakeFetch({
    allowance: () => allowance,
    promotions: () => ({ types: [], list: [makePromotion({ kind: 'RAFFLE', state: 'CLAIM', title: 'Lantern draw' })] }),
    missionSummary: () => ({ badge: 2, list: [] }),
    rewards: () => page([]),
  })
  const { dialog, user } = await openPage('rewardCenter', { fake })
  expect(await dialog.findByText('2 mission rewards to claim')).toBeVisible()
  expect(dialog.getByText('Lantern draw')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Claim ₱200.00' }))
  expect(await dialog.findByText('₱200.00 is in your balance.')).toBeVisible()
})

it('lists applications with their states, five on a page, and leads to the promotion', async () => {
  const rejected = makeApplication({
    status: 'REJECTED',
    reason: 'The picture is too dark.',
    refNo: 'PA261121-0000000002',
  })
  const fake = createFakeFetch({
    promotionApplications: ({ pageNo }) => ({
      list: [{ ...(pageNo === 1 ? makeApplication() : rejected), promotionId: fakeId(7), title: 'Your lantern' }],
      ...{ pageNo, pageSize: 5, totalCount: 6, totalPages: 2 },
    }),
  })
  const { dialog, user } = await openPage('rewardCenter', { fake })
  expect(await dialog.findByText(/is waiting for review$/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Your lantern' })).toHaveAttribute('href', `/promoDetail?id=${fakeId(7)}`)
  await user.click(dialog.getByRole('button', { name: 'Page 2' }))
  expect(await dialog.findByText('The picture is too dark.')).toBeVisible()
  const sizes = fake.calls.filter(({ name }) => name === 'promotionApplications').map(({ input }) => input)
  expect(sizes).toEqual([1, 2].map((pageNo) => ({ pageNo, pageSize: 5 })))
})

it('says nothing of applications to a member without one', async () => {
  const none = { list: [], pageNo: 1, pageSize: 5, totalCount: 0, totalPages: 0 }
  const { dialog } = await openPage('rewardCenter', { fake: createFakeFetch({ promotionApplications: () => none }) })
  expect(await dialog.findByRole('article')).toBeVisible()
  expect(dialog.queryByRole('heading', { name: 'Your applications' })).toBeNull()
})
