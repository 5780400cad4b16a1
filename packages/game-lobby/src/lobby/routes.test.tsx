import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { firstNamespaces } from '@boardwalk/i18n/codes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { waitFor } from '@testing-library/react'
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

it('names its pages with texts that are there at first: banners and titles say them before the rest arrives', () => {
  const pages = gameLobby.routes?.flatMap(({ title }) => title.split(':')[0]) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((namespace) => !firstNamespaces.includes(namespace ?? ''))).toEqual([])
})
