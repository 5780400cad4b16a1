import { createFakeFetch, fakeError, makeLogin } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const passkey = {
  ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    ...{ clientDataJSON: bytes('client'), authenticatorData: bytes('data') },
    ...{ signature: bytes('sign'), userHandle: bytes('me') },
  },
}

/** A browser with passkeys; its dialog may end with a DOMException. */
function stubPasskeys(refusal?: string) {
  const get = vi.fn(async () => {
    if (refusal) throw new DOMException('', refusal)
    return passkey
  })
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  return get
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const name = 'Sign in with a passkey'
async function open(fake = createFakeFetch()) {
  const page = await renderStorefront('/login', { fake })
  const press = async () => await page.user.click(await screen.findByRole('button', { name }))
  const asked = (row: string) => fake.calls.filter((call) => call.name === row).map(({ input }) => input)
  return { ...page, press, asked }
}

it('is not offered by a browser that has none', async () => {
  await open()
  await screen.findByLabelText('Username')
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('signs in with the passkey that the browser returns, without a human check or a new password', async () => {
  const get = stubPasskeys()
  const page = await open(createFakeFetch({ login: () => makeLogin({ passwordExpired: true }) }))
  await page.press()
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(get).toHaveBeenCalledOnce()
  expect(page.asked('challenge')).toEqual([])
  const response = {
    ...{ clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbg', userHandle: 'bWU' },
  }
  expect(page.asked('login')).toEqual([
    { type: 'passkey', side: 'MEMBER', passkey: { id: 'a2V5', rawId: 'a2V5', type: 'public-key', response } },
  ])
  expect(page.store.getState().session).toMatchObject({ status: 'member', isRestricted: false })
})

it.each([
  ['NotAllowedError', 'No passkey was used. Try again.'],
  ['SecurityError', 'This device cannot use a passkey here. Use another way.'],
])('explains the browser’s %s', async (refusal, text) => {
  stubPasskeys(refusal)
  const page = await open()
  await page.press()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(page.asked('login')).toEqual([])
  expect(screen.getByRole('button', { name })).toBeEnabled()
})

it('explains a refusal by the gateway', async () => {
  stubPasskeys()
  const page = await open(createFakeFetch(fakeError('login', 'PASSKEY_INVALID')))
  await page.press()
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted.')
  expect(page.address()).toBe('/login')
})
