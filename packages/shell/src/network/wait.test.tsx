import type { EndpointName } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))
afterEach(() => void vi.restoreAllMocks())

const on = switched({ verifyCodeLogin: true, CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
/** The wait as the gateway sends it: whole seconds in the error's data (`login.test.ts` there). */
const refusing = ({ row, answers }: Form, seconds: number) =>
  createFakeFetch({ ...on, ...answers, ...fakeError(row, 'RATE_LIMITED', { retryAfter: seconds }) })
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

type Form = {
  row: EndpointName
  address: string
  answers?: Parameters<typeof createFakeFetch>[0]
  fill: () => Promise<void>
  button: () => HTMLElement
}
const inMain = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })
const forms: Record<string, Form> = {
  'login by name': {
    row: 'login',
    address: '/login',
    fill: async () => {
      await screen.findByLabelText('Username')
      set('Username', 'player01')
      set('Password', 'Boardwalk-1')
    },
    button: () => inMain('Sign in'),
  },
  'login by code': {
    row: 'login',
    address: '/login',
    fill: async () => {
      fireEvent.click(await screen.findByRole('tab', { name: 'Code by SMS' }))
      await screen.findByLabelText('Mobile number')
      set('Mobile number', '9171234567')
      set('Code from the message', '123456')
    },
    button: () => inMain('Sign in'),
  },
  registration: {
    row: 'register',
    address: '/register',
    fill: async () => {
      await screen.findByLabelText('Username')
      set('Username', 'newplayer')
      set('Password', 'Boardwalk-1')
      set('Password again', 'Boardwalk-1')
    },
    button: () => inMain('Create account'),
  },
  'a login from a new place': {
    row: 'verifyLogin',
    address: '/login',
    answers: {
      ...switched({ verifyCodeLogin: false }),
      ...fakeError('login', 'LOGIN_VERIFY_REQUIRED', { verifyToken: 'wait-1', methods: ['EMAIL'], masked: {} }),
    },
    fill: async () => {
      await screen.findByLabelText('Username')
      set('Username', 'player01')
      set('Password', 'Boardwalk-1')
      fireEvent.click(inMain('Sign in'))
      await screen.findByRole('radio', { name: /Code by e-mail/ })
      set('Code from the message', '123456')
    },
    button: () => screen.getByRole('button', { name: 'Confirm' }),
  },
  'recovery by mail': {
    row: 'resetByEmail',
    address: '/login',
    fill: () => fillRecovery({ Username: 'player01', 'E-mail of the account': 'player@mail.example' }),
    button: () => screen.getByRole('button', { name: 'Set password and sign in' }),
  },
  'recovery by phone': {
    row: 'forgotByPhone',
    address: '/login',
    answers: switched({ CHNGPASSMAIL3: false, CHNGPASSVERIF3: true }),
    fill: () => fillRecovery({ 'Mobile number': '9171234567' }),
    button: () => screen.getByRole('button', { name: 'Set password and sign in' }),
  },
}

async function fillRecovery(who: Record<string, string>) {
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  const dialog = await screen.findByRole('dialog')
  const rest = { 'Code from the message': '123456', 'New password': 'New-word-22', 'New password again': 'New-word-22' }
  for (const [label, value] of Object.entries({ ...who, ...rest }))
    fireEvent.change(await within(dialog).findByLabelText(label), { target: { value } })
}

const refused = async (form: Form, seconds: number) => {
  const fake = refusing(form, seconds)
  await renderStorefront(form.address, { fake })
  await form.fill()
  fireEvent.click(form.button())
  await screen.findByText(/^Too many attempts. Try again in/)
  return fake
}

describe.each(Object.entries(forms))('too many tries at %s', (_, form) => {
  it('disable the button, show the reason and count down', async () => {
    const fake = await refused(form, 90)
    expect(form.button()).toBeDisabled()
    expect(form.button()).toHaveAccessibleDescription('You can try again when the clock reaches zero.')
    const timer = await screen.findByRole('timer', { name: 'Until you can try again' })
    await waitFor(() => expect(timer).toHaveTextContent(/00:01:(30|[0-2]\d)/))
    expect(screen.getByText(/^Too many attempts/).closest('[role="alert"]')).not.toBeNull()
    fireEvent.submit(form.button().closest('form') as HTMLFormElement)
    expect(fake.calls.filter(({ name }) => name === form.row)).toHaveLength(1)
  })

  it('switch it on again when the wait is over, and take the message away', async () => {
    await refused(form, 1)
    await waitFor(() => expect(form.button()).toBeEnabled())
    expect(screen.queryByText(/^Too many attempts/)).not.toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })
})

it('lets another account sign in at once', async () => {
  const form = forms['login by name'] as Form
  await refused(form, 90)
  set('Username', 'player02')
  await waitFor(() => expect(form.button()).toBeEnabled())
})

it('counts down to the next code where too many were requested', async () => {
  const fake = createFakeFetch({ ...on, ...fakeError('sendLoginCode', 'OTP_TOO_MANY', { retryAfter: 300 }) })
  await renderStorefront('/login', { fake })
  fireEvent.click(await screen.findByRole('tab', { name: 'Code by SMS' }))
  set('Mobile number', '9171234567')
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  const timer = await screen.findByRole('timer', { name: 'Until another code can be sent' })
  await waitFor(() => expect(timer).toHaveTextContent(/00:0(5:00|4:5\d)/))
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled()
})
