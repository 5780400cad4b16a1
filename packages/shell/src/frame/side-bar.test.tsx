import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chat } from '../chat/index.ts'
import { agentCentre, memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'

const networks = ['TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'WHATSAPP', 'VIBER', 'TWITTER', 'YOUTUBE', 'INSTAGRAM']
const resource = (name: string) => ({
  resourceType: 'SOCIAL',
  url: `https://social.invalid/${name}`,
  qrCodeUrl: null,
  labelNameEn: name,
})
const withResources = (names: readonly string[], chat = false) => {
  const permission = fakes.permission({})
  const resources = Object.fromEntries(names.map((name) => [name, resource(name)]))
  const info = { ...permission.info, resources, features: { ...permission.info.features, chat } }
  return { permission: () => ({ ...permission, info }) }
}
const codes = (...all: ('IOS' | 'IOS_CONFIG' | 'ANDROID')[]) => ({
  downloads: () => ({ list: all.map((os) => ({ os, url: `/get/${os}`, qr: `/get/${os}`, version: null })) }),
})

describe('the side bar', () => {
  let back = () => {}
  beforeEach(() => {
    back = onWideScreen()
  })
  afterEach(() => back())
  const bar = async () => within(await screen.findByLabelText('Shortcuts'))
  const entries = async () =>
    (await bar()).getAllByRole('listitem').map((item) => item.querySelector('[aria-label]')?.getAttribute('aria-label'))

  it('has everything in the order of the specification, Telegram twice (checklist 25)', async () => {
    const fake = createFakeFetch({ ...withResources(networks, true), ...codes('ANDROID', 'IOS', 'IOS_CONFIG') })
    await renderStorefront('/help', { fake, features: [memberCentre, chat] })
    await (await bar()).findByLabelText('Viber')
    await waitFor(async () =>
      expect(await entries()).toEqual([
        'Events',
        'Contact customer service',
        'iPhone and iPad: profile',
        'App for iOS',
        'App for Android',
        'Telegram',
        'Telegram: TELEGRAM2',
        'Facebook',
        'WhatsApp',
        'Viber',
        'Twitter',
        'YouTube',
        'Instagram',
        'Invite friends',
        'Chat room',
      ]),
    )
  })

  it('draws a separate mark for each network, without letters (checklist 25)', async () => {
    await renderStorefront('/help', { fake: createFakeFetch(withResources(networks)) })
    await (await bar()).findByLabelText('Viber')
    const links = (await bar()).getAllByRole('link')
    const drawings = links.map((link) => link.querySelector('svg[aria-hidden="true"] path')?.getAttribute('d'))
    expect(drawings).not.toContain(undefined)
    // Two addresses of Telegram share its mark.
    expect(new Set(drawings).size).toBe(networks.length - 1)
    expect(links.map(({ textContent }) => textContent)).toEqual(networks.map(() => ''))
  })

  it('omits entries without a resource and a code (checklist 25)', async () => {
    const fake = createFakeFetch({ ...withResources(['VIBER']), ...codes('IOS') })
    await renderStorefront('/help', { fake, country: 'bangladesh', features: [chat] })
    await (await bar()).findByLabelText('Viber')
    await (await bar()).findAllByLabelText('App for iOS')
    const all = await entries()
    for (const absent of ['Telegram', 'App for Android', 'iPhone and iPad: profile', 'Chat room'])
      expect(all).not.toContain(absent)
  })

  it('draws a code for a phone out of its absolute address (checklist 25)', async () => {
    const fake = createFakeFetch({ ...withResources([]), ...codes('IOS') })
    await renderStorefront('/help', { fake })
    const picture = await screen.findByRole('img', { name: 'App for iOS', hidden: true })
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(100)
    expect(screen.getByText('Open on this device')).toHaveAttribute('href', '/get/IOS')
  })

  it('opens the activities (checklist 25)', async () => {
    const { user } = await renderStorefront('/help')
    await user.click((await bar()).getByLabelText('Events'))
    expect(await screen.findByRole('heading', { name: 'Events now' })).toBeInTheDocument()
  })
})

describe('share', () => {
  let back = () => {}
  beforeEach(() => {
    back = onWideScreen()
  })
  afterEach(() => back())
  const referral = (enabled: boolean) =>
    createFakeFetch({ availablePromo: () => ({ availablePromo: { REFERRAL: { enabled } }, availablePromoCount: 0 }) })
  const press = async (options: Parameters<typeof renderStorefront>[1]) => {
    const page = await renderStorefront('/help', options)
    if (options?.signedInAs !== undefined) await screen.findByTestId('balance')
    await page.user.click(await screen.findByLabelText('Invite friends'))
    return page
  }

  it('lets a visitor sign in first (checklist 27)', async () => {
    await press({ features: [memberCentre] })
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  it('brings an agent to the register centre (checklist 27)', async () => {
    const { address } = await press({ signedInAs: 1, features: [agentCentre, memberCentre], fake: referral(true) })
    expect(await screen.findByText('agent centre: registerCenter')).toBeInTheDocument()
    expect(address()).toBe('/help?agent=registerCenter')
  })

  it('brings a member to the referral page where referral is on (checklist 27)', async () => {
    const fake = referral(true)
    const page = await renderStorefront('/help', { signedInAs: 0, features: [memberCentre], fake })
    await page.user.click(await screen.findByLabelText('Invite friends'))
    expect(await screen.findByText('member centre: referral')).toBeInTheDocument()
  })

  it('announces it where referral is off (checklist 27)', async () => {
    await press({ signedInAs: 0, features: [memberCentre], fake: referral(false) })
    expect(await screen.findByText(/This event has not started/)).toBeInTheDocument()
  })

  it.each([undefined, 0, 1])('is absent where no feature has the page, type %s (checklist 27)', async (signedInAs) => {
    const fake = referral(true)
    await renderStorefront('/help', { fake, ...(signedInAs !== undefined && { signedInAs }) })
    await screen.findByLabelText('Events')
    expect(screen.queryByLabelText('Invite friends')).not.toBeInTheDocument()
  })
})
