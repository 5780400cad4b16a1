import { createFakeFetch, fakeError, fakes, makeLogin } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

const on = switched({ verifyCodeLogin: true })
type Fake = ReturnType<typeof createFakeFetch>

async function openCodes(fake: Fake = createFakeFetch(on)) {
  const page = await renderStorefront('/login', { fake })
  await page.user.click(await screen.findByRole('tab', { name: 'Code by SMS' }))
  return page
}
const count = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name).length
const typeNumber = (number: string) =>
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: number } })
const submitButton = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' })
const sendButton = () => screen.getByRole('button', { name: /Send (another )?code/ })

afterEach(() => void vi.restoreAllMocks())

describe('login by SMS', () => {
  it('asks for the code after the button that sends it', async () => {
    await openCodes()
    const follows = sendButton().compareDocumentPosition(screen.getByLabelText('Code from the message'))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('keeps the input when the server then allows a single method', async () => {
    let answer = () => {}
    const permission = fakes.permission({})
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    const fake = createFakeFetch({ permission: () => late.then(() => permission) })
    const page = await renderStorefront('/login', { fake })
    await screen.findByRole('tab', { name: 'Code by SMS' })
    await page.user.type(screen.getByLabelText('Password'), 'Boardwalk-1')
    answer()
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Password')).toHaveValue('Boardwalk-1')
  })

  it('is offered only where verification-code login is on (checklist 16)', async () => {
    await renderStorefront('/login', { fake: createFakeFetch(switched({ verifyCodeLogin: false })) })
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
    // The brand's own word is yes; the server's is no.
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
  })

  it('asks for number and code before it asks the server (checklist 79)', async () => {
    const page = await openCodes()
    await page.user.click(submitButton())
    expect(await screen.findByText('Enter your mobile number')).toBeInTheDocument()
    expect(screen.getByText('Enter the code from the message')).toBeInTheDocument()
    typeNumber('12')
    await page.user.click(sendButton())
    expect(await screen.findByText(/Use at least 6/)).toBeInTheDocument()
    expect(count(page.fake, 'sendLoginCode')).toBe(0)
    expect(count(page.fake, 'login')).toBe(0)
  })

  it('signs in with the code and no human check of its own; an expired password does not stop it (checklist 80, 86)', async () => {
    const fake = createFakeFetch({ ...on, login: () => makeLogin({ passwordExpired: true }) })
    const page = await openCodes(fake)
    typeNumber('9171234567')
    await page.user.type(screen.getByLabelText('Code from the message'), '123456')
    await page.user.dblClick(submitButton())
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(count(fake, 'challenge')).toBe(0)
    expect(count(fake, 'login')).toBe(1)
    expect(fake.calls.find((call) => call.name === 'login')?.input).toEqual({
      type: 'sms',
      side: 'MEMBER',
      mobileNum: '9171234567',
      countryDialingCode: '63',
      verificationCode: '123456',
    })
    expect(page.store.getState().session).toMatchObject({ status: 'member', isRestricted: false })
  })

  it('waits expiredMinutes × 60 seconds with the button disabled, across a reload, and announces the time left (checklist 83)', async () => {
    const fake = createFakeFetch({ ...on, sendLoginCode: () => ({ expiredMinutes: 2, maskedMobile: '*******567' }) })
    const page = await openCodes(fake)
    typeNumber('9171234567')
    await page.user.click(sendButton())
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:(02:00|01:\d\d)/))
    expect(sendButton()).toBeDisabled()
    expect(screen.getByText(/on its way to \*{7}567/)).toBeInTheDocument()
    expect(screen.getByLabelText('Code from the message')).toHaveFocus()
    expect(fake.calls.find((call) => call.name === 'sendLoginCode')?.input).toMatchObject({ purpose: 'LOGIN' })
    page.unmount()

    await openCodes(fake)
    expect(sendButton()).toBeDisabled()
    const soon = Number(sessionStorage.getItem('code.login')) - 5_000
    vi.spyOn(Date, 'now').mockImplementation(() => soon)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:00:0\d/))
    expect(within(screen.getByRole('timer').parentElement as HTMLElement).getByRole('status')).toHaveTextContent(
      'Another code in',
    )
    expect(sendButton()).toBeDisabled()
    vi.spyOn(Date, 'now').mockImplementation(() => soon + 6000)
    await waitFor(() => expect(sendButton()).toBeEnabled())
  })

  it('waits a minute when the answer has no time (checklist 83)', async () => {
    const fake = createFakeFetch({ ...on, sendLoginCode: () => ({ expiredMinutes: 0, maskedMobile: '' }) })
    const page = await openCodes(fake)
    typeNumber('9171234567')
    await page.user.click(sendButton())
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:(01:00|00:5\d)/))
  })

  it('sends at most once a second (checklist 82)', async () => {
    const fake = createFakeFetch({ ...on, ...fakeError('sendLoginCode', 'OTP_TOO_MANY') })
    const page = await openCodes(fake)
    typeNumber('9171234567')
    let now = performance.now() + 10_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const press = async () => {
      fireEvent.click(sendButton())
      fireEvent.click(sendButton())
      const dialog = screen.queryByRole('alertdialog') ?? (await screen.findByRole('alertdialog'))
      fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    }
    await press()
    expect(count(fake, 'sendLoginCode')).toBe(1)
    now += 900
    fireEvent.click(sendButton())
    expect(count(fake, 'sendLoginCode')).toBe(1)
    now += 200
    await press()
    expect(count(fake, 'sendLoginCode')).toBe(2)
    expect(page.address()).toBe('/login')
  })

  it('shows the server’s reason for a code that was not sent as a warning, and takes another number (checklist 145, 148)', async () => {
    const fake = createFakeFetch({ ...on, ...fakeError('sendLoginCode', 'OTP_QUOTA', { retryAfter: 46_800 }) })
    const answer: typeof fetch = async (asked, init) => {
      const reply = await fake(asked, init)
      const body = (await reply.json()) as { code: string }
      const said = body.code === 'OTP_QUOTA' ? { message: 'Codes for today are used up. <b>Call us</b>.' } : {}
      return Response.json({ ...body, ...said }, { status: reply.status, headers: reply.headers })
    }
    const page = await openCodes(Object.assign(answer, { use: fake.use, reset: fake.reset, calls: fake.calls }))
    typeNumber('9171234567')
    await page.user.click(sendButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Codes for today are used up. <b>Call us</b>.')
    await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(sendButton()).toBeEnabled()
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567')
  })
})
