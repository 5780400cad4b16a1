import { createFakeFetch, fakeError, fakeId, fakes } from '@boardwalk/api-client/fakes'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { content } from '../content/index.ts'
import { lazyPage } from '../feature.ts'
import { defineFeature } from '../feature-contract.ts'
import { login } from '../login/index.ts'
import { wantedAfterLogin } from '../login/wanted-after-login.ts'
import { registration } from '../registration/index.ts'
import { loggedIn, loggedOut } from '../session/session-slice.ts'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'
import { compose } from './compose.ts'
import { findRoute, hasPage } from './composition.ts'
import { redirectFor } from './redirect-for.ts'

type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>
const bare = compose([content, login, registration])
const frame = () => ({
  header: screen.queryByRole('banner') !== null,
  footer: screen.queryByRole('contentinfo') !== null,
  sideMenu: screen.queryByLabelText('Shortcuts') !== null,
})
/** A site where everything but the sign-in needs one. */
const shut: Answers = {
  gameMenus: (input) => {
    const value = fakes.gameMenus(input)
    return { ...value, settings: { ...value.settings, loginedToHomePage: true } }
  },
}

let back = () => {}
beforeEach(() => {
  back = onWideScreen()
})
afterEach(() => back())

describe('paths and layouts', () => {
  it.each(['/', '/index', '/index.html', '/home'])(
    '%s is home with header, banner, footer and side menu (checklist 1)',
    async (path) => {
      const { fake } = await renderStorefront(path)
      expect(await screen.findByLabelText('Shortcuts')).toBeInTheDocument()
      expect(frame()).toEqual({ header: true, footer: true, sideMenu: true })
      expect(findRoute(bare, path)).toMatchObject({ title: 'shell:title.home', bannerGroup: 'w_home' })
      await waitFor(() =>
        expect(fake.calls.map(({ input }) => input)).toContainEqual({ group: 'w_home', language: 'EN' }),
      )
    },
  )

  it.each(['/register', '/register.html'])('%s registers in the layout of home (checklist 2)', async (path) => {
    await renderStorefront(path)
    expect(await screen.findByRole('heading', { level: 1, name: /Join/ })).toBeInTheDocument()
    expect(await screen.findByLabelText('Shortcuts')).toBeInTheDocument()
    expect(frame()).toEqual({ header: true, footer: true, sideMenu: true })
  })

  it.each(['/seamless'])('%s has a header only (checklist 3)', async (path) => {
    await renderStorefront(path)
    expect(await screen.findByRole('banner')).toBeInTheDocument()
    expect(frame()).toEqual({ header: true, footer: false, sideMenu: false })
  })

  it.each([
    ['/help', true],
    ['/helpmc', false],
  ])('%s is the help, with a header: %s (checklist 3)', async (path, header) => {
    await renderStorefront(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument()
    expect(frame()).toMatchObject({ header, footer: header })
  })

  it('of a page match its feature’s number, and one of them is the first', () => {
    const page = lazyPage(async () => () => <h1>Draws</h1>)
    const draws = { path: '/draws', aliases: ['/raffle'], page, layout: 'header' as const, title: 'shell:title.game' }
    const composed = compose([defineFeature({ name: 'draws', routes: [draws] })])
    expect(findRoute(composed, '/raffle')).toMatchObject({ page, first: '/draws' })
    expect(findRoute(bare, '/raffle')).toBeUndefined()
  })

  it.each([
    ['/help', 'help'],
    ['/promoDetail', 'promoDetail'],
    ['/register.html', 'register.html'],
    ['/', 'index'],
  ])('%s has its path as a class (checklist 7)', async (path, name) => {
    const { container } = await renderStorefront(path)
    await waitFor(() => expect(container.getElementsByClassName(name)).toHaveLength(1))
  })

  it('are as wide as 1200 (checklist 15)', async () => {
    await renderStorefront('/help')
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    expect(rules.join('\n')).toContain('max-inline-size: var(--page-width)')
    for (const { css } of loadBrands()) expect(css).toMatch(/--page-width: ?1200px/)
  })
})

describe('banner groups', () => {
  it.each([
    ['/index', 'w_home'],
    ['/down', 'w_down'],
    ['/promotions', 'w_promotion'],
    ['/pointMall', 'w_shop'],
    ['/help', 'w_help'],
  ])('%s shows %s (checklist 8)', async (path, group) => {
    const { fake } = await renderStorefront(path)
    await waitFor(() => expect(fake.calls.map(({ input }) => input)).toContainEqual({ group, language: 'EN' }))
  })

  it.each([
    ['/register', 'w_reg'],
    ['/login', 'w_login'],
  ])('%s shows %s (checklist 9)', async (path, group) => {
    const { fake } = await renderStorefront(path)
    await waitFor(() => expect(fake.calls.map(({ input }) => input)).toContainEqual({ group, language: 'EN' }))
  })
})

describe('headings', () => {
  const paths = bare.routes.filter(({ redirect }) => !redirect).map(({ path }) => path)
  const broken = [
    '/no-such-page',
    '/promoDetail',
    '/article',
    `/promoDetail?id=${fakeId(7)}`,
    `/article?id=${fakeId(7)}`,
  ]
  const failing = (code: Parameters<typeof fakeError>[1], names: Parameters<typeof fakeError>[0][]) =>
    createFakeFetch(Object.assign({}, ...names.map((name) => fakeError(name, code))))
  const isAlone = (container: HTMLElement) =>
    waitFor(() => {
      expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
      expect(container.querySelectorAll('h1')).toHaveLength(1)
    })

  it.each([...paths, ...broken])('%s has one of the first level', async (path) => {
    const isBroken = broken.includes(path)
    const given = isBroken ? { fake: failing('NOT_FOUND', ['promotion', 'article']) } : {}
    const { container } = await renderStorefront(path, given)
    await isAlone(container)
  })

  const pageReads = [
    ...(['announcements', 'registerSettings', 'helpCenter', 'downloads', 'siteAnnouncements'] as const),
    ...(['promotions', 'promotion', 'terms', 'article', 'siteBanners'] as const),
  ]
  it.each([...paths, ...broken])('%s has one where its reads fail', async (path) => {
    const { container } = await renderStorefront(path, { fake: failing('BAD_REQUEST', pageReads) })
    await isAlone(container)
  })

  it.each(['promotion', 'article'] as const)('a %s that fails names the failure and keeps a retry', async (name) => {
    const path = name === 'promotion' ? 'promoDetail' : name
    await renderStorefront(`/${path}?id=${fakeId(7)}`, { fake: failing('BAD_REQUEST', [name]) })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('a page that breaks has one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = lazyPage(async () => () => {
      throw new Error('broken')
    })
    const route = { path: '/pointMall', page, layout: 'full' as const, title: 'shell:title.pointMall' }
    const features = [defineFeature({ name: 'mall', routes: [route] })]
    const { container } = await renderStorefront('/pointMall', { features })
    await isAlone(container)
    vi.restoreAllMocks()
  })
})

