import {
  createFakeFetch,
  fakeError,
  makeFacets,
  makeGame,
  makeGameList,
  makeGameSheet,
} from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom } from '../testing/games.ts'

type Answers = Parameters<typeof createFakeFetch>[0]
const open = (address: string, answers: Answers = {}, signedInAs?: number) =>
  renderStorefront(address, {
    fake: createFakeFetch(answers),
    features: [gameLobby],
    ...(signedInAs !== undefined && { signedInAs }),
  })
const main = () => within(screen.getByRole('main'))
const inputs = (fake: ReturnType<typeof createFakeFetch>, row: string) =>
  fake.calls.filter(({ name }) => name === row).map(({ input }) => input as Record<string, unknown>)
const nothing = () => makeGameList([])
const found = (over: object = {}) => ({
  games: [],
  total: 0,
  nextCursor: null,
  facets: makeFacets(),
  corrected: null,
  relaxed: [],
  suggestions: [],
  ...over,
})

describe('the filters', () => {
  it('count the games of each choice, combined by OR within a kind and by AND between kinds', async () => {
    const { user, address, fake } = await open('/rng')
    await user.click(await main().findByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter the games' })
    const sheet = within(dialog)
    const choice = (name: string, count: number) =>
      [...dialog.querySelectorAll('label')].find((label) => label.textContent === `${name}${count}`) as HTMLElement
    await sheet.findByText('Volatility')
    await user.click(choice('Medium', 30))
    await waitFor(() => expect(address()).toBe('/rng?volatility=3'))
    await user.click(choice('Very high', 18))
    await user.click(choice('New', 6))
    await waitFor(() => expect(address()).toBe('/rng?volatility=3%2C5&flag=NEW'))
    await waitFor(() =>
      expect(inputs(fake, 'gameSearch').at(-1)).toMatchObject({ gameType: 'RNG', volatility: ['3', '5'], isNew: 1 }),
    )
    expect(sheet.getByText('Show 48 games')).toBeVisible()
    await user.click(sheet.getByText('Clear filters'))
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it('use the singular for one game', async () => {
    const { user } = await open('/rng', { gameSearch: () => found({ total: 1 }) })
    await user.click(await main().findByRole('button', { name: 'Filters' }))
    expect(await screen.findByRole('button', { name: 'Show 1 game' })).toBeVisible()
  })

  it('are chips above the list, each removable', async () => {
    const { user, address } = await open('/rng?volatility=3,5&flag=NEW&q=tide')
    const on = within(await main().findByRole('region', { name: 'Active filters' }))
    expect(on.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Remove “tide”“tide”',
      'Remove MediumMedium',
      'Remove Very highVery high',
      'Remove NewNew',
      'Clear filters',
    ])
    await user.click(on.getByRole('button', { name: 'Remove Very high' }))
    await waitFor(() => expect(address()).toBe('/rng?volatility=3&flag=NEW&q=tide'))
    await user.click(on.getByRole('button', { name: 'Remove “tide”' }))
    await waitFor(() => expect(address()).toBe('/rng?volatility=3&flag=NEW'))
    expect(main().getByRole('searchbox')).toHaveValue('')
    await user.click(on.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it('page on from where the page before ended', async () => {
    const { user, fake } = await open('/rng?flag=HOT', {
      gameSearch: ({ cursor }) =>
        found({ games: cursor ? gamesFrom(24, 30) : gamesFrom(1, 24), total: 30, nextCursor: cursor ? null : 'c2' }),
    })
    await main().findByText('24 of 30 games')
    await user.click(main().getByRole('button', { name: 'Show more games' }))
    await main().findByText('30 of 30 games')
    expect(inputs(fake, 'gameSearch').map(({ cursor }) => cursor)).toEqual([undefined, 'c2'])
    expect(main().queryByRole('button', { name: 'Show more games' })).toBeNull()
  })

  it('find similar names where none matches', async () => {
    await open('/rng?q=mngo', {
      gameList: nothing,
      gameSearch: () => found({ games: [makeGame({ displayName: 'Mango Fiesta' })], total: 1, corrected: 'mango' }),
    })
    const meant = within(await main().findByRole('region', { name: 'Did you mean these?' }))
    expect(meant.getByRole('link', { name: 'Mango Fiesta' })).toBeVisible()
    expect(meant.getByText('Showing results for “mango”.')).toBeVisible()
  })

  it('name the dropped choice of the closest results', async () => {
    await open('/rng?volatility=5&flag=NEW', {
      gameSearch: () => found({ relaxed: ['volatility', 'isNew'], suggestions: gamesFrom(1, 4) }),
    })
    const closest = within(await main().findByRole('region', { name: 'Closest matches' }))
    expect(closest.getByText('Without: Volatility, New')).toBeVisible()
    expect(closest.getAllByRole('article')).toHaveLength(4)
  })

  it('leave favourites as they are when the name is emptied', async () => {
    const { user } = await open('/rng?q=tide', { favouriteIds: () => ({ ids: [makeGame().nodeId] }) }, 0)
    const heart = { name: 'Remove Lantern Tide 1 from favourites', pressed: true }
    expect((await main().findAllByRole('button', heart)).length).toBeGreaterThan(0)
    await user.clear(main().getByRole('searchbox'))
    await main().findByRole('group', { name: 'Your games' })
    expect((await main().findAllByRole('button', heart)).length).toBeGreaterThan(0)
  })
})

describe('rows of one’s own', () => {
  it('are above the list for a player, one at a time, and hidden while it is filtered', async () => {
    const { user } = await open('/rng', {}, 0)
    const rows = within(await main().findByRole('group', { name: 'Your games' }))
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continue playing',
      'Because you played Lantern Tide 1',
      'New',
    ])
    await user.click(rows.getByRole('button', { name: /^Because/ }))
    expect(within(main().getByRole('region', { name: /^Because you played/ })).getAllByRole('article')).toHaveLength(6)
    await user.type(main().getByRole('searchbox'), 'tide')
    await waitFor(() => expect(main().queryByRole('group', { name: 'Your games' })).toBeNull())
  })

  it('are not read for a visitor, and a failure affects nothing else', async () => {
    const { fake } = await open('/rng')
    await main().findByText('24 of 72 games')
    expect(inputs(fake, 'gameRows')).toEqual([])
    await open('/fish', fakeError('gameRows', 'INTERNAL'), 0)
    await waitFor(() => expect(screen.getAllByText('24 of 72 games').length).toBeGreaterThan(1))
  })
})

describe('the sheet of a game', () => {
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'About the game' }))

  it('opens by the card’s button, shows the known facts, and closes', async () => {
    const { user, address, fake } = await open('/rng')
    await user.click((await main().findAllByRole('button', { name: 'About Lantern Tide 1' }))[0] as HTMLElement)
    expect(address()).toBe('/rng?sheet=NOVA.lantern-tide-1')
    const inside = await sheet()
    expect(await inside.findByText('96.42%')).toBeVisible()
    expect(inside.getByText('Medium')).toBeVisible()
    expect(inside.getByText('₱0.10 to ₱50.00')).toBeVisible()
    expect(inside.getByText('Free games')).toBeVisible()
    expect(inputs(fake, 'gameSheet')).toEqual([{ vassalage: 'NOVA', gameCode: 'lantern-tide-1', language: 'EN' }])
    await user.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it.each([
    [0, true],
    [1, false],
  ] as const)('with supportPlay %i can be tried for nothing: %s (checklist 60)', async (supportPlay, has) => {
    await open('/rng?sheet=NOVA.x', { gameSheet: () => makeGameSheet({ game: makeGame({ supportPlay }) }) })
    const inside = await sheet()
    await inside.findByRole('link', { name: 'Play' })
    const trial = inside.queryByRole('link', { name: 'Try it free' })
    expect(trial !== null).toBe(has)
    if (trial) expect(trial.getAttribute('href')).toContain('trial=1')
  })

  it('shows the player’s own record in the game', async () => {
    await open('/rng?sheet=NOVA.x', {
      gameSheet: () =>
        makeGameSheet({ mine: { net: '-12.50', rounds: 1204, lastPlayedAt: '2026-11-20T10:00:00.000Z' } }),
    })
    const mine = within(await (await sheet()).findByRole('group', { name: 'Your play' }))
    expect(mine.getByText('1,204')).toBeVisible()
    expect(mine.getByText(/12\.50/)).toBeVisible()
  })

  it('offers other games while the vendor is under maintenance', async () => {
    const vendor = {
      code: 'NOVA',
      name: 'Nova Games',
      status: 'MAINTENANCE' as const,
      until: '2026-11-21T12:00:00.000Z',
    }
    await open('/rng?sheet=NOVA.x', { gameSheet: () => makeGameSheet({ vendor }) })
    const inside = await sheet()
    expect(await inside.findByText(/^Under maintenance until/)).toBeVisible()
    expect(inside.queryByRole('link', { name: 'Play' })).toBeNull()
    const instead = within(inside.getByRole('region', { name: 'Play one of these instead' }))
    expect(instead.getAllByRole('article')).toHaveLength(4)
  })

  it('shows that a game was removed, and recovers from a failure', async () => {
    await open('/rng?sheet=NOVA.gone', fakeError('gameSheet', 'NOT_FOUND'))
    expect(await (await sheet()).findByText('This game is no longer available')).toBeVisible()
  })
})
