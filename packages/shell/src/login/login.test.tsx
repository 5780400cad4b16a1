import { createFakeFetch, fakeError, fakes, makeLogin } from '@boardwalk/api-client/fakes'
import { createI18n, I18nProvider } from '@boardwalk/i18n'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { CaptchaField } from '../human/CaptchaField.tsx'
import { makeBoot, makeConfig, readStrings } from '../testing/fixture.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'

// Solving is the library's own business; here it would only take time.
vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

afterEach(() => void vi.useRealTimers())

const context = { merchantCode: 'walogm', getToken: () => null, getLanguage: () => 'EN' as const }

async function openLogin(options?: Parameters<typeof renderStorefront>[1]) {
  const page = await renderStorefront('/help', options)
  await page.user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
  await screen.findByLabelText('Username')
  return page
}

async function typeAndSend({ user }: Awaited<ReturnType<typeof openLogin>>) {
  await user.type(screen.getByLabelText('Username'), 'player01')
  await user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
}

describe('username login', () => {
  it('runs the human check, keeps the session in the tab and shows the balance (checklist 80, 84)', async () => {
    const page = await openLogin()
    await typeAndSend(page)
    await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent(/₱\d/))
    expect(sessionStorage.getItem('token')).toBe(makeLogin().token)
    expect(sessionStorage.getItem('username')).toBe('player01')
    expect(sessionStorage.getItem('isAgent')).toBe('0')
    const names = page.fake.calls.map((call) => call.name)
    expect(names.indexOf('challenge')).toBeLessThan(names.indexOf('login'))
    expect(page.fake.calls.find((call) => call.name === 'login')?.input).toMatchObject({
      type: 'username',
      side: 'MEMBER',
    })
    await waitFor(() => expect(screen.queryByLabelText('Username')).not.toBeInTheDocument())
  })

  it('asks for both fields before it asks the server (checklist 79)', async () => {
    const page = await openLogin()
    await page.user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Enter your username')).toBeVisible()
    expect(screen.getByText('Enter your password')).toBeVisible()
    expect(page.fake.calls.map((call) => call.name)).not.toContain('login')
  })

  it('keeps the input when it fails, and shows the picture once the server requires one (checklist 81)', async () => {
    const page = await openLogin({ fake: createFakeFetch(fakeError('login', 'LOGIN_FAILED', { captcha: true })) })
    expect(screen.queryByLabelText('Characters in the picture')).not.toBeInTheDocument()
    await typeAndSend(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password')
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    expect(screen.getByLabelText('Password')).toHaveValue('Boardwalk-1')
    expect(await screen.findByLabelText('Characters in the picture')).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it('remembers the username for a day, and only the username (checklist 88)', async () => {
    const page = await openLogin()
    await page.user.click(screen.getByLabelText('Remember my username for 24 hours'))
    await typeAndSend(page)
    await screen.findByTestId('balance')
    expect(document.cookie).toContain('remember=player01')
    expect(document.cookie).not.toContain('Boardwalk-1')
  })

  it('runs the first-login action once (checklist 85)', async () => {
    const fake = createFakeFetch({ login: () => makeLogin({ firstTimeLogin: true }) })
    const page = await openLogin({ fake })
    await typeAndSend(page)
    await waitFor(() => expect(fake.calls.filter((call) => call.name === 'firstLogin')).toHaveLength(1))
  })

  it('reloads the captcha at most once a second (checklist 82)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const page = await openLogin({ fake: createFakeFetch(fakeError('login', 'LOGIN_FAILED', { captcha: true })) })
    await typeAndSend(page)
    const pictures = () => page.fake.calls.filter((call) => call.name === 'captcha').length
    const refresh = await screen.findByRole('button', { name: 'Show another picture' })
    await waitFor(() => expect(pictures()).toBe(1))
    for (const [after, count] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [500, 2],
    ] as const) {
      vi.setSystemTime(Date.now() + after)
      fireEvent.click(refresh)
      // The store updates the page in the next frame; until then the button uses the picture before.
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      await waitFor(() => expect(pictures()).toBe(count))
    }
  })

  it('keeps to that second for the captcha after a failure, too (checklist 82)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const shownAt: number[] = []
    const captcha: typeof fakes.captcha = (input) => {
      shownAt.push(performance.now())
      return fakes.captcha(input)
    }
    const fake = createFakeFetch({ ...fakeError('login', 'LOGIN_FAILED', { captcha: true }), captcha })
    const page = await openLogin({ fake })
    await typeAndSend(page)
    await screen.findByRole('img', { name: 'Picture with characters to type' })
    expect(shownAt).toHaveLength(1)
    fireEvent.change(screen.getByLabelText('Characters in the picture'), { target: { value: 'abcd' } })
    const pressedAt = performance.now()
    await page.user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
    await waitFor(() => expect(page.fake.calls.filter(({ name }) => name === 'login')).toHaveLength(2))
    await waitFor(() => expect(screen.getByLabelText('Characters in the picture')).toHaveValue(''))
    await waitFor(() => expect(shownAt).toHaveLength(2))
    // A timer may be a millisecond early.
    expect((shownAt[1] ?? 0) - pressedAt).toBeGreaterThan(990)
  })

  it('keeps to that second when the field is mounted again (checklist 82)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const fake = createFakeFetch()
    const store = createStore(makeBoot(makeConfig()), { ...context, fetch: fake })
    const i18n = createI18n({ language: 'EN', resources: readStrings('EN') })
    const mount = () =>
      render(
        <StrictMode>
          <Provider store={store}>
            <I18nProvider i18n={i18n}>
              <CaptchaField turn={0} onPicture={() => undefined} />
            </I18nProvider>
          </Provider>
        </StrictMode>,
      )
    const pictures = () => fake.calls.filter((call) => call.name === 'captcha').length
    const first = mount()
    await screen.findByRole('img')
    first.unmount()
    const second = mount()
    expect(screen.getByRole('img')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(pictures()).toBe(1)
    second.unmount()
    vi.setSystemTime(Date.now() + 1000)
    mount()
    await waitFor(() => expect(pictures()).toBe(2))
  })

  it('shows the picture as base64 png (checklist 81)', async () => {
    const fake = createFakeFetch({
      ...fakeError('login', 'LOGIN_FAILED', { captcha: true }),
      captcha: () => ({
        captchaId: 'c1',
        image: 'data:image/png;base64,iVBORw0KGgo=',
        expiresAt: '2026-11-21T10:00:00.000Z',
      }),
    })
    const page = await openLogin({ fake })
    await typeAndSend(page)
    const picture = await screen.findByRole('img', { name: 'Picture with characters to type' })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
  })

  it('sends one request for a double click, and keeps the input when the connection is lost', async () => {
    const fake = createFakeFetch()
    let isCut = true
    const line: typeof fetch = async (asked, init) => {
      const reply = await fake(asked, init)
      if (isCut && String(asked).endsWith('/wps/session/login')) throw new TypeError('Failed to fetch')
      return reply
    }
    const page = await openLogin({ fake: Object.assign(line, { use: fake.use, reset: fake.reset, calls: fake.calls }) })
    const logins = () => fake.calls.filter((call) => call.name === 'login').length
    await page.user.type(screen.getByLabelText('Username'), 'player01')
    await page.user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
    const button = screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement
    await page.user.dblClick(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost')
    expect(logins()).toBe(1)
    isCut = false
    await page.user.click(button)
    await screen.findByTestId('balance')
    expect(logins()).toBe(2)
  })

  it('restores the username after a reload, not the password', async () => {
    const first = await openLogin()
    await first.user.type(screen.getByLabelText('Username'), 'player01')
    await first.user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
    expect(JSON.stringify(sessionStorage)).not.toContain('Boardwalk-1')
    first.unmount()
    await openLogin()
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('player01'))
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('can be done with the keyboard alone, and shows its banners (checklist 9)', async () => {
    const page = await renderStorefront('/help')
    const opener = (await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement
    opener.focus()
    await page.user.keyboard('{Enter}')
    await screen.findByLabelText('Username')
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
    await page.user.keyboard('player01')
    await page.user.tab()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await page.user.keyboard('Boardwalk-1{Enter}')
    await screen.findByTestId('balance')
    const groups = page.fake.calls.filter((call) => call.name === 'siteBanners').map(({ input }) => input)
    expect(groups).toContainEqual(expect.objectContaining({ group: 'w_login' }))
  })
})
