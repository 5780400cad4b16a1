import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { onWideScreen, renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memberCentre } from '../index.ts'

type Answers = Parameters<typeof createFakeFetch>[0]

/** A storefront with the member centre of the product. */
const open = (address: string, signedInAs?: number, answers: Answers = {}) =>
  renderStorefront(address, {
    ...{ features: [memberCentre], fake: createFakeFetch(answers) },
    ...(signedInAs !== undefined && { signedInAs }),
  })
const promotions = (enabled: boolean, availablePromoCount = 0): Answers => ({
  availablePromo: () => ({ availablePromo: { REFERRAL: { enabled } }, availablePromoCount }),
})
const isShown = (title: string) => screen.findByRole('dialog', { name: title })

type User = Awaited<ReturnType<typeof open>>['user']
const deposit = async (user: User) => {
  await user.click(await screen.findByLabelText('Events'))
  return within(await isShown('Events now')).findByRole('button', { name: 'Deposit' })
}

let narrow = () => {}
beforeEach(() => {
  narrow = onWideScreen()
})
afterEach(() => narrow())

describe('entries of the frame lead into the member centre', () => {
  it('the badge adds unclaimed promotions and unread messages (checklist 17)', async () => {
    const unread: Answers = {
      unreadCount: ({ detail }) => (detail ? { message: 4, reward: 0, mission: 0, promo: 3 } : 4),
    }
    await open('/help', 0, { ...promotions(true, 3), ...unread })
    expect(await screen.findByText('Account of player01, 7 waiting')).toBeInTheDocument()
  })

  it('sharing lets a visitor sign in first (checklist 27)', async () => {
    const { user } = await open('/help')
    await user.click(await screen.findByLabelText('Invite friends'))
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  it('sharing opens the referral page for a member, where referral is on (checklist 27)', async () => {
    const { user, address } = await open('/help', 0, promotions(true))
    await user.click(await screen.findByLabelText('Invite friends'))
    await isShown('Invite friends')
    expect(address()).toBe('/help?member=referral')
  })

  it('sharing announces referral where it is off (checklist 27)', async () => {
    const { user } = await open('/help', 0, promotions(false))
    await user.click(await screen.findByLabelText('Invite friends'))
    expect(await screen.findByText(/This event has not started/)).toBeInTheDocument()
  })

  it('the gift leads a member to the referral page (checklist 35)', async () => {
    const permission = fakes.permission({})
    const gift = { resourceType: 'POP', url: '/register', qrCodeUrl: null, labelNameEn: 'Lantern welcome' }
    const info = { ...permission.info, resources: { 'register-pop': gift } }
    const { user } = await open('/', 0, { permission: () => ({ ...permission, info }) })
    await screen.findByText('Lantern welcome')
    await user.click(screen.getByRole('button', { name: 'Get it' }))
    await isShown('Invite friends')
  })

  it('the way to deposit of the events leads a visitor to the sign-in (checklist 36)', async () => {
    const { user } = await open('/help')
    await user.click(await deposit(user))
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  it('the way to deposit of the events leads a member to the messages (checklist 36)', async () => {
    const { user, address } = await open('/help', 0)
    await user.click(await deposit(user))
    await waitFor(() => expect(address()).toBe('/help?member=messageV2'))
    await isShown('Messages')
  })
})
