import { createFakeFetch, fakes, makeVendor } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'
import { footerVendors } from './FooterVendors.tsx'
import { MOST_VENDORS } from './VendorPanel.tsx'

const page = lazyPage(async () => () => <h1>Slots page</h1>)
const features = [{ name: 'test', routes: [{ path: '/rng', page, layout: 'full' as const, title: 'shell:nav.rng' }] }]
const menus = fakes.gameMenus({})
const withVendors = (count: number) =>
  createFakeFetch({
    gameMenus: () => ({
      ...menus,
      menus: menus.menus.map((menu) => ({
        ...menu,
        vendors: Array.from({ length: count }, (_, index) =>
          makeVendor({ vassalage: `V${index}`, isHot: index === 0 ? 1 : 0 }),
        ),
      })),
    }),
  })
const vendorPanel = async () => within((await screen.findAllByLabelText('Slots: providers'))[1] as HTMLElement)
describe('the frame', () => {
  it('shows only entries that lead somewhere', async () => {
    await renderStorefront('/rng', { features })
    const menu = within(screen.getByLabelText('Main menu'))
    expect(menu.getByText('Slots')).toHaveAttribute('href', '/rng')
    expect(menu.queryByText('Live casino')).not.toBeInTheDocument()
    expect(menu.queryByText('Lottery')).not.toBeInTheDocument()
  })

  it.each([
    ['1', true],
    ['0', false],
  ])('shows an entry whose module is %j: %s (checklist 14)', async (enabled, isShown) => {
    const site = fakes.permission({ url: '' })
    const node = (modId: string, childrenNodes: object[] = []) => ({ modId, enabled, childrenNodes })
    const whitelabel = [node('lobby', [node('rng')])] as typeof site.info.whitelabel
    const fake = createFakeFetch({ permission: () => ({ ...site, info: { ...site.info, whitelabel } }) })
    await renderStorefront('/rng', { features, fake })
    const slots = () => within(screen.getByLabelText('Main menu')).queryByText('Slots')
    await waitFor(() => expect(fake.calls.some(({ name }) => name === 'permission')).toBe(true))
    await waitFor(() => expect(slots() !== null).toBe(isShown))
  })

  it.each([
    [3, false],
    [MOST_VENDORS - 1, false],
    [MOST_VENDORS, true],
    [MOST_VENDORS + 4, true],
  ])('of %i vendors offers "more": %s (checklist 20)', async (count, hasMore) => {
    onTestFinished(onWideScreen())
    await renderStorefront('/rng', { features, fake: withVendors(count) })
    const panel = await vendorPanel()
    const links = await panel.findAllByRole('link', { hidden: true })
    expect(links).toHaveLength(Math.min(count, MOST_VENDORS) + (hasMore ? 1 : 0))
    expect(panel.queryByText('More') !== null).toBe(hasMore)
    expect(panel.getAllByLabelText('Hot')).toHaveLength(1)
  })

  it('gives the panel of vendors its width to stay in', async () => {
    onTestFinished(onWideScreen())
    await renderStorefront('/rng', { features, fake: withVendors(5) })
    const [opener] = await screen.findAllByLabelText('Slots: providers')
    const frame = opener?.closest('[data-popover-frame]')
    expect(screen.getByLabelText('Main menu')).toContainElement(frame as HTMLElement)
  })

  it('leaves own lotteries out of the footer and names each vendor once', () => {
    const vendors = (...codes: string[]) => ({ vendors: codes.map((vassalage) => ({ vassalage })) })
    expect(footerVendors([vendors('NOVA', 'TCG_SEA'), vendors('NOVA', 'KITE', 'TCGX')])).toEqual(['NOVA', 'KITE'])
  })

  it('draws no strip where a group has no banners (checklist 39)', async () => {
    await renderStorefront('/help', { fake: createFakeFetch({ siteBanners: () => ({ list: [] }) }) })
    await screen.findByRole('heading', { name: 'Help' })
    expect(screen.queryByLabelText('Banners')).not.toBeInTheDocument()
  })

  it('switches theme and language in place and remembers both (checklist 24, 84 and 110)', async () => {
    const { user, fake } = await renderStorefront('/help')
    await user.click(await screen.findByLabelText('Switch to the dark theme'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
    await user.click(screen.getByText('Filipino'))
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'))
    expect(localStorage.getItem('lang')).toBe('TY')
    expect(localStorage.getItem('hisLang')).toBe('TY')
    expect(fake.calls.find(({ name }) => name === 'updateLanguage')?.input).toEqual({ language: 'TY' })
  })

  it('colours the browser’s own bar as the header, in place', async () => {
    const bar = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }))
    const root = document.documentElement.style
    root.setProperty('--color-header', '#abcdef')
    const { user } = await renderStorefront('/help')
    await waitFor(() => expect(bar).toHaveAttribute('content', '#abcdef'))
    root.setProperty('--color-header', '#123456')
    await user.click(await screen.findByLabelText(/^Switch to the/))
    await waitFor(() => expect(bar).toHaveAttribute('content', '#123456'))
    root.removeProperty('--color-header')
    bar.remove()
  })

  it('keeps the chosen language of a visitor, and follows the country of one who chose none (checklist 109)', async () => {
    const permission = fakes.permission({})
    const inBangladeshOnly = permission.regions.map((region) => ({ ...region, langList: ['BN' as const] }))
    const fake = createFakeFetch({
      permission: () => ({ ...permission, regions: inBangladeshOnly, location: { countryCode: 'BD', ip: '1.2.3.4' } }),
    })
    await renderStorefront('/help', { fake })
    await waitFor(() => expect(document.documentElement.lang).toBe('bn'))
    expect(localStorage.getItem('hisLang')).toBeNull()
  })

  it('closes for maintenance before region, and shows a blocked visitor their address (checklist 11 and 12)', async () => {
    const permission = fakes.permission({})
    const closed = (maintenance: boolean) =>
      createFakeFetch({
        permission: () => ({
          ...permission,
          maintenance,
          regionRestriction: true,
          location: { countryCode: 'XX', ip: '203.0.113.7' },
        }),
      })
    const first = await renderStorefront('/help', { fake: closed(true) })
    expect(await screen.findByText('Closed for maintenance')).toBeVisible()
    first.unmount()
    await renderStorefront('/help', { fake: closed(false) })
    expect(await screen.findByText('203.0.113.7')).toBeVisible()
    expect(screen.getByText('Contact customer service')).toBeVisible()
  })
})
