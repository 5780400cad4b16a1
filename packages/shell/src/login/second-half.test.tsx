import { createFakeFetch, fakeError, makeLogin } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { agentCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

const waiting = {
  verifyToken: 'wait-1',
  methods: ['MOBILE', 'EMAIL', 'PAYEE_NAME', 'GOOGLE'],
  masked: { MOBILE: '*******567', EMAIL: 'p***@example.com' },
}
type Fake = ReturnType<typeof createFakeFetch>
const inputsOf = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name).map(({ input }) => input)

async function signIn(fake: Fake) {
  const page = await renderStorefront('/login', { fake })
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'player01' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Boardwalk-1' } })
  await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
  return page
}

describe('a login from a new place', () => {
  const held = fakeError('login', 'LOGIN_VERIFY_REQUIRED', waiting)

  it('is finished with a code by SMS or by mail (checklist 91)', async () => {
    const page = await signIn(createFakeFetch(held))
    expect(await screen.findByRole('radio', { name: /Code by SMS/ })).toBeChecked()
    expect(screen.getByText('*******567')).toBeInTheDocument()
    await page.user.click(screen.getByRole('radio', { name: /Code by e-mail/ }))
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    await page.user.type(screen.getByLabelText('Code from the message'), '654321')
    await page.user.dblClick(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page.fake, 'sendLoginVerification')).toEqual([{ verifyToken: 'wait-1', method: 'EMAIL' }])
    expect(inputsOf(page.fake, 'verifyLogin')).toEqual([{ verifyToken: 'wait-1', method: 'EMAIL', code: '654321' }])
  })

  it.each([
    ['Name of the bank account holder', 'Name of the bank account holder', 'PAYEE_NAME', 'Juan dela Cruz'],
    ['Code from your authenticator app', 'Code from the app', 'GOOGLE', '112233'],
  ])('is finished with: %s (checklist 91)', async (choice, label, method, code) => {
    const page = await signIn(createFakeFetch(held))
    await page.user.click(await screen.findByRole('radio', { name: choice }))
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(inputsOf(page.fake, 'verifyLogin')).toEqual([])
    await page.user.type(screen.getByRole('textbox', { name: label }), code)
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(inputsOf(page.fake, 'verifyLogin')).toEqual([{ verifyToken: 'wait-1', method, code }])
  })

  it('lets a wrong code be corrected, and returns to the form as it was when the code has expired', async () => {
    const fake = createFakeFetch({ ...held, ...fakeError('verifyLogin', 'OTP_INVALID', { attemptsLeft: 4 }) })
    const page = await signIn(fake)
    await page.user.type(await screen.findByLabelText('Code from the message'), '111111')
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/That code is incorrect/)).toBeInTheDocument()
    fake.use(fakeError('verifyLogin', 'OTP_EXPIRED', { attemptsLeft: 0 }))
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/This check has expired/)).toBeInTheDocument()
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    expect(screen.getByLabelText('Password')).toHaveValue('Boardwalk-1')
  })
})

describe('who may sign in', () => {
  it.each([
    ['AGENT_ONLY', 'Only agents can sign in here.'],
    ['MEMBER_ONLY', 'This is not a member account, so it cannot sign in here.'],
    ['ACCOUNT_DISABLED', 'This account is disabled. Contact your agent or customer service.'],
  ] as const)('%s is refused with its text (checklist 92)', async (code, text) => {
    await signIn(createFakeFetch(fakeError('login', code)))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  it('offers the agent side only where a feature brings the agent centre', async () => {
    await renderStorefront('/login')
    await screen.findByLabelText('Username')
    expect(screen.queryByRole('button', { name: 'Sign in as an agent' })).not.toBeInTheDocument()
  })

  it('is sent to the server as the chosen side (checklist 92)', async () => {
    const page = await renderStorefront('/login', { features: [agentCentre] })
    await page.user.click(await screen.findByRole('button', { name: 'Sign in as an agent' }))
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'agent01' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Boardwalk-1' } })
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(inputsOf(page.fake, 'login')).toMatchObject([{ side: 'AGENT' }]))
  })
})

describe('free play', () => {
  it('is offered only where it is on', async () => {
    await renderStorefront('/login')
    await screen.findByLabelText('Username')
    // The brand's own word is yes; the server's is no.
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Try without an account' })).not.toBeInTheDocument(),
    )
  })

  it('sends os, platform W, version 3 and a sealed random text, and makes a trial of it (checklist 93)', async () => {
    const page = await renderStorefront('/login', { fake: createFakeFetch(switched({ freePlay: true })) })
    await page.user.dblClick(await screen.findByRole('button', { name: 'Try without an account' }))
    await waitFor(() => expect(page.store.getState().session).toMatchObject({ status: 'member', isAgent: 4 }))
    const [sent, ...more] = inputsOf(page.fake, 'freePlay')
    expect(more).toEqual([])
    expect(sent).toMatchObject({ platform: 'W', version: 3 })
    expect((sent as { os: string }).os).not.toBe('')
    expect((sent as { rs: string }).rs.split('.')).toHaveLength(5)
    expect(sessionStorage.getItem('isAgent')).toBe('4')
  })

  it('seals again when the key has rotated', async () => {
    const answers = [() => makeLogin({ type: 4 })]
    const fake = createFakeFetch({
      ...switched({ freePlay: true }),
      ...fakeError('freePlay', 'DECRYPT_FAILED'),
    })
    const page = await renderStorefront('/login', { fake })
    const button = await screen.findByRole('button', { name: 'Try without an account' })
    await page.user.click(button)
    expect(await screen.findByText(/secure connection has expired/)).toBeInTheDocument()
    expect(inputsOf(fake, 'freePlay')).toHaveLength(2)
    expect(inputsOf(fake, 'keys')).toHaveLength(2)
    fake.use({ freePlay: () => answers[0]?.() ?? makeLogin() })
    await page.user.click(button)
    await waitFor(() => expect(page.store.getState().session.isAgent).toBe(4))
  })
})
