import { createFakeFetch, fakes } from '@boardwalk/api-client/fakes'
import { firstNamespaces } from '@boardwalk/i18n/codes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameLobby } from '../index.ts'

it.each(['rng', 'fish', 'pvp', 'sports', 'esports', 'live'])(
  '/%s is one screen whose games are those of its name in capitals (checklist 5)',
  async (path) => {
    const fake = createFakeFetch()
    const { container } = await renderStorefront(`/${path}`, { fake, features: [gameLobby] })
    await waitFor(() =>
      expect(fake.calls.find(({ name }) => name === 'gameList')?.input).toMatchObject({ gameType: path.toUpperCase() }),
    )
    expect(container.getElementsByClassName(path)).toHaveLength(1)
  },
)

it.each(['rng', 'live', 'fish', 'pvp', 'sports', 'esports'])(
  '/%s shows its own banners (checklist 8)',
  async (path) => {
    const { fake } = await renderStorefront(`/${path}`, { features: [gameLobby] })
    const groups = () => fake.calls.filter(({ name }) => name === 'siteBanners').map(({ input }) => input)
    await waitFor(() => expect(groups()).toContainEqual({ group: `w_${path}`, language: 'EN' }))
  },
)

it.each(['/lottery', '/lottert', '/vnlottery', '/sealottery'])(
  '%s is the page of lotteries, with a header only (checklist 3 and 6)',
  async (path) => {
    await renderStorefront(path, { features: [gameLobby] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Lottery' })).toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  },
)

it('/elott shows the banners of lotteries (checklist 8)', async () => {
  const { fake } = await renderStorefront('/elott', { features: [gameLobby] })
  const groups = () => fake.calls.filter(({ name }) => name === 'siteBanners').map(({ input }) => input)
  await waitFor(() => expect(groups()).toContainEqual({ group: 'w_lott', language: 'EN' }))
})

it.each([
  ['lottery', '/sealottery'],
  ['lottery', '/elott'],
  ['sports', '/fbsports'],
])('the operator who switches %s off removes %s (checklist 14)', async (module, address) => {
  const site = fakes.permission({ url: '' })
  const childrenNodes = [{ modId: module, enabled: '0' as const, childrenNodes: [] }]
  const whitelabel = [{ modId: 'lobby', enabled: '1' as const, childrenNodes }]
  const permission = () => ({ ...site, info: { ...site.info, whitelabel } })
  await renderStorefront(address, { fake: createFakeFetch({ permission }), features: [gameLobby] })
  expect(await screen.findByText('This page does not exist')).toBeVisible()
})

it('names its pages with texts that are there at first: banners and titles use them before the rest arrives', () => {
  const pages = gameLobby.routes?.flatMap(({ title }) => title.split(':')[0]) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((namespace) => !firstNamespaces.includes(namespace ?? ''))).toEqual([])
})