describe('the place on a page', () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
    window.dispatchEvent(new Event('scroll'))
  }
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions | number) =>
      scrollTo(typeof to === 'number' ? 0 : (to.top ?? 0))) as never)
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(['/promotions', '/help'])('of %s is found again by Back, and a new page begins at the top', async (path) => {
    const page = await renderStorefront(path)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(page.fake.calls.some(({ name }) => name === 'permission')).toBe(true))
    scrollTo(350)
    await page.user.click(screen.getAllByRole('link', { name: 'Join us' })[0] as Element)
    await waitFor(() => expect(page.address()).toBe('/join'))
    await waitFor(() => expect(window.scrollY).toBe(0))
    page.back()
    await waitFor(() => expect(page.address()).toBe(path))
    await waitFor(() => expect(window.scrollY).toBe(350))
  })

  it('is remembered for a visitor who leaves the first page before the later parts are here', async () => {
    const waiting: (() => void)[] = []
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('requestIdleCallback', (begin: () => void) => waiting.push(begin))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const page = await renderStorefront('/promotions')
    scrollTo(350)
    await page.user.click(screen.getAllByRole('link', { name: 'Join us' })[0] as Element)
    await waitFor(() => expect(page.address()).toBe('/join'))
    await waitFor(() => expect(window.scrollY).toBe(0))
    expect(document.title).not.toMatch(/^Join us/)
    scrollTo(20)

    act(() => {
      for (const begin of waiting) begin()
    })
    await waitFor(() => expect(document.title).toMatch(/^Join us/))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(window.scrollY).toBe(20)
    page.back()
    await waitFor(() => expect(window.scrollY).toBe(350))
  })
})

