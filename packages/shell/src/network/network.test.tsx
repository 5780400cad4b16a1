import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { modalOpened } from '../app/modal-slice.ts'
import { createServer } from '../server.tsx'
import { SLOW_EVENT } from '../status/slow.ts'
import { answerQueries, makeBoot, makeConfig, TEMPLATE } from '../testing/fixture.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { linkManifest } from './installable.ts'
import { pageKind } from './page-kind.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// A busy machine takes its time over the first page's code.
beforeAll(async () => {
  await Promise.all([
    import('../app/AfterHydration.tsx'),
    import('./WeakNetwork.tsx'),
    import('../content/help/HelpPage.tsx'),
  ])
})

/** Waits until the last of the page's code is here. */
const settled = async () => {
  await act(() => import('./WeakNetwork.tsx'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

describe('a slow network', () => {
  it('is spoken of when a page takes long (checklist 147)', async () => {
    await renderStorefront('/help')
    await settled()
    act(() => void dispatchEvent(new Event(SLOW_EVENT)))
    expect(await screen.findByText(/^This page is taking longer than usual/)).toBeInTheDocument()
  })

  it('that is lost is reported once, with the saved data, until it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get')
    await renderStorefront('/help')
    await settled()
    const notices = () => screen.queryAllByText(/You are offline\. What you typed is saved/)
    online.mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    act(() => void dispatchEvent(new Event('offline')))
    expect(notices()).toHaveLength(1)
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(notices()).toHaveLength(0)
  })

  it('that returns refetches everything', async () => {
    const { fake } = await renderStorefront('/help')
    await settled()
    await waitFor(() => expect(fake.calls.some(({ name }) => name === 'helpCenter')).toBe(true))
    const before = fake.calls.filter(({ name }) => name === 'helpCenter').length
    act(() => void dispatchEvent(new Event('offline')))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'helpCenter').length).toBeGreaterThan(before))
  })
})

describe('a newer build', () => {
  const failed = () => {
    const event = Object.assign(new Event('vite:preloadError'), {
      payload: new TypeError('Failed to fetch dynamically imported module: http://x.invalid/assets/a-1.js'),
    })
    act(() => void dispatchEvent(event))
  }

  it('is offered once a file is missing, and leaves the moment to the visitor', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 404 })),
    )
    await renderStorefront('/help')
    await waitFor(() => {
      failed()
      expect(screen.getByText(/new version of this site/)).toBeInTheDocument()
    })
    failed()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getAllByText(/new version of this site/)).toHaveLength(1)
    expect(screen.getByText('Reload now')).toBeInTheDocument()
  })

  it('is not guessed from a lost connection', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    )
    await renderStorefront('/help')
    await settled()
    failed()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByText(/new version of this site/)).not.toBeInTheDocument()
  })
})

describe('a visitor who saves data', () => {
  const list = fakes
    .siteBanners({ group: 'w_home' })
    .list.map((banner) => ({ ...banner, linkageType: 'PAGE', linkageValue: '/help' }))
  const render = async (savesData: boolean) => {
    const config = makeConfig()
    const server = createServer(config)
    const entries = await answerQueries(server.queries('/', 'EN'), createFakeFetch({ siteBanners: () => ({ list }) }))
    const boot = makeBoot(config, { entries, savesData })
    const { html } = await server.render({ ...boot, template: TEMPLATE, url: '/', origin: 'http://ph.localhost:4001' })
    return html.slice(0, html.indexOf('<script type="application/json"'))
  }

  it('gets no banners from the server, but their links', async () => {
    const banner = /<img[^>]+width="1200"/
    const all = await render(false)
    const address = 'as="image" fetchpriority="high" href="data:image'
    expect(all).toMatch(banner)
    expect(all).toContain(address)
    const html = await render(true)
    expect(html).not.toMatch(banner)
    expect(html).not.toContain(address)
    expect(html).toContain('Opens ')
  })

  it('follows the visitor’s choice, in this browser and for the edge', async () => {
    const { store, user } = await renderStorefront('/help')
    await settled()
    act(() => void store.dispatch(modalOpened({ kind: 'drawer' })))
    const row = await screen.findByRole('switch', { name: 'Save data' })
    expect(row).not.toBeChecked()
    await user.click(row)
    expect(row).toBeChecked()
    expect(localStorage.getItem('saveData')).toBe('1')
    expect(document.cookie).toContain('saveData=1')
    expect(document.querySelector('img[width="1200"]')).toBeNull()
    await user.click(row)
    expect(document.cookie).toContain('saveData=0')
  })

  it('follows the browser until the visitor chooses otherwise', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const first = await renderStorefront('/help')
    await waitFor(() => expect(first.store.getState().settings.savesData).toBe(true))
    first.unmount()
    localStorage.setItem('saveData', '0')
    const second = await renderStorefront('/help')
    await settled()
    expect(second.store.getState().settings.savesData).toBe(false)
    Reflect.deleteProperty(navigator, 'connection')
  })
})

it.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/rng', 'lobby'],
  ['/fish/', 'lobby'],
  ['/register', 'access'],
  ['/help', 'other'],
  ['/rngs', 'other'],
])('figures of %s count as those of %s', (path, kind) => expect(pageKind(path)).toBe(kind))

it('the manifest is linked once by the browser, and not in the first HTML', async () => {
  const config = makeConfig('philippines')
  const place = { template: TEMPLATE, url: '/', origin: 'https://ph.localhost' }
  const { html } = await createServer(config).render({ ...makeBoot(config), ...place })
  expect(html).not.toContain('manifest')
  linkManifest()
  linkManifest()
  const links = document.querySelectorAll('link[rel=manifest]')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/manifest.webmanifest'])
  for (const link of links) link.remove()
})
