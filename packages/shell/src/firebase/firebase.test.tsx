import { createFakeFetch, fakeError, fakes, makeLogin } from '@boardwalk/api-client/fakes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { switched } from '../testing/switched.ts'
import { recaptchaToken } from './recaptcha.ts'

vi.mock('../human/solve.ts', () => ({ solve: async () => ({ counter: 1, derivedKey: '00' }) }))

type Asked = { method: string; input: unknown }
let asked: Asked[] = []
/** Firebase's side: one session, one good code. */
const answers: Record<string, (input: { code?: string }) => { status?: number; body: object }> = {
  'accounts:sendVerificationCode': () => ({ body: { sessionInfo: 'the-session' } }),
  'accounts:signInWithPhoneNumber': ({ code }) =>
    code === '123456'
      ? { body: { idToken: 'the-token', refreshToken: 'not-kept' } }
      : { status: 400, body: { error: { code: 400, message: 'INVALID_CODE : no' } } },
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [, method = ''] = /^https:\/\/identity\.example\/v1\/([\w:]+)\?key=web-key$/.exec(address) ?? []
    const input = init.body ? JSON.parse(String(init.body)) : null
    asked.push({ method, input })
    const { status = 200, body } = answers[method]?.(input) ?? { status: 404, body: {} }
    return Response.json(body, { status })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const on = switched({ verifyCodeLogin: true, firebaseGoogle: true })
type Fake = ReturnType<typeof createFakeFetch>
const names = (fake: Fake) => fake.calls.map(({ name }) => name)
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openCodes(fake: Fake) {
  const page = await renderStorefront('/login', { fake })
  await page.user.click(await screen.findByRole('tab', { name: 'Code by SMS' }))
  return page
}
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' })

describe('a login by a code of Firebase', () => {
  it('has it sent by Firebase, waits a minute, and shows the gateway the proof (checklist 80, 83)', {
    timeout: 60_000,
  }, async () => {
    const fake = createFakeFetch(on)
    const page = await openCodes(fake)
    set('Mobile number', '09171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/00:(01:00|00:5\d)/))
    expect(asked).toEqual([{ method: 'accounts:sendVerificationCode', input: { phoneNumber: '+639171234567' } }])
    await page.user.type(screen.getByLabelText('Code from the message'), '123456')
    await page.user.dblClick(submit())
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(asked.slice(1)).toEqual([
      { method: 'accounts:signInWithPhoneNumber', input: { sessionInfo: 'the-session', code: '123456' } },
    ])
    expect(names(fake)).not.toContain('sendLoginCode')
    expect(fake.calls.filter(({ name }) => name === 'login').map(({ input }) => input)).toEqual([
      { type: 'firebase', side: 'MEMBER', firebaseToken: 'the-token' },
    ])
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/the-token|not-kept/)
  })

  it('shows that a code is wrong, and accepts the right one (checklist 145)', async () => {
    const fake = createFakeFetch(on)
    const page = await openCodes(fake)
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    set('Code from the message', '111111')
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(/code/i)
    expect(names(fake)).not.toContain('login')
    set('Code from the message', '123456')
    await page.user.click(submit())
    await waitFor(() => expect(page.address()).toBe('/'))
  })

  it('keeps the proof when the gateway did not respond: Firebase accepts a code once', async () => {
    let isCut = true
    const fake = createFakeFetch({
      ...on,
      login: () => {
        if (!isCut) return makeLogin()
        isCut = false
        throw new TypeError('cut')
      },
    })
    const page = await openCodes(fake)
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    set('Code from the message', '123456')
    await page.user.click(submit())
    await screen.findByRole('alert')
    await page.user.click(submit())
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(asked.filter(({ method }) => method === 'accounts:signInWithPhoneNumber')).toHaveLength(1)
  })

  it('finds its session again after a reload, and requests a code where there is none', async () => {
    const fake = createFakeFetch(on)
    const page = await openCodes(fake)
    set('Mobile number', '9171234567')
    set('Code from the message', '123456')
    await page.user.click(submit())
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(asked).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('timer')
    page.unmount()
    const again = await openCodes(fake)
    set('Mobile number', '9171234567')
    set('Code from the message', '123456')
    await again.user.click(submit())
    await waitFor(() => expect(again.address()).toBe('/'))
  })

  it('reports a gateway without a project', async () => {
    const fake = createFakeFetch({ ...on, ...fakeError('firebaseChannel', 'METHOD_UNAVAILABLE') })
    const page = await openCodes(fake)
    set('Mobile number', '9171234567')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
    expect(asked).toEqual([])
  })
})

it('a registration is proved by a code of Firebase', async () => {
  const rules = { ...fakes.registerSettings({ method: 'USERNAME' }), username: false, mobile: true }
  const fake = createFakeFetch({ ...on, registerSettings: () => rules })
  const page = await renderStorefront('/register', { fake })
  await screen.findByLabelText('Mobile number')
  set('Mobile number', '9171234567')
  await page.user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('timer')
  set('Code from the message', '123456')
  await page.user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(names(fake)).not.toContain('sendRegisterCode')
  const [sent] = fake.calls.filter(({ name }) => name === 'registerMobile')
  expect(sent?.input).toMatchObject({ firebaseToken: 'the-token', mobileNum: '9171234567', countryDialingCode: '63' })
  expect(sent?.input).not.toHaveProperty('verificationCode')
})

describe('the human check of Google', () => {
  const google = (outcome: 'callback' | 'error-callback') => {
    let done: Record<string, (token?: string) => void> = {}
    return {
      ready: (run: () => void) => run(),
      render: (_: HTMLElement, options: typeof done) => {
        done = options
        return 1
      },
      execute: () => done[outcome]?.('a-person'),
    }
  }

  it('is loaded from Google alone, once, and trusts no other address', async () => {
    const homes = ['https://google.example/recaptcha/', 'https://static.example/recaptcha/']
    const policies: Record<string, { createScriptURL(url: string): string | null }> = {}
    const trustedTypes = { createPolicy: (name: string, rules: (typeof policies)[string]) => (policies[name] = rules) }
    vi.stubGlobal('trustedTypes', trustedTypes)
    const loaded: string[] = []
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      const script = node as HTMLScriptElement
      loaded.push(script.src)
      vi.stubGlobal('grecaptcha', google('callback'))
      script.onload?.(new Event('load'))
    })
    expect(await recaptchaToken('site-key', homes)).toBe('a-person')
    expect(await recaptchaToken('site-key', homes)).toBe('a-person')
    expect(loaded).toEqual(['https://google.example/recaptcha/api.js?render=explicit'])
    const { createScriptURL } = policies.default ?? { createScriptURL: () => '' }
    const theirs = 'https://static.example/recaptcha/releases/x/recaptcha__en.js'
    expect([createScriptURL(theirs), createScriptURL('https://google.example/other.js')]).toEqual([theirs, null])
    vi.restoreAllMocks()
  })
})
