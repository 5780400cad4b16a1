import { api } from '@boardwalk/api-client'
import { createFakeFetch, fakeError, makeLogin } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { login } from '../login/index.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

type Answers = Parameters<typeof createFakeFetch>[0]
const both = { CHNGPASSMAIL3: true, CHNGPASSVERIF3: true }
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function open(features: Parameters<typeof switched>[0], answers: Answers = {}, isBare = false) {
  const fake = createFakeFetch({ ...switched(features), ...answers })
  const page = await renderStorefront(isBare ? '/' : '/help', { fake, isBare, features: [login] })
  await page.user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
  await page.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  return page
}
type Page = Awaited<ReturnType<typeof open>>
const sent = ({ fake }: Page, name: string) => fake.calls.filter((call) => call.name === name)

async function finish({ user }: Page) {
  await user.type(screen.getByLabelText('Code from the message'), '123456')
  set('New password', 'New-word-22')
  set('New password again', 'New-word-22')
  await user.dblClick(screen.getByRole('button', { name: 'Set password and sign in' }))
}

describe('a forgotten password', () => {
  it('offers both methods only when both are on (checklist 89)', async () => {
    await open(both)
    expect(await screen.findByRole('tab', { name: 'By e-mail' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name: 'By phone' })).toBeInTheDocument()
  })

  it('keeps the input while the other method is shown, and when another method is switched on', async () => {
    const { store, user } = await open({ CHNGPASSVERIF3: true, CHNGPASSMAIL3: false })
    await screen.findByLabelText('Mobile number')
    set('Mobile number', '9171234567')
    set('New password', 'New-word-22')
    const arg = { url: window.location.host }
    store.dispatch(api.util.updateQueryData('permission', arg, ({ info }) => void Object.assign(info.features, both)))
    expect(await screen.findByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'By e-mail' }))
    expect(screen.getByLabelText('E-mail of the account')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'By phone' }))
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567')
    const passwords = screen.getAllByLabelText<HTMLInputElement>('New password')
    expect(passwords.map(({ value }) => value)).toEqual(['', 'New-word-22'])
  })

  it('offers only the phone with CHNGPASSVERIF3 (checklist 89)', async () => {
    await open({ CHNGPASSVERIF3: true, CHNGPASSMAIL3: false })
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('offers only mail with CHNGPASSMAIL3 (checklist 89)', async () => {
    await open({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
    expect(await screen.findByLabelText('E-mail of the account')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  it('refers to customer service when neither is on (checklist 89)', async () => {
    const { store } = await open({ CHNGPASSMAIL3: false, CHNGPASSVERIF3: false })
    expect(await screen.findByRole('button', { name: /customer service/ })).toBeInTheDocument()
    expect(store.getState().modal.open).toEqual({ kind: 'forgetTip' })
    expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument()
  })

  it('refers to customer service where no feature recovers passwords, with any switch', async () => {
    const { store } = await open(both, {}, true)
    expect(await screen.findByRole('button', { name: /customer service/ })).toBeInTheDocument()
    expect(store.getState().modal.open).toEqual({ kind: 'forgetTip' })
  })

  it('by mail posts a form with name and address, then code and password, signs in and goes home (checklist 90)', async () => {
    const page = await open({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
    await page.user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(sent(page, 'forgotByEmail')).toEqual([])
    set('Username', 'player01')
    set('E-mail of the account', 'player01@example.com')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:0[45]:/))
    const [asked] = sent(page, 'forgotByEmail')
    expect(asked?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(asked?.input).toMatchObject({ username: 'player01', email: 'player01@example.com' })
    await finish(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(sent(page, 'resetByEmail').map(({ input }) => input)).toMatchObject([
      { username: 'player01', email: 'player01@example.com', verificationCode: '123456', newPassword: 'New-word-22' },
    ])
    expect(sessionStorage.getItem('token')).toBe(makeLogin().token)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('by phone requests a PASSWORD code, sends all three fields, signs in and goes home (checklist 90)', async () => {
    const page = await open({ CHNGPASSVERIF3: true, CHNGPASSMAIL3: false })
    await screen.findByLabelText('Mobile number')
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    expect(sent(page, 'sendLoginCode')[0]?.input).toMatchObject({ purpose: 'PASSWORD', mobileNum: '9171234567' })
    await finish(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(sent(page, 'forgotByPhone').map(({ input }) => input)).toMatchObject([
      { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456', newPassword: 'New-word-22' },
    ])
  })

  it('shows a wrong code at its field and keeps the input', async () => {
    const page = await open(
      { CHNGPASSVERIF3: true, CHNGPASSMAIL3: false },
      fakeError('forgotByPhone', 'OTP_INVALID', { attemptsLeft: 3 }),
    )
    await screen.findByLabelText('Mobile number')
    set('Mobile number', '9171234567')
    await finish(page)
    await waitFor(() =>
      expect(screen.getByLabelText('Code from the message')).toHaveAccessibleDescription(/code is incorrect/),
    )
    expect(screen.getByLabelText('New password')).toHaveValue('New-word-22')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567')
  })

  it('restores name and address after a reload, and no secret', async () => {
    const first = await open({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
    await screen.findByLabelText('E-mail of the account')
    set('Username', 'player01')
    set('E-mail of the account', 'player01@example.com')
    set('New password', 'New-word-22')
    expect(JSON.stringify(sessionStorage)).not.toContain('New-word-22')
    first.unmount()
    await open({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
    await waitFor(() => expect(screen.getByLabelText('E-mail of the account')).toHaveValue('player01@example.com'))
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })
})