describe('the login wall', () => {
  const open = [
    '/login',
    '/register',
    '/register.html',
    '/helpmc',
    '/download',
    '/down',
    '/terms',
    '/about',
    '/article',
  ]
  const closed = ['/', '/home', '/help', '/promotions', '/pointMall', '/no-such-page', '/Promotions/']

  it.each(open)('lets %s through (checklist 10)', (path) => {
    expect(redirectFor(bare, path, { isShut: true })?.startsWith('/login') ?? false).toBe(false)
  })

  it.each(closed)('sends %s to the sign-in (checklist 10)', (path) => {
    expect(redirectFor(bare, path, { isShut: true })).toMatch(/^\/login(?:\?next=|$)/)
    expect(redirectFor(bare, path, {})).toBeNull()
  })

  it.each([
    [undefined, 'Join Tala', '/register'],
    [4, 'Join Tala', '/register'],
    [0, null, '/'],
    [1, null, '/'],
  ])('lets an account of type %s register or sends it home', async (type, title, expected) => {
    const { address } = await renderStorefront('/register', type === undefined ? {} : { signedInAs: type })
    await waitFor(() => expect(address()).toBe(expected))
    if (title) expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    else expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
  })

  it('is there only where it is switched on (checklist 10)', async () => {
    const { address } = await renderStorefront('/promotions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeInTheDocument()
    expect(address()).toBe('/promotions')
  })

  it('shows nothing of a page, and leads to it after the sign-in (checklist 10)', async () => {
    // Entries that the edge puts into every page. Without them, a page learns of the wall a moment later.
    const entries = [{ endpoint: 'gameMenus', arg: { language: 'EN' }, value: shut.gameMenus?.({}) }]
    const given = { fake: createFakeFetch(shut), entries }
    const { fake, store, address } = await renderStorefront('/promotions?type=DAILY', given)
    expect(await screen.findByRole('heading', { level: 1, name: /^Sign in/ })).toBeInTheDocument()
    expect(address()).toBe('/login?next=%2Fpromotions%3Ftype%3DDAILY')
    expect(fake.calls.map(({ name }) => name)).not.toContain('promotions')
    await act(async () => void store.dispatch(loggedIn({ username: 'player01', isAgent: 0, isRestricted: false })))
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeInTheDocument()
    expect(address()).toBe('/promotions?type=DAILY')
    await act(async () => void store.dispatch(loggedOut()))
    await waitFor(() => expect(address()).toMatch(/^\/login/))
  })

  it('lets a signed-in player through after a reload (checklist 10)', async () => {
    const { address } = await renderStorefront('/promotions', { fake: createFakeFetch(shut), signedInAs: 0 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeInTheDocument()
    expect(address()).toBe('/promotions')
  })

  it.each([
    ['/rng?vendor=A', '/rng?vendor=A'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?next=/rng', '/'],
    ['', '/'],
    [null, '/'],
  ])('leads from a requested %s to %s, never to another site', (next, expected) => {
    expect(wantedAfterLogin(next)).toBe(expected)
  })
})

describe('other addresses', () => {
  it('/download leads to /down', async () => {
    const { address } = await renderStorefront('/download')
    expect(await screen.findByRole('heading', { level: 1, name: /on your device/ })).toBeInTheDocument()
    expect(address()).toBe('/down')
  })

  it('without a page have a way back, inside the frame', async () => {
    const { user, address } = await renderStorefront('/no-such-page')
    expect(frame()).toMatchObject({ header: true, footer: true })
    await user.click(await screen.findByRole('link', { name: 'Go to Home' }))
    expect(address()).toBe('/')
  })

  it('/pointMall answers honestly while no feature brings it, and no entry leads there', async () => {
    await renderStorefront('/pointMall')
    expect(await screen.findByText(/is not offered here/)).toBeInTheDocument()
    expect(hasPage(bare, '/pointMall')).toBe(false)
  })

  it('belong to a feature that brings them, and its entries appear', async () => {
    const mall = {
      path: '/pointMall',
      page: lazyPage(async () => () => <h1>Rewards</h1>),
      layout: 'full' as const,
      title: 'shell:title.pointMall',
    }
    const features = [memberCentre, defineFeature({ name: 'mall', routes: [mall] })]
    await renderStorefront('/pointMall', { features })
    expect(await screen.findByRole('heading', { name: 'Rewards' })).toBeInTheDocument()
    expect(hasPage(compose(features), '/pointMall')).toBe(true)
  })

  it.each(['/promoDetail', '/promoDetail?id=1', '/article?id=%3Cscript%3E'])(
    '%s names nothing, says so and sends no request',
    async (address) => {
      const { fake } = await renderStorefront(address)
      expect(await screen.findByText('This could not be found')).toBeInTheDocument()
      expect(fake.calls.map(({ name }) => name)).not.toContain('promotion')
    },
  )

  it('going twice to the same place is going there once', async () => {
    const { user, address, back } = await renderStorefront('/help')
    // A link of the frame, which is still there at the second press.
    await user.dblClick((await screen.findAllByRole('link', { name: 'Promotions' }))[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Promotions' })
    expect(address()).toBe('/promotions')
    back()
    expect(address()).toBe('/help')
  })

  it('Back takes the dialog of the page that is left along', async () => {
    const { user, store, back } = await renderStorefront('/help')
    await user.click((await screen.findAllByRole('link', { name: 'Promotions' }))[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Promotions' })
    await user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Sign in' })
    back()
    expect(store.getState().modal.open).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull())
  })
})
