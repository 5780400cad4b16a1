import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lazyPage } from '../feature.ts'
import { defineFeature } from '../feature-contract.ts'
import { createServer } from '../server.tsx'
import { makeBoot, makeConfig, TEMPLATE } from '../testing/fixture.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { withOwn } from '../testing/with-own.ts'
import { compose } from './compose.ts'
import { LinkTo } from './LinkTo.tsx'
import { modalOpened } from './modal-slice.ts'
import { withoutModules } from './modules.tsx'

const page = lazyPage(async () => () => <h1>Draws</h1>)
const route = (path: string) => ({ path, page, layout: 'full' as const, title: 'shell:title.game' })
const games = defineFeature({
  name: 'games',
  routes: [
    { ...route('/lottery'), aliases: ['/raffle'] },
    { ...route('/draws'), module: 'lottery' },
    ...['/sports', '/live'].map(route),
  ],
})

/** A site whose operator switched these modules off. */
function withOff(...off: string[]) {
  const site = fakes.permission({ url: '' })
  const { navigation } = makeConfig('philippines').brand
  const childrenNodes = navigation.map((modId) => ({
    ...{ modId, childrenNodes: [] },
    enabled: off.includes(modId) ? ('0' as const) : ('1' as const),
  }))
  const whitelabel = [{ modId: 'lobby', enabled: '1' as const, childrenNodes }]
  return createFakeFetch({ permission: () => ({ ...site, info: { ...site.info, whitelabel } }) })
}
const missing = () => screen.findByText('This page does not exist')

describe('a module that an operator switched off', () => {
  it.each([
    ['promotions', '/promotions'],
    ['promotions', '/promoDetail?id=01939f00-0000-7000-8000-000000000001'],
    ['lottery', '/lottery'],
    ['lottery', '/raffle'],
    ['lottery', '/draws'],
    ['sports', '/sports'],
  ])('%s has no page at %s (checklist 14)', async (id, address) => {
    await renderStorefront(address, { fake: withOff(id), features: [games] })
    expect(await missing()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  })

  it('leaves every other page, and nothing leads to it', async () => {
    const { store } = await renderStorefront('/lottery', { fake: withOff('promotions'), features: [games] })
    expect(await screen.findByRole('heading', { name: 'Draws' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('a[href^="/promo"]')).toBeNull())
    expect(within(screen.getByLabelText('Main menu')).getByText('Lottery')).toBeInTheDocument()
    act(() => void store.dispatch(modalOpened({ kind: 'drawer' })))
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByRole('button', { name: 'Contact customer service' })).toBeVisible()
    expect(drawer.queryByRole('button', { name: 'Events' })).toBeNull()
  })

  it('takes links with it that a page writes by hand', async () => {
    const Links = () =>
      ['/sports?vassalage=A', '/lottery#top'].map((to) => <LinkTo key={to} to={to}>{`Go ${to}`}</LinkTo>)
    const linked = defineFeature({
      name: 'linked',
      routes: [{ ...route('/linked'), page: lazyPage(async () => Links) }],
    })
    await renderStorefront('/linked', { fake: withOff('sports'), features: [games, linked] })
    expect(await screen.findByRole('link', { name: 'Go /lottery#top' })).toHaveAttribute('href', '/lottery#top')
    await waitFor(() => expect(screen.queryByText(/Go .sports/)).toBeNull())
  })

  it('may be the entry of home, whose page stays', () => {
    const all = compose([games])
    expect(withoutModules(all, ['home'])).toEqual(all)
    expect(withoutModules(all, ['lottery', 'nonsense']).routes).toHaveLength(all.routes.length - 3)
  })
})

describe('the same on the server', () => {
  it('returns 404 for the page, and omits it from the sitemap and the navigation', async () => {
    const config = makeConfig('philippines', withOwn([games]))
    const server = createServer(config)
    const visit = (modulesOff: string[], url: string) =>
      server.render({ ...makeBoot(config), modulesOff, template: TEMPLATE, url, origin: 'https://ph.localhost' })
    expect((await visit([], '/promotions')).status).toBe(200)
    const off = await visit(['promotions'], '/promotions')
    expect(off.status).toBe(404)
    expect(off.html).toContain('This page does not exist')
    expect(off.html).not.toContain('href="/promotions"')
    expect((await visit(['promotions'], '/help')).status).toBe(200)
    expect(server.pageUrl('/promoDetail?id=1', ['promotions'])).toBe(server.pageUrl('/nothing', []))
    expect(server.listed([])).toContain('/promotions')
    expect(server.listed(['promotions'])).not.toContain('/promotions')
  })
})
