import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chat } from '../chat/index.ts'
import { content } from '../content/index.ts'
import type { Feature } from '../feature-contract.ts'
import { login } from '../login/index.ts'
import { recovery } from '../recovery/index.ts'
import { registration } from '../registration/index.ts'
import { useRequireLogin } from '../session/use-require-login.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { compose } from './compose.ts'
import { lazyPage } from './lazy-page.tsx'
import { modalOpened } from './modal-slice.ts'
import { redirectFor } from './redirect-for.ts'

const features = [content, login, registration, recovery, chat]
const without = (gone: Feature) => features.filter((feature) => feature !== gone)

const Protected = () => {
  const guard = useRequireLogin()
  return (
    <button type="button" onClick={() => guard(() => undefined)}>
      Claim
    </button>
  )
}
const claims: Feature = {
  name: 'claims',
  routes: [{ path: '/claims', page: lazyPage(async () => Protected), layout: 'full', title: 'shell:title.game' }],
}

/** Everything of an open page and its drawer that leads to a way in: buttons and links by these words. */
async function waysIn(address: string, composed: Feature[], words: RegExp) {
  const page = await renderStorefront(address, { isBare: true, features: composed })
  await waitFor(() => expect(page.fake.calls.some(({ name }) => name === 'permission')).toBe(true))
  act(() => void page.store.dispatch(modalOpened({ kind: 'drawer' })))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Contact customer service' })
  const entries = [...screen.queryAllByRole('button', { name: words, hidden: true })]
  const links = [...screen.queryAllByRole('link', { name: words, hidden: true })]
  page.unmount()
  return entries.length + links.length
}

describe('without the registration', () => {
  it.each(['/', '/login', '/help', '/no-such-page'])('nothing at %s leads there', async (address) => {
    expect(await waysIn(address, features, /register/i)).toBeGreaterThan(0)
    expect(await waysIn(address, without(registration), /register/i)).toBe(0)
  })

  it('its address has no page, and the gift offers no registration', async () => {
    const site = fakes.permission({ url: '' })
    const gift = { resourceType: 'POP', url: '/register', qrCodeUrl: null, labelNameEn: 'Welcome' }
    const permission = () => ({ ...site, info: { ...site.info, resources: { ...site.info.resources, POP: gift } } })
    const fake = createFakeFetch({ permission: permission as never })
    const { store } = await renderStorefront('/register', { isBare: true, features: without(registration), fake })
    expect(await screen.findByText('This page does not exist')).toBeVisible()
    act(() => void store.dispatch(modalOpened({ kind: 'gift' })))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('button', { name: /get/i })).toBeNull()
  })

  it('one may still sign in', async () => {
    const { user } = await renderStorefront('/', { isBare: true, features: without(registration) })
    await user.click((await screen.findAllByRole('button', { name: 'Sign in' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(await dialog.findByLabelText('Username')).toBeVisible()
    expect(dialog.queryByText(/No account yet/)).toBeNull()
  })
})

describe('without the sign-in', () => {
  const shop = without(login)

  it.each(['/', '/register', '/help', '/no-such-page'])('nothing at %s leads there', async (address) => {
    expect(await waysIn(address, features, /sign in/i)).toBeGreaterThan(0)
    expect(await waysIn(address, shop, /sign in/i)).toBe(0)
  })

  it('a protected action shows that there is no sign-in', async () => {
    const { user } = await renderStorefront('/claims', { isBare: true, features: [...shop, claims] })
    await user.click(await screen.findByRole('button', { name: 'Claim' }))
    expect(await screen.findByText(/Signing in is not offered here/)).toBeVisible()
  })

  it('no wall is in front of its pages, because there is no way through', () => {
    expect(redirectFor(compose(features), '/help', { isShut: true })).toBe('/login?next=%2Fhelp')
    expect(redirectFor(compose(shop), '/help', { isShut: true })).toBeNull()
  })

  it('a dialog that no feature has does not stay open unseen', async () => {
    const { store } = await renderStorefront('/', { isBare: true, features: shop })
    await screen.findByText('Skip to content')
    act(() => void store.dispatch(modalOpened({ kind: 'login', reason: 'expired' })))
    await waitFor(() => expect(store.getState().modal.open).toBeNull())
  })
})
