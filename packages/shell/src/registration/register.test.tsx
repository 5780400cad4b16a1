import { createFakeFetch, fakeError, fakes } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

const rules = fakes.registerSettings({ method: 'USERNAME' })
const rule = { enabled: true, required: true, minLength: 3, maxLength: 40, patternId: 9, acceptedPattern: null }
type Page = Awaited<ReturnType<typeof renderStorefront>>

const fill = async ({ user }: Page) => {
  await user.type(await screen.findByLabelText('Username'), 'newplayer')
  await user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
  await user.type(screen.getByLabelText('Password again'), 'Boardwalk-1')
}
const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create account' }))
const sent = ({ fake }: Page) => fake.calls.find((call) => call.name === 'register')?.input

describe('registration', () => {
  it('shows exactly the fields of the server, with its hints (checklist 99, 100)', async () => {
    const fake = createFakeFetch({
      registerSettings: () => ({
        ...rules,
        fields: { ...rules.fields, payeeName: rule, email: { ...rule, enabled: false } },
      }),
    })
    await renderStorefront('/register', { fake })
    expect(await screen.findByLabelText('Full name')).toBeRequired()
    expect(screen.queryByLabelText(/E-mail/)).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/LINE/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/3–40/)
  })

  it('shows mistakes at their fields, an unchecked box too, and sends nothing (checklist 96)', async () => {
    const page = await renderStorefront('/register')
    await page.user.type(await screen.findByLabelText('Username'), 'x1')
    await page.user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
    await page.user.type(screen.getByLabelText('Password again'), 'Boardwalk-2')
    await page.user.click(screen.getByRole('checkbox', { name: /I am at least 21/ }))
    await send(page)
    await waitFor(() => expect(screen.getByLabelText('Username')).toBeInvalid())
    expect(screen.getByLabelText('Password again')).toHaveAccessibleDescription(/not the same/)
    expect(screen.getByText('Confirm your age and the terms to continue')).toBeInTheDocument()
    expect(sent(page)).toBeUndefined()
  })

  it('opens the account with the box checked by default, signs in and goes home (checklist 96, 103)', async () => {
    const page = await renderStorefront('/register?referralCode=FRIEND7')
    const box = await screen.findByRole('checkbox', { name: /I am at least 21/ })
    expect(box).toBeChecked()
    // In the markup as well, so that the server's page has it.
    expect(box).toHaveAttribute('checked')
    await fill(page)
    await send(page)
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(sent(page)).toMatchObject({ username: 'newplayer', referralCode: 'FRIEND7', agreeTerms: true, login: true })
    expect(sent(page)).not.toHaveProperty('email')
    expect(sessionStorage.getItem('username')).toBe('newplayer')
    expect(await screen.findByTestId('balance')).toBeInTheDocument()
  })

  it('shows a refusal of the server at its field and keeps the input', async () => {
    const page = await renderStorefront('/register', { fake: createFakeFetch(fakeError('register', 'USERNAME_TAKEN')) })
    await fill(page)
    await send(page)
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/is taken/))
    expect(screen.getByLabelText('Username')).toHaveValue('newplayer')
    expect(screen.getByLabelText('Password again')).toHaveValue('Boardwalk-1')
    expect(page.address()).toBe('/register')
  })

  it('explains a wrong invitation code in a dialog before anything is registered (checklist 102)', async () => {
    const page = await renderStorefront('/register', {
      fake: createFakeFetch(fakeError('affiliateCheck', 'AFFILIATE_INVALID')),
    })
    await fill(page)
    await page.user.type(screen.getByLabelText(/Invitation code/), 'NOBODY')
    await send(page)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This invitation code does not exist')
    expect(sent(page)).toBeUndefined()
  })

  it('clears every field (checklist 96)', async () => {
    const page = await renderStorefront('/register')
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByLabelText('Username')).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})
