import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../app/lazy-page.tsx'
import { readStrings } from '../testing/fixture.ts'
import { CHUNK_TIMEOUT_MS, chunkFailureOf, loadChunk, RELOADED, reloadOnce, thisBuild } from './chunk-errors.ts'
import { PageCrash } from './PageCrash.tsx'
import { SLOW_EVENT } from './slow.ts'

const address = 'http://ph.localhost:4001/assets/philippines/HelpPage-1a2b.js'
const lost = (text = `Failed to fetch dynamically imported module: ${address}`) => new TypeError(text)
const reload = vi.fn()
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  reload.mockClear()
  online.mockReturnValue(true)
  vi.stubGlobal('location', { reload, href: 'http://ph.localhost:4001/help' })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const i18n = createI18n({ language: 'EN', resources: readStrings('EN') })
const show = (page: ComponentType) => {
  const Page = page
  return render(
    <I18nProvider i18n={i18n}>
      <ErrorBoundary FallbackComponent={PageCrash}>
        <Suspense fallback="waiting">
          <Page />
        </Suspense>
      </ErrorBoundary>
    </I18nProvider>,
  )
}
const alert = async () => (await screen.findByRole('alert')).textContent

describe('a chunk that does not arrive', () => {
  it.each([
    ['Chrome', `Failed to fetch dynamically imported module: ${address}`, { address, isStyle: false }],
    ['Firefox', `error loading dynamically imported module: ${address}`, { address, isStyle: false }],
    ['Safari', 'Importing a module script failed.', { address: '', isStyle: false }],
    ['Vite, a style', 'Unable to preload CSS for /assets/a-1.css', { address: '/assets/a-1.css', isStyle: true }],
  ])('is known by the words of %s', (_, message, failure) =>
    expect(chunkFailureOf(new Error(message))).toEqual({ isLate: false, ...failure }),
  )

  it('is not seen in other errors', () => expect(chunkFailureOf(new Error('x is undefined'))).toBeNull())

  it('reloads the page once for a build, and again only for the next one', () => {
    expect(reloadOnce('build-1')).toBe(true)
    expect(reloadOnce('build-1')).toBe(false)
    expect(reloadOnce('build-2')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload without storage to remember it, nor without a network', () => {
    online.mockReturnValue(false)
    expect(reloadOnce()).toBe(false)
    online.mockReturnValue(true)
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(reloadOnce()).toBe(false)
    broken.mockRestore()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads automatically, then names the file, the reason and the page (checklist 144)', async () => {
    const page = lazyPage(async () => Promise.reject(lost()))
    show(page)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 20_000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    show(page)
    expect(await alert()).toContain('Loading chunk HelpPage-1a2b.js failed')
    await vi.waitFor(async () => expect(await alert()).toContain('the file is missing'), 20_000)
    expect(await alert()).toContain(address)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reports a style (checklist 144)', async () => {
    sessionStorage.setItem(RELOADED, thisBuild)
    show(lazyPage(async () => Promise.reject(lost('Unable to preload CSS for /assets/a-1.css'))))
    expect(await alert()).toContain('Loading CSS chunk a-1.css failed')
  })

  it('gives another reason where the file is there, or the network is not (checklist 144)', async () => {
    sessionStorage.setItem(RELOADED, thisBuild)
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 200 })),
    )
    const first = show(lazyPage(async () => Promise.reject(lost())))
    expect(await alert()).toContain('Reason: other')
    first.unmount()
    online.mockReturnValue(false)
    show(lazyPage(async () => Promise.reject(lost())))
    expect(await alert()).toContain('there is no connection')
  })

  it('fails after 120000 ms, and shows that it took too long (checklist 144)', async () => {
    sessionStorage.setItem(RELOADED, thisBuild)
    vi.useFakeTimers()
    // Written as the build writes it, so that the file has a name.
    const never = new Function('return () => new Promise(() => "./HelpPage-1a2b.js")')()
    show(lazyPage(never))
    await act(() => vi.advanceTimersByTimeAsync(119_999))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk HelpPage-1a2b.js failed')
    expect(screen.getByRole('alert')).toHaveTextContent('it took too long')
  })

  it('fails after 120000 ms although it was preloaded (checklist 144)', async () => {
    sessionStorage.setItem(RELOADED, thisBuild)
    vi.useFakeTimers()
    const page = lazyPage(() => new Promise<ComponentType>(() => undefined))
    page.preload().catch(() => undefined)
    show(page)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(screen.getByRole('alert')).toHaveTextContent('it took too long')
  })

  it('is requested again by a visit after a preload that failed', async () => {
    const loads = vi
      .fn()
      .mockRejectedValueOnce(lost())
      .mockResolvedValue(() => <p>here</p>)
    const page = lazyPage(loads)
    await page.preload().catch(() => undefined)
    show(page)
    expect(await screen.findByText('here')).toBeInTheDocument()
    expect(loads).toHaveBeenCalledTimes(2)
  })

  it('gets its address from the import where the browser does not name it', async () => {
    const load = new Function('fail', 'return () => fail("./HelpPage-1a2b.js")')
    const fails = load(async () => Promise.reject(new TypeError('Importing a module script failed.')))
    const error = await loadChunk(fails).catch((reason: unknown) => reason)
    expect(chunkFailureOf(error)?.address).toMatch(/\/HelpPage-1a2b\.js$/)
  })

  it('is requested again when the network returns', async () => {
    sessionStorage.setItem(RELOADED, thisBuild)
    vi.useFakeTimers()
    let isThere = false
    show(lazyPage(async () => (isThere ? () => <p>here</p> : Promise.reject(lost()))))
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    isThere = true
    await act(async () => {
      dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(screen.getByText('here')).toBeInTheDocument()
  })
})

describe('a chunk that takes long', () => {
  it('is spoken of after eight seconds, and not when it was only fetched ahead', async () => {
    vi.useFakeTimers()
    const slow = vi.fn()
    addEventListener(SLOW_EVENT, slow)
    const page = lazyPage(() => new Promise<ComponentType>(() => undefined))
    void page.preload()
    await vi.advanceTimersByTimeAsync(9000)
    expect(slow).not.toHaveBeenCalled()
    show(page)
    await vi.advanceTimersByTimeAsync(7999)
    expect(slow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(slow).toHaveBeenCalledOnce()
    removeEventListener(SLOW_EVENT, slow)
  })
})
