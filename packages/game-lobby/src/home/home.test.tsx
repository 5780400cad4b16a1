import { createFakeFetch, fakeError, fakeId, fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { LaidOut } from '@boardwalk/ui/testing/laid-out'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom, never } from '../testing/games.ts'

// A row holds the cards of a phone's width until it is laid out on a screen that shows more of them.
beforeEach(() => void vi.stubGlobal('ResizeObserver', LaidOut))

const home = (fake = createFakeFetch(), signedInAs?: number) =>
  renderStorefront('/', { fake, features: [gameLobby], ...(signedInAs !== undefined && { signedInAs }) })
/** A section after its data has arrived. */
const section = async (name: string) =>
  within(
    await waitFor(() => {
      const region = screen.getByRole('region', { name })
      expect(region.closest('[aria-busy]')).toBeNull()
      return region
    }),
  )

it('shows eight hot games, eight of the newest and the winners (checklist 45)', async () => {
  const { fake } = await home(createFakeFetch({ hotGames: () => ({ list: gamesFrom(1, 20) }) }))
  expect(await (await section('Hot games')).findAllByRole('article')).toHaveLength(8)
  expect(await (await section('New games')).findAllByRole('article')).toHaveLength(8)
  expect((await (await section('Biggest wins in 24 hours')).findAllByText('₱1,250.00'))[0]).toBeVisible()
  const inputs = fake.calls.map(({ name, input }) => [name, input])
  expect(inputs).toContainEqual(['gameList', expect.objectContaining({ gameType: 'RNG', isNew: 1, pageSize: 8 })])
  expect(inputs).toContainEqual(['rankList', { gameCategory: 'ALL', language: 'EN', limitNum: 20 }])
})

it('shows the shape of a row while it waits', async () => {
  await home(createFakeFetch({ hotGames: never, rankList: never }))
  const row = within(await screen.findByRole('region', { name: 'Hot games' }))
  expect(row.queryByRole('article')).toBeNull()
  expect(screen.getAllByText('Loading games').length).toBeGreaterThan(1)
})

it('shows a failed row under its title, keeps the others, and recovers', async () => {
  const fake = createFakeFetch(fakeError('hotGames', 'INTERNAL'))
  const { user } = await home(fake)
  const row = await section('Hot games')
  expect(await row.findByRole('alert')).toHaveTextContent('The games could not be loaded')
  expect(await (await section('New games')).findAllByRole('article')).toHaveLength(8)
  fake.use({ hotGames: fakes.hotGames })
  await user.click(row.getByRole('button', { name: 'Try again' }))
  const found = () => within(screen.getByRole('region', { name: 'Hot games' })).getAllByRole('article')
  await waitFor(() => expect(found()).toHaveLength(8))
})

it('describes the content of an empty row and of the winners', async () => {
  await home(createFakeFetch({ hotGames: () => ({ list: [] }), rankList: () => ({ list: [] }) }))
  expect(await (await section('Hot games')).findByText('No games here yet')).toBeVisible()
  expect(await screen.findByText('The first win of the day will appear here.')).toBeVisible()
})

it('shows that the winners failed to load, with a retry', async () => {
  await home(createFakeFetch(fakeError('rankList', 'INTERNAL')))
  const winners = await section('Biggest wins in 24 hours')
  expect(await winners.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('continues where a player stopped, and reads nothing for a visitor', async () => {
  const { fake } = await home()
  await section('New games')
  expect(fake.calls.some(({ name }) => name === 'recentGames' || name === 'favouriteIds')).toBe(false)
  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull()
})

it('has a row of recent games for a player, none before the first game', async () => {
  await home(createFakeFetch(), 0)
  expect(await (await section('Continue playing')).findAllByRole('article')).toHaveLength(3)
})

it('sends a visitor who presses a heart to the login popup', async () => {
  const { user, store, fake } = await home()
  const row = await section('Hot games')
  await user.click((await row.findAllByRole('button', { name: /^Add .* to favourites$/ }))[0] as HTMLElement)
  expect(store.getState().modal.open).toEqual({ kind: 'login' })
  expect(fake.calls.some(({ name }) => name === 'toggleFavourite')).toBe(false)
})

it('fills a heart only after the call has answered, which names the game, its vendor and its category (checklist 63)', async () => {
  const { promise, resolve } = Promise.withResolvers<{ nodeId: string; on: boolean }>()
  let ids = [fakeId(1)]
  const fake = createFakeFetch({ favouriteIds: () => ({ ids }), toggleFavourite: () => promise })
  const { user } = await home(fake, 0)
  const row = await section('Hot games')
  await row.findByRole('button', { name: 'Remove Lantern Tide 1 from favourites' })
  const heart = row.getByRole('button', { name: 'Add Lantern Tide 2 to favourites' })
  await user.click(heart)
  await user.click(heart)
  await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'toggleFavourite')).toHaveLength(1))
  expect(fake.calls.find(({ name }) => name === 'toggleFavourite')?.input).toEqual({
    nodeId: fakeId(2),
    vendor: 'NOVA',
    gameType: 'RNG',
    on: true,
  })
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  ids = [fakeId(1), fakeId(2)]
  resolve({ nodeId: fakeId(2), on: true })
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

it('shows why a favourite did not change', async () => {
  const { user } = await home(createFakeFetch(fakeError('toggleFavourite', 'NOT_FOUND')), 0)
  const row = await section('Hot games')
  await user.click(await row.findByRole('button', { name: 'Add Lantern Tide 2 to favourites' }))
  expect(await screen.findByText('We could not find this. It may have been removed.')).toBeInTheDocument()
})
