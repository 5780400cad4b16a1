import { createFakeFetch, fakeError, type fakes, makeGameList, makeVendor } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom, never } from '../testing/games.ts'
import { lobbyPathOf } from './categories.ts'

const paged: typeof fakes.gameList = (input) =>
  makeGameList(input.vassalage !== 'ALL' || input.gameName ? gamesFrom(50, 51) : gamesFrom(1, 72), input)
const gameVendor = () => ({
  list: [
    { gameCategory: 'RNG' as const, vendors: [makeVendor(), makeVendor({ vassalage: 'TIDE', name: 'Tide Works' })] },
  ],
})
const lobby = (address = '/rng', fake = createFakeFetch({ gameList: paged, gameVendor })) =>
  renderStorefront(address, { fake, features: [gameLobby] })
const main = () => within(screen.getByRole('main'))
const count = (text: string) => main().findByText(text)
const asked = (fake: ReturnType<typeof createFakeFetch>) =>
  fake.calls.filter(({ name }) => name === 'gameList').map(({ input }) => input)

describe('the lobby', () => {
  it('requests its category, 24 at a time, and shows the vendor’s display name (checklist 52)', async () => {
    const { fake } = await lobby('/live')
    await count('24 of 72 games')
    expect(asked(fake)[0]).toMatchObject({ gameType: 'LIVE', clientType: 3, pageNo: 1, pageSize: 24, language: 'EN' })
    expect(main().getAllByRole('article')).toHaveLength(24)
    expect(main().getAllByText('Nova Games')).toHaveLength(25)
  })

  it.each(['rng', 'fish', 'pvp', 'live', 'sports', 'esports'])(
    'is one screen under /%s, with the category in capitals (checklist 5)',
    async (path) => {
      const { fake } = await lobby(`/${path}`)
      await count('24 of 72 games')
      expect(asked(fake)).toEqual([expect.objectContaining({ gameType: path.toUpperCase(), pageNo: 1 })])
      expect(main().getByRole('searchbox')).toBeVisible()
    },
  )

  it('appends pages while there are some (checklist 56)', async () => {
    const { user } = await lobby('/pvp')
    await count('24 of 72 games')
    await user.click(main().getByRole('button', { name: 'Show more games' }))
    await count('48 of 72 games')
    await user.click(main().getByRole('button', { name: 'Show more games' }))
    await count('72 of 72 games')
    expect(main().queryByRole('button', { name: 'Show more games' })).toBeNull()
  })

  it('keeps the vendor in the address, and starts a new list with it (checklist 54)', async () => {
    const { user, address, fake } = await lobby()
    await user.click(await main().findByRole('button', { name: /^Tide Works/ }))
    await count('2 of 2 games')
    expect(address()).toBe('/rng?vendor=TIDE')
    expect(asked(fake).at(-1)).toMatchObject({ vassalage: 'TIDE', pageNo: 1 })
    await user.click(main().getByRole('button', { name: /^Tide Works/, pressed: true }))
    await count('24 of 72 games')
    expect(address()).toBe('/rng')
  })

  it('keeps the name in the address, searches once for a new one, trimmed, and keeps typed spaces (checklist 46 and 55)', async () => {
    const { user, address, fake } = await lobby()
    const field = main().getByRole('searchbox')
    await user.type(field, 'tide ')
    await waitFor(() => expect(address()).toBe('/rng?q=tide'))
    await count('2 of 2 games')
    expect(field).toHaveValue('tide ')
    expect(asked(fake).filter((input) => (input as { gameName?: string }).gameName === 'tide')).toHaveLength(1)
    await user.clear(field)
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it('opens with the filters of its address, and Back from a game restores filters and pages', async () => {
    const { user, address } = await lobby('/rng?vendor=TIDE&q=tide')
    await count('2 of 2 games')
    expect(main().getByRole('searchbox')).toHaveValue('tide')
    expect(main().getByRole('button', { name: /^Tide Works/ })).toHaveAttribute('aria-pressed', 'true')
    await user.click(main().getAllByRole('link')[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await count('2 of 2 games')
    expect(address()).toBe('/rng?vendor=TIDE&q=tide')
  })

  it('has as many cards after Back as before', async () => {
    const { user } = await lobby('/sports')
    await count('24 of 72 games')
    await user.click(main().getByRole('button', { name: 'Show more games' }))
    await count('48 of 72 games')
    await user.click(main().getAllByRole('link')[30] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await count('48 of 72 games')).toBeVisible()
  })

  it('shows that nothing matches and clears the filters, field included', async () => {
    const nothing = makeGameList([])
    const gameList: typeof fakes.gameList = (input) => (input.gameName ? nothing : paged(input))
    const { user, address } = await lobby('/rng?q=zzz', createFakeFetch({ gameList }))
    const heading = await main().findByRole('heading', { name: 'No game matches' })
    expect(heading).toBeVisible()
    const message = within(heading.parentElement as HTMLElement)
    await user.click(message.getByRole('button', { name: 'Clear filters' }))
    await count('24 of 72 games')
    expect(address()).toBe('/rng')
    expect(main().getByRole('searchbox')).toHaveValue('')
  })

  it('offers the slots where a category is empty', async () => {
    const gameList = () => makeGameList([])
    await lobby('/fish', createFakeFetch({ gameList }))
    expect(await main().findByRole('link', { name: 'All slots' })).toHaveAttribute('href', '/rng')
  })

  it('shows a failure and recovers', async () => {
    const fake = createFakeFetch(fakeError('gameList', 'INTERNAL'))
    const { user } = await lobby('/rng', fake)
    expect(await main().findByRole('alert')).toHaveTextContent('The games could not be loaded')
    fake.use({ gameList: paged })
    await user.click(main().getByRole('button', { name: 'Try again' }))
    expect(await count('24 of 72 games')).toBeVisible()
  })

  it('shows placeholders while it waits, and never an old result', async () => {
    const fake = createFakeFetch({ gameList: paged, gameVendor })
    const { user } = await lobby('/rng', fake)
    await count('24 of 72 games')
    fake.use({ gameList: never })
    await user.click(main().getByRole('button', { name: /^Tide Works/ }))
    expect(await main().findByText('Loading games')).toBeInTheDocument()
    expect(main().queryByRole('article')).toBeNull()
  })
})

describe('a lobby’s path', () => {
  it.each([
    ['/rng', 'rng'],
    ['/live/', 'live'],
    ['/ESPORTS', 'esports'],
    ['FISH', 'fish'],
    ['/elsewhere', 'rng'],
  ])('%s shows %s', (path, screenName) => expect(lobbyPathOf(path)).toBe(screenName))
})
