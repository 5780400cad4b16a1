import { createFakeFetch, fakeId, makeApplication, makeOffer, makePromotion } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memberCentre } from '../index.ts'
import { lazyParts } from '../lazy.ts'
import { offerPage, storyOffer } from '../testing/story-offers.ts'

afterEach(() => sessionStorage.clear())

async function open(answers: Parameters<typeof createFakeFetch>[0], feature = memberCentre) {
  const fake = createFakeFetch(answers)
  return { ...(await renderStorefront(offerPage, { features: [feature], fake, signedInAs: 0 })), fake }
}
const press = (name: string) => screen.findByRole('button', { name })
const asked = (name: string) => screen.findByRole('dialog', { name }).then((dialog) => within(dialog))

it('joins after the terms were read, follows the progress, and claims', async () => {
  let shown = storyOffer('JOIN')
  const { user, fake } = await open({
    promotion: () => shown,
    joinPromotion: () => {
      shown = storyOffer('JOINED')
      return makePromotion({ state: 'JOINED' })
    },
  })
  await user.click(await press('Join'))
  const dialog = await asked('Join this promotion?')
  for (const text of ['₱25.00 bonus', 'Bet 3 times the bonus before it becomes cash'])
    expect(dialog.getByText(text)).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('You have joined. Your progress is on this page.')).toBeVisible()
  expect(fake.calls.filter(({ name }) => name === 'joinPromotion')).toHaveLength(1)
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  const bar = await screen.findByRole('progressbar', { name: 'Your progress' })
  expect(bar).toHaveAttribute('aria-valuetext', '₱120.00 of ₱500.00')
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

it('sends an application only with the parts that the offer needs', async () => {
  const needs = { comment: true, images: false, contact: ['WHATSAPP' as const] }
  const offer = makeOffer({ goal: null, wagerTimes: 0, reward: { type: 'CASH', amount: '20.00' }, needs })
  const { user, fake } = await open({ promotion: () => ({ ...storyOffer('JOIN', { kind: 'APPLY' }), offer }) })
  await user.click(await press('Apply'))
  const dialog = await asked('The friendly table')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(dialog.getByText('Write a few words.')).toBeVisible()
  expect(fake.calls.some(({ name }) => name === 'applyPromotion')).toBe(false)
  await user.type(dialog.getByRole('textbox', { name: /Your comment/ }), 'Rosa was kind')
  await user.type(dialog.getByRole('textbox', { name: /Number/ }), '+63 917 555 0100')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText(/We will send you a message/)).toBeVisible()
  expect(fake.calls.find(({ name }) => name === 'applyPromotion')?.input).toEqual({
    ...{ id: fakeId(1), comment: 'Rosa was kind', pictures: [] },
    contact: { kind: 'WHATSAPP', value: '+63 917 555 0100' },
  })
})

it('says why an application was rejected, and lets the member apply again', async () => {
  const application = makeApplication({ status: 'REJECTED', reason: 'The picture is too dark.' })
  await open({ promotion: () => ({ ...storyOffer('REJECTED', { kind: 'APPLY' }), application }) })
  expect(await screen.findByText('The picture is too dark.')).toBeVisible()
  expect(await press('Apply again')).toBeEnabled()
})

it('offers no step before the start and after the end', async () => {
  for (const state of ['COMING_SOON', 'CLOSED'] as const) {
    const { unmount } = await open({ promotion: () => storyOffer(state) })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible())
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    unmount()
  }
})

it('leads a bonus of a deposit to the deposit page, with its share and its wagering', async () => {
  const { user } = await open({ promotion: () => storyOffer('JOIN', { kind: 'DEPOSIT' }) })
  for (const text of ['50% of one deposit, ₱25.00 at most', '₱200.00', 'Bet 5 times the bonus before it becomes cash'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('The terms at the time of your deposit apply to you until the end.')).toBeVisible()
  expect(screen.queryByText('Time to claim')).toBeNull()
  expect(screen.getByText('Running')).toBeVisible()
  await user.click(await press('Choose it with a deposit'))
  expect(await screen.findByRole('heading', { name: 'New deposit' })).toBeVisible()
})

it('shows no way to a deposit page that the storefront does not have', async () => {
  const overlays = Object.entries(lazyParts.overlays ?? {}).map(([name, overlay]) => [
    name,
    { ...overlay, pages: overlay.pages.filter(({ key }) => key !== 'depositv2') },
  ])
  const lazy = async () => ({ ...lazyParts, overlays: Object.fromEntries(overlays) })
  await open({ promotion: () => storyOffer('JOIN', { kind: 'DEPOSIT' }) }, { ...memberCentre, lazy })
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose it with a deposit' })).toBeNull()
})
