import { sitePageNames } from '@boardwalk/api-client/contract'
import { createFakeFetch, fakeError, fakeId } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compose } from '../../app/compose.ts'
import { renderStorefront } from '../../testing/render-storefront.tsx'
import { content } from '../index.ts'

describe('rules and policies', () => {
  it('have a page each, which a visitor may always see and search engines list', () => {
    const { routes } = compose([content])
    for (const name of sitePageNames) {
      const route = routes.find(({ path }) => path === `/${name}`)
      expect(route).toMatchObject({ isPublic: true, namedBy: 'sitePage' })
      expect(route?.isIndexed).not.toBe(false)
    }
  })

  it('are listed, and each leads to its page and back', async () => {
    const { user, address } = await renderStorefront('/policies')
    await user.click(await screen.findByRole('link', { name: 'About privacy' }))
    expect(address()).toBe('/privacy')
    expect(await screen.findByRole('heading', { level: 1, name: 'About privacy' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('About privacy · Tala'))
    await user.click(screen.getAllByRole('link', { name: 'Policies' })[0] as Element)
    await waitFor(() => expect(address()).toBe('/policies'))
  })

  it('show their version and day, and the parts that an operator must replace', async () => {
    await renderStorefront('/age')
    expect(await screen.findByText('Version 1, November 21, 2026')).toBeInTheDocument()
    expect(screen.getByText('Name your company.')).toBeInTheDocument()
  })

  it('list the return of every game, found by a name and page by page', async () => {
    const fake = createFakeFetch({
      gameReturns: ({ gameName = 'any', pageNo, pageSize }) => ({
        list: [{ nodeId: fakeId(1), gameName: `${gameName} ${pageNo}`, vendor: 'Nova', rtp: '0.9701', volatility: 5 }],
        ...{ pageNo, pageSize, totalCount: 30, totalPages: 2 },
      }),
    })
    const { user } = await renderStorefront('/game-rules', { fake })
    const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')
    expect(await row('any 1 Nova')).toHaveTextContent(/97\.01%5 of 5$/)
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await row('any 2 Nova')
    await user.type(screen.getByRole('searchbox', { name: 'Game or provider' }), ' lantern ')
    await row('lantern 1 Nova')
    const asked = fake.calls.filter(({ name }) => name === 'gameReturns').map(({ input }) => input)
    expect(asked.at(-1)).toEqual({ gameName: 'lantern', language: 'EN', pageNo: 1, pageSize: 24 })
  })

  it('can be tried again where a page fails', async () => {
    await renderStorefront('/contact', { fake: createFakeFetch(fakeError('sitePage', 'BAD_REQUEST')) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})
