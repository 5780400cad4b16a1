import { createFakeFetch, fakeError, makeLogin } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

// Solving is the library's own business; here it would only take time.
vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

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
  it('runs the human check, keeps the session in the tab and shows the balance', async () => {
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

  it('asks for both fields before it asks the server', async () => {
    const page = await openLogin()
    await page.user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Enter your username')).toBeVisible()
    expect(screen.getByText('Enter your password')).toBeVisible()
    expect(page.fake.calls.map((call) => call.name)).not.toContain('login')
  })

  it('keeps what was typed when it fails, and shows the picture once the server wants one', async () => {
    const page = await openLogin({ fake: createFakeFetch(fakeError('login', 'LOGIN_FAILED', { captcha: true })) })
    expect(screen.queryByLabelText('Letters in the picture')).not.toBeInTheDocument()
    await typeAndSend(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('The username or the password is not right')
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    expect(screen.getByLabelText('Password')).toHaveValue('Boardwalk-1')
    expect(await screen.findByLabelText('Letters in the picture')).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it('remembers the username for a day, and only the username', async () => {
    const page = await openLogin()
    await page.user.click(screen.getByLabelText('Remember my username for 24 hours'))
    await typeAndSend(page)
    await screen.findByTestId('balance')
    expect(document.cookie).toContain('remember=player01')
    expect(document.cookie).not.toContain('Boardwalk-1')
  })

  it('runs the first-login action once', async () => {
    const fake = createFakeFetch({ login: () => makeLogin({ firstTimeLogin: true }) })
    const page = await openLogin({ fake })
    await typeAndSend(page)
    await waitFor(() => expect(fake.calls.filter((call) => call.name === 'firstLogin')).toHaveLength(1))
  })
})
