import { createFakeFetch, makeBanner } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

/** jsdom has no layout, so nothing is in view. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
})

type Linkage = { srcset?: string; forVisitors?: true; linkageType: string | null; linkageValue: string | null }

const banners = (list: Linkage[]) =>
  createFakeFetch({
    siteBanners: ({ group }) => ({
      list: list.map((linkage, n) => makeBanner({ ...(group && { groupName: group }), ...linkage }, n + 1)),
    }),
  })
const none = { linkageType: null, linkageValue: null }

/** The help page with a strip of these banners. */
const strip = async (...list: Linkage[]) => {
  const view = await renderStorefront('/help', { fake: banners(list) })
  await screen.findByRole('heading', { name: 'Help' })
  await waitFor(() => expect(view.container.querySelectorAll('img[width="1200"]').length).toBeGreaterThan(0))
  const picture = view.container.querySelector('img[width="1200"]') as HTMLImageElement
  return { ...view, picture, link: picture.closest('a') }
}

describe('a banner', () => {
  it('opens a page of the site, and names it (checklist 41)', async () => {
    const { user, link, address } = await strip({ linkageType: 'PAGE', linkageValue: '/register' })
    expect(link).toHaveAttribute('href', '/register')
    expect(link).toHaveAccessibleName(/register/i)
    await user.click(link as Element)
    await waitFor(() => expect(address()).toBe('/register'))
  })

  it('has no link to the registration for a player', async () => {
    const fake = banners([{ linkageType: 'PAGE', linkageValue: '/register' }])
    const { container } = await renderStorefront('/help', { fake, signedInAs: 0 })
    await waitFor(() => expect(container.querySelector('img[width="1200"]')).not.toBeNull())
    expect(container.querySelector('img[width="1200"]')?.closest('a')).toBeNull()
  })

  it('opens another site in a new tab without a reference to this one (checklist 41)', async () => {
    const { link } = await strip({ linkageType: 'URL', linkageValue: 'https://example.com/offer' })
    expect(link).toHaveAttribute('href', 'https://example.com/offer')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link?.rel).toContain('noopener')
  })

  it.each([
    ['without a type', none],
    ['with a value but no type', { linkageType: null, linkageValue: '/register' }],
    ['to a page that is not there', { linkageType: 'PAGE', linkageValue: '/no-such-page' }],
    ['to a script', { linkageType: 'URL', linkageValue: 'javascript:document.body.dataset.hacked=1' }],
    ['to a script in disguise', { linkageType: 'URL', linkageValue: ' JaVa\tScript:alert(1)' }],
    ['to a document of its own', { linkageType: 'URL', linkageValue: 'data:text/html,<script>alert(1)</script>' }],
    ['to another host under a page’s name', { linkageType: 'PAGE', linkageValue: '//evil.example/register' }],
    ['to an address that is none', { linkageType: 'URL', linkageValue: 'https://' }],
  ])('%s is a picture and no link (checklist 41)', async (_, linkage) => {
    const { link, picture } = await strip(linkage)
    expect(link).toBeNull()
    expect(picture.closest('button, [role="link"], [tabindex="0"]')).toBeNull()
  })

  it('in pixels lets the browser choose its width', async () => {
    const srcset = '/brands/india/sized/a-640.webp 640w, /brands/india/sized/a-1280.webp 1280w'
    const view = await strip({ ...none, srcset })
    expect(view.picture.srcset).toBe(srcset)
    view.unmount()
    expect((await strip(none)).picture).not.toHaveAttribute('srcset')
  })

  it('puts no words over its picture, whose colours no audit checks', async () => {
    const alone = await strip({ linkageType: 'PAGE', linkageValue: '/register' })
    expect(alone.link).toContainElement(alone.picture)
    expect(alone.link?.textContent).toBe('')
    alone.unmount()
    const { container } = await strip(none, none)
    for (const each of container.querySelectorAll('img[width="1200"]')) {
      expect(each.closest('li')?.textContent).toBe('')
    }
  })

  it('for visitors is marked alone beside others, and its strip where there is no other', async () => {
    const [register, help] = [
      { linkageType: 'PAGE', linkageValue: '/register', forVisitors: true as const },
      { linkageType: 'PAGE', linkageValue: '/help' },
    ]
    const marked = (root: Element) =>
      [...root.querySelectorAll('[data-visitors="true"]')].map((at) =>
        [...at.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      )
    const mixed = await strip(register, help, register)
    expect(marked(mixed.container)).toEqual([['/register'], ['/register']])
    mixed.unmount()
    const { container } = await strip(register, register)
    expect(marked(container)).toEqual([['/register', '/register']])
  })

  it('does not move and has no dots when it is alone, and has a dot each with others (checklist 40)', async () => {
    const alone = await strip(none)
    expect(screen.queryByRole('region', { name: 'Banners' })).toBeNull()
    alone.unmount()
    await strip(none, none, none)
    const region = within(screen.getByRole('region', { name: 'Banners' }))
    expect(region.getAllByRole('button', { name: /\b[123]\b/ })).toHaveLength(3)
  })
})
