import { createFakeFetch, fakeError, makeLogin } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

type Fake = ReturnType<typeof createFakeFetch>
const inputsOf = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name).map(({ input }) => input)
const dialog = () => screen.findByRole('dialog', { name: 'Choose a new password' })

async function signIn(
  fake = createFakeFetch({ login: () => makeLogin({ passwordExpired: true, firstTimeLogin: true }) }),
) {
  const page = await renderStorefront('/login', { fake })
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'player01' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Old-word-1' } })
  await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
  await dialog()
  return page
}
function fill(copy = 'New-word-22') {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'New-word-22' } })
  fireEvent.change(screen.getByLabelText('New password again'), { target: { value: copy } })
}
type Page = Awaited<ReturnType<typeof signIn>>
const submit = ({ user }: Page) => user.dblClick(screen.getByRole('button', { name: 'Change password' }))

describe('a password that must be changed', () => {
  it('opens a dialog that only a change or signing out ends, before any read of the member (checklist 86)', async () => {
    const page = await signIn()
    const shown = await dialog()
    expect(within(shown).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    fireEvent(shown, new Event('cancel', { cancelable: true }))
    expect(shown).toBeInTheDocument()
    for (const name of ['memberInfo', 'balance', 'firstLogin', 'unreadCount'])
      expect(inputsOf(page.fake, name)).toEqual([])
    expect(page.address()).toBe('/login')
    await page.user.click(within(shown).getByRole('button', { name: 'Sign out' }))
    await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull())
    expect(screen.queryByRole('dialog', { name: 'Choose a new password' })).not.toBeInTheDocument()
  })

  it('does not open when the response does not require it (checklist 86)', async () => {
    const fake = createFakeFetch()
    const page = await renderStorefront('/help', { fake, signedInAs: 0 })
    await screen.findByTestId('balance')
    expect(page.store.getState().session.isRestricted).toBe(false)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('sends the three passwords and requires no old one that was just typed; then everything is as after any login (checklist 87, 150)', async () => {
    const page = await signIn()
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
    fill()
    await submit(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page.fake, 'changePassword')).toEqual([
      { oldPassword: 'Old-word-1', newPassword: 'New-word-22', confirmNewPassword: 'New-word-22' },
    ])
    expect(sessionStorage.getItem('token')).toBe('fake-token-after-the-change')
    expect(sessionStorage.getItem('restricted')).toBeNull()
    expect(await screen.findByTestId('balance')).toBeInTheDocument()
    expect(inputsOf(page.fake, 'memberInfo')).not.toEqual([])
    expect(inputsOf(page.fake, 'firstLogin')).toHaveLength(1)
  })

  it('opens again after a reload, and then requires the old one (checklist 87)', async () => {
    const first = await signIn()
    first.unmount()
    const { keepTypedPassword } = await import('../session/typed-password.ts')
    keepTypedPassword(null)
    const page = await renderStorefront('/', { fake: createFakeFetch() })
    await dialog()
    expect(inputsOf(page.fake, 'memberInfo')).toEqual([])
    fill()
    await submit(page as Page)
    expect(await screen.findByText('Enter your current password')).toBeInTheDocument()
    expect(inputsOf(page.fake, 'changePassword')).toEqual([])
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'Old-word-1' } })
    await submit(page as Page)
    await waitFor(() => expect(page.store.getState().session.isRestricted).toBe(false))
    expect(inputsOf(page.fake, 'changePassword')).toMatchObject([{ oldPassword: 'Old-word-1' }])
  })

  it('is learnt from member info by a tab that lost the mark', async () => {
    const fake = createFakeFetch(fakeError('memberInfo', 'FORBIDDEN'))
    await renderStorefront('/help', { fake, signedInAs: 0 })
    expect(await dialog()).toBeInTheDocument()
  })

  it('refuses a copy that differs and shows why the server refuses a word, at its field', async () => {
    const fake = createFakeFetch({
      login: () => makeLogin({ passwordExpired: true }),
      ...fakeError('changePassword', 'PASSWORD_REUSED'),
    })
    const page = await signIn(fake)
    fill('New-word-2')
    await submit(page)
    await waitFor(() => expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/not the same/))
    expect(inputsOf(fake, 'changePassword')).toEqual([])
    fill()
    await submit(page)
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/used this password before/),
    )
    expect(screen.getByLabelText('New password again')).toHaveValue('New-word-22')
  })
})
