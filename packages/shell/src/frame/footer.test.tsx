import { createFakeFetch, fakes, makeVendor } from '@boardwalk/api-client/fakes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderStorefront } from '../testing/render-storefront.tsx'

const all = ['TWITTER', 'WHATSAPP', 'VIBER', 'FACEBOOK', 'TELEGRAM', 'YOUTUBE', 'INSTAGRAM', 'TELEGRAM2']
const resources = (names: readonly string[]) => {
  const permission = fakes.permission({})
  const links = names.map((name) => [
    name,
    { resourceType: 'SOCIAL', url: `https://social.invalid/${name}`, qrCodeUrl: null, labelNameEn: name },
  ])
  return { permission: () => ({ ...permission, info: { ...permission.info, resources: Object.fromEntries(links) } }) }
}

describe('the footer', () => {
  it('links the rules of the site', async () => {
    await renderStorefront('/help')
    const links = within(await screen.findByRole('navigation', { name: 'Information' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/responsible-play', '/terms', '/privacy', '/complaints', '/contact', '/policies']),
    )
  })

  it('shows exactly five networks, in their order (checklist 28)', async () => {
    await renderStorefront('/help', { fake: createFakeFetch(resources(all)) })
    const link = (await screen.findByText('Twitter', { selector: 'footer a' })).closest('ul') as HTMLElement
    const names = within(link)
      .getAllByRole('link')
      .map((each) => each.textContent)
    expect(names).toEqual(['Facebook', 'Telegram', 'YouTube', 'Instagram', 'Twitter'])
  })

  it('leaves out a network without a resource (checklist 28)', async () => {
    await renderStorefront('/help', { fake: createFakeFetch(resources(['TELEGRAM'])) })
    await screen.findByText('Telegram', { selector: 'footer a' })
    expect(screen.queryByText('Twitter', { selector: 'footer a' })).not.toBeInTheDocument()
  })

  it('shows the marks of the vendors, but of none whose code starts with TCG (checklist 29)', async () => {
    const menus = fakes.gameMenus({})
    const vendors = ['NOVA', 'TCG_SEA', 'KITE', 'TCGX'].map((vassalage) => makeVendor({ vassalage, name: vassalage }))
    const fake = createFakeFetch({
      gameMenus: () => ({ ...menus, menus: menus.menus.map((menu) => ({ ...menu, vendors })) }),
    })
    await renderStorefront('/help', { fake })
    const marks = within(await screen.findByLabelText('Providers')).getAllByRole('img')
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['NOVA', 'KITE'])
  })
})
