import { createFakeFetch, fakes, makeAnnouncement } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'

const withGift = () => {
  const permission = fakes.permission({})
  const gift = { resourceType: 'POP', url: '/register', qrCodeUrl: null, labelNameEn: 'Lantern welcome' }
  return { permission: () => ({ ...permission, info: { ...permission.info, resources: { 'register-pop': gift } } }) }
}
const groups = { player: [], banners: [], popup: [], promotion: [] }
const withPopup = (important = true) => ({
  announcements: () => ({ ...groups, popup: [makeAnnouncement({ title: 'Read this once', important })] }),
})
const popup = () => screen.findByRole('dialog', { name: 'Announcements' })
const noPopup = () => expect(screen.queryByRole('dialog', { name: 'Announcements' })).not.toBeInTheDocument()
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
/** Longer than a page waits before a dialog opens. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1200))

afterEach(() => vi.useRealTimers())

describe('the gift', () => {
  it('opens for a visitor, leads to the registration, and does not open again (checklist 34, 35)', async () => {
    const page = await renderStorefront('/', { fake: createFakeFetch(withGift()) })
    await screen.findByText('Lantern welcome')
    await page.user.click(screen.getByRole('button', { name: 'Get it' }))
    await gone('Lantern welcome')
    expect(page.store.getState().modal.open).toEqual({ kind: 'register' })
    expect(sessionStorage.getItem('LOGIN_BEFORE_GIFT')).not.toBeNull()
    expect(sessionStorage.getItem('LOGIN_AFTER_GIFT')).toBeNull()
    page.unmount()
    await renderStorefront('/', { fake: createFakeFetch(withGift()) })
    await aWhile()
    expect(screen.queryByText('Lantern welcome')).not.toBeInTheDocument()
  })

  it('opens for a player, and the button leads to the referral (checklist 35)', async () => {
    const options = { signedInAs: 0, features: [memberCentre], fake: createFakeFetch(withGift()) }
    const page = await renderStorefront('/', options)
    await screen.findByText('Lantern welcome')
    await page.user.click(screen.getByRole('button', { name: 'Get it' }))
    expect(await screen.findByText('member centre: referral')).toBeInTheDocument()
    expect(sessionStorage.getItem('LOGIN_AFTER_GIFT')).not.toBeNull()
    expect(sessionStorage.getItem('LOGIN_BEFORE_GIFT')).toBeNull()
  })

  it('that is closed writes its flag too (checklist 34)', async () => {
    const page = await renderStorefront('/', { fake: createFakeFetch(withGift()) })
    await screen.findByText('Lantern welcome')
    await page.user.click(screen.getByRole('button', { name: 'Close' }))
    await gone('Lantern welcome')
    expect(sessionStorage.getItem('LOGIN_BEFORE_GIFT')).not.toBeNull()
  })

  it('does not open for a player where no feature has the referral page (checklist 34, 35)', async () => {
    await renderStorefront('/', { signedInAs: 0, fake: createFakeFetch(withGift()) })
    await aWhile()
    expect(screen.queryByText('Lantern welcome')).not.toBeInTheDocument()
  })

  it('does not exist without its resource, and never covers another page (checklist 34)', async () => {
    await renderStorefront('/', {})
    await aWhile()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    document.body.innerHTML = ''
    await renderStorefront('/help', { fake: createFakeFetch(withGift()) })
    await aWhile()
    expect(screen.queryByText('Lantern welcome')).not.toBeInTheDocument()
  })
})

describe('announcements that pop up', () => {
  it('wait in the notice bar unless an operator marked them as important', async () => {
    const { fake } = await renderStorefront('/', { fake: createFakeFetch(withPopup(false)) })
    expect(await screen.findAllByRole('button', { name: 'Read this once', hidden: true })).not.toHaveLength(0)
    await aWhile()
    noPopup()
    expect(document.body).toHaveFocus()
    const asked = fake.calls.filter(({ name }) => name === 'announcements')
    expect(asked.map(({ input }) => input)).toMatchObject([{ types: 'PL,PU,H' }])
  })

  it('waits until no menu is open', async () => {
    const find = document.querySelector.bind(document)
    let menu: Element | null = document.body
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector.endsWith(':popover-open') ? menu : find(selector),
    )
    await renderStorefront('/', { fake: createFakeFetch(withPopup()) })
    await aWhile()
    noPopup()
    menu = null
    expect(await popup()).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('replaces no dialog that opens at the same moment', async () => {
    const find = document.querySelector.bind(document)
    const page = await renderStorefront('/', { fake: createFakeFetch(withPopup()) })
    const lookForMenus = vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
      // Its time is up, and a press has opened the drawer, which no component has rendered yet.
      if (selector.endsWith(':popover-open'))
        page.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'drawer' } })
      return selector.endsWith(':popover-open') ? null : find(selector)
    })
    await waitFor(() => expect(page.store.getState().modal.open).not.toBeNull(), { timeout: 3000 })
    expect(page.store.getState().modal.open).toEqual({ kind: 'drawer' })
    lookForMenus.mockRestore()
    page.store.dispatch({ type: 'modal/modalClosed' })
    expect(await popup()).toBeInTheDocument()
  })

  it('come once per session, before the gift, and after nothing that a person opened (checklist 142)', async () => {
    const fake = createFakeFetch({ ...withPopup(), ...withGift() })
    const page = await renderStorefront('/', { fake })
    await popup()
    expect(screen.queryByText('Lantern welcome')).not.toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'I have read this' }))
    await screen.findByText('Lantern welcome')
    const asked = fake.calls.filter(({ name }) => name === 'announcements').map(({ input }) => input)
    expect(asked).toContainEqual(expect.objectContaining({ types: 'PU', platform: 'W', execution: 'B' }))
    page.unmount()
    const again = await renderStorefront('/', { fake: createFakeFetch(withPopup()) })
    again.store.dispatch({ type: 'modal/modalOpened', payload: { kind: 'region' } })
    await aWhile()
    noPopup()
  })
})
