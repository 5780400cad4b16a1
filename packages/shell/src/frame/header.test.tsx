import { createFakeFetch, fakes, makeMember, makeVendor } from '@boardwalk/api-client/fakes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import type { Feature } from '../feature-contract.ts'
import { agentCentre, memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'

type Render = Parameters<typeof renderStorefront>[1]
const header = () => within(screen.getByRole('banner'))
/** The page of a signed-in player, once their account area is there. */
const signedIn = async (options: Render = {}) => {
  const page = await renderStorefront('/help', { signedInAs: 0, ...options })
  await header().findByTestId('balance')
  return page
}
/** A feature that lets a member take part in an offer. */
const claims: Feature = { name: 'test-claims', lazy: async () => ({ promotion: [() => null] }) }
const withFeatures = (switches: Record<string, boolean>) => {
  const permission = fakes.permission({})
  const info = { ...permission.info, features: { ...permission.info.features, ...switches } }
  return { permission: () => ({ ...permission, info }) }
}

describe('the account in the header', () => {
  it('counts unclaimed promotions and unread messages together (checklist 17)', async () => {
    const fake = createFakeFetch({
      availablePromo: () => ({ availablePromo: { REFERRAL: { enabled: true } }, availablePromoCount: 3 }),
      unreadCount: () => 4,
    })
    await signedIn({ fake, features: [memberCentre, claims] })
    expect(await header().findByText('Account of player01, 7 waiting')).toBeInTheDocument()
  })

  it('shows the default picture when the avatar does not load (checklist 146)', async () => {
    await signedIn({ fake: createFakeFetch({ memberInfo: () => makeMember({ avatar: '/art/avatar/lost.svg' }) }) })
    const avatar = () => document.querySelector('header img[width="32"]') as Element
    await waitFor(() => expect(avatar()).toHaveAttribute('src', '/art/avatar/lost.svg'))
    fireEvent.error(avatar())
    expect(avatar()).toHaveAttribute('src', '/art/avatar/a00.svg')
  })

  it.each([
    ['neither', [], 0],
    ['messages', [memberCentre], 4],
    ['offers', [claims], 3],
  ])('counts only entries that this composition can open: %s (checklist 17)', async (_, features, count) => {
    const fake = createFakeFetch({
      availablePromo: () => ({ availablePromo: { REFERRAL: { enabled: true } }, availablePromoCount: 3 }),
      unreadCount: () => 4,
    })
    const page = await signedIn({ fake, features })
    const waiting = await header().findByText(/^Account of player01/)
    if (count > 0) await waitFor(() => expect(waiting).toHaveTextContent(`Account of player01, ${count} waiting`))
    else expect(waiting).toHaveTextContent(/^Account of player01$/)
    await page.user.click(waiting)
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.queryByText(/waiting for you/) !== null).toBe(count > 0)
  })

  it.each([
    ['৳', '৳'],
    ['', 'P'],
  ])('shows the currency symbol %j as %s until the balance is here (checklist 18)', async (currencySymbol, shown) => {
    const menus = fakes.gameMenus({})
    const fake = createFakeFetch({
      balance: () => new Promise(() => {}),
      gameMenus: () => ({ ...menus, settings: { ...menus.settings, currencySymbol } }),
    })
    await signedIn({ fake })
    await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent(new RegExp(`^${shown}`, 'u')))
  })

  it.each([
    [1, true],
    [2, true],
    [41, true],
    [42, true],
    [0, false],
    [4, false],
  ])('of type %i offers the agent centre: %s (checklist 19)', async (signedInAs, isOffered) => {
    await signedIn({ signedInAs, features: [agentCentre] })
    expect(header().queryByLabelText('Agent centre') !== null).toBe(isOffered)
  })

  it('offers nothing that no feature brings (checklist 19)', async () => {
    await signedIn({ signedInAs: 1 })
    for (const name of ['Agent centre', 'Messages', 'Security centre'])
      expect(header().queryByLabelText(name)).not.toBeInTheDocument()
    expect(header().queryByText('Deposit')).not.toBeInTheDocument()
  })

  it('opens a centre over the page, and Back finds the page unchanged', async () => {
    const page = await signedIn({ signedInAs: 1, features: [agentCentre, memberCentre] })
    await page.user.click(header().getByLabelText('Agent centre'))
    expect(await screen.findByText('agent centre: agentTeamOverview')).toBeInTheDocument()
    expect(page.address()).toBe('/help?agent=agentTeamOverview')
  })

  it('warns where the agent centre is switched off, and opens nothing (checklist 113)', async () => {
    const fake = createFakeFetch(withFeatures({ agentCentre: false }))
    const page = await signedIn({ signedInAs: 1, features: [agentCentre], fake })
    const answers = () => Object.values(page.store.getState().api.queries)
    const isAnswered = () => answers().some((query) => query?.endpointName === 'permission' && query.data)
    await waitFor(() => expect(isAnswered()).toBeTruthy())
    await act(async () => {})
    await page.user.click(header().getByLabelText('Agent centre'))
    expect(await screen.findByText(/A trial account cannot do this/)).toBeInTheDocument()
    await waitFor(() => expect(page.address()).toBe('/help'))
  })

  it('takes a page that is switched off out of the address, where a press came before the switch was known', async () => {
    const fake = createFakeFetch(withFeatures({ agentCentre: false }))
    const page = await renderStorefront('/help?agent=agentTeamOverview', {
      signedInAs: 1,
      features: [agentCentre],
      fake,
    })
    expect(await screen.findByText(/A trial account cannot do this/)).toBeInTheDocument()
    await waitFor(() => expect(page.address()).toBe('/help'))
  })
})

