import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compose } from '../app/compose.ts'
import { findRoute } from '../app/composition.ts'
import { login } from '../login/index.ts'
import { registration } from '../registration/index.ts'
import { memberCentre } from '../testing/centres.tsx'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { onWideScreen } from '../testing/wide-screen.ts'
import { content } from './index.ts'

let back = () => {}
beforeEach(() => {
  back = onWideScreen()
})
afterEach(() => back())

const profile = { os: 'IOS_CONFIG', url: '/download/ios.mobileconfig', qr: '/download/ios.mobileconfig', version: null }
const android = { os: 'ANDROID', url: '/down', qr: '/down', version: '1.0' }
const withCodes = () => createFakeFetch({ downloads: () => ({ list: [profile, android] as never }) })
const buttons = ['Events', 'App for Android']
/** Targets of the links of this site. */
const paths = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => new URL((link as HTMLAnchorElement).href))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []))
const ownPaths = new Set(content.routes?.map(({ path }) => path))

it.each(['/', '/register', '/login'])(
  'no entry of %s leads to a page of the content once it is left out',
  async (at) => {
    const shown = await renderStorefront(at, { fake: withCodes() })
    await screen.findByLabelText('Shortcuts')
    await waitFor(() => expect(paths().filter((path) => ownPaths.has(path))).not.toEqual([]))
    for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeVisible()
    shown.unmount()

    await renderStorefront(at, { fake: withCodes(), isBare: true, features: [memberCentre, login, registration] })
    // A file of the server's, which needs no page.
    await screen.findByRole('button', { name: 'iPhone and iPad: profile' })
    expect(paths()).toContain('/')
    expect(paths().filter((path) => path !== profile.url && !findRoute(compose([login, registration]), path))).toEqual(
      [],
    )
    for (const name of buttons) expect(screen.queryByRole('button', { name })).toBeNull()
  },
)

it('the consent of the registration names the terms in plain words once there is no page of them', async () => {
  await renderStorefront('/register', { isBare: true, features: [registration] })
  expect(await screen.findByRole('checkbox', { name: /terms/i })).toBeVisible()
  expect(screen.queryByRole('link', { name: /terms/i })).toBeNull()
})