describe('a link into a centre', () => {
  it.each([
    [undefined, {}, 'Username'],
    [4, {}, 'trial'],
    [0, { missionCentre: false }, 'trial'],
  ] as const)('is guarded like a button (type %s, %j)', async (signedInAs, switches, met) => {
    const fake = createFakeFetch(withFeatures(switches))
    await renderStorefront('/help?member=missionLeaderboard', {
      features: [memberCentre],
      fake,
      ...(signedInAs !== undefined && { signedInAs }),
    })
    if (met === 'trial') expect(await screen.findByText(/A trial account cannot do this/)).toBeInTheDocument()
    else expect(await screen.findByLabelText(met)).toBeInTheDocument()
    expect(screen.queryByText(/member centre/)).not.toBeInTheDocument()
  })
})

describe('a vendor panel', () => {
  let narrow = () => {}
  beforeEach(() => {
    narrow = onWideScreen()
  })
  afterEach(() => narrow())
  const page = lazyPage(async () => () => <h1>Slots page</h1>)
  const features = [{ name: 'test', routes: [{ path: '/rng', page, layout: 'full' as const, title: 'shell:nav.rng' }] }]
  const open = async (count: number, address = '/rng') => {
    const menus = fakes.gameMenus({})
    const vendors = Array.from({ length: count }, (_, index) =>
      makeVendor({ vassalage: `V${index}`, name: `Vendor ${index}`, isHot: index === 1 ? 1 : 0 }),
    )
    const fake = createFakeFetch({
      gameMenus: () => ({ ...menus, menus: menus.menus.map((menu) => ({ ...menu, vendors })) }),
    })
    await renderStorefront(address, { features, fake })
    const [button, panel] = await screen.findAllByLabelText('Slots: providers')
    const list = await within(panel as HTMLElement).findByRole('list', { hidden: true })
    return { button: button as HTMLElement, panel: panel as HTMLElement, list }
  }

  it.each([
    [5, 'center'],
    [6, 'flex-start'],
  ])('of %i vendors stands %s (checklist 20)', async (count, place) => {
    const { list, panel } = await open(count)
    expect(getComputedStyle(list).justifyContent).toBe(place)
    expect(within(panel).getByLabelText('Hot').closest('a')).toHaveTextContent('Vendor 1')
  })

  it('draws white marks, and colour on the chosen one, by vendor code and variant (checklist 21)', async () => {
    const { panel } = await open(3, '/rng?vassalage=V2')
    const links = within(panel).getAllByRole('link', { hidden: true })
    const looks = links.map((link, index) => {
      const [white, colour] = [...link.querySelectorAll('img')]
      expect(white?.getAttribute('src')).toBe(`/art/vendors/white/V0,V1,V2.svg#V${index}`)
      expect(colour?.getAttribute('src')).toBe(`/art/vendors/color/V0,V1,V2.svg#V${index}`)
      return [white, colour].map((picture) => getComputedStyle(picture as Element).opacity)
    })
    expect(looks[0]?.[1]).toBe('0')
    expect(looks[2]).toEqual(['0', '1'])
  })

  it('opens when a mouse rests on the entry, not on its arrow alone (checklist 20)', async () => {
    const { button, panel } = await open(3)
    let shown = 0
    Object.assign(panel, { showPopover: () => shown++, matches: () => false })
    const entry = button.closest('li') as HTMLElement
    const event = new Event('pointerenter') as Event & { pointerType: string }
    event.pointerType = 'mouse'
    fireEvent(entry, event)
    expect(shown).toBe(1)
    expect(button).toHaveAttribute('popovertargetaction', 'show')
  })
})
