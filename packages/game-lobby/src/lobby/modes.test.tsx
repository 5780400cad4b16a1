import { createFakeFetch, type fakes, makeGame, makeVendor } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom } from '../testing/games.ts'

type Fake = ReturnType<typeof createFakeFetch>
const slots = (count: number) => ({ list: gamesFrom(1, count).map((game) => ({ ...game, isHot: 1 as const })) })
const fish = makeGame({ gameType: 'FISH', displayName: 'Quiet Koi', vassalage: 'LAOT' }, 90)
const gameVendor = () => ({
  list: [
    { gameCategory: 'RNG' as const, vendors: [makeVendor(), makeVendor({ vassalage: 'TIDE', name: 'Tide Works' })] },
  ],
})
const open = (address: string, answers: Parameters<typeof createFakeFetch>[0] = {}, signedInAs?: number) =>
  renderStorefront(address, {
    fake: createFakeFetch({ gameVendor, hotGames: () => slots(5), ...answers }),
    features: [gameLobby],
    ...(signedInAs !== undefined && { signedInAs }),
  })
const main = () => within(screen.getByRole('main'))
const tabs = () =>
  main()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const tab = (name: string) => main().findByRole('tab', { name })
const asked = (fake: Fake, row: keyof typeof fakes) =>
  fake.calls.filter(({ name }) => name === row).map(({ input }) => input as Record<string, unknown>)

describe('the tabs of a lobby', () => {
  it('are all, hot and recent for a visitor where games are hot here (checklist 49)', async () => {
    await open('/rng')
    await tab('Hot')
    expect(tabs()).toEqual(['All', 'Hot', 'Recent'])
  })

  it('have no hot one where hot games are elsewhere (checklist 49)', async () => {
    const { fake } = await open('/fish')
    await waitFor(() => expect(asked(fake, 'hotGames')).toHaveLength(1))
    await main().findByText(/of 72 games/)
    expect(tabs()).toEqual(['All', 'Recent'])
  })

  it('have favourites for signed-in players (checklist 49)', async () => {
    await open('/rng', {}, 0)
    await tab('Favourites')
    await tab('Hot')
    expect(tabs()).toEqual(['All', 'Hot', 'Favourites', 'Recent'])
  })

  it('start without the filters of the tab before (checklist 53)', async () => {
    const { user, address, fake } = await open('/rng?q=tide&classify=JP&minBet=0.5&vendor=TIDE')
    await user.click(await tab('Hot'))
    await waitFor(() => expect(address()).toBe('/rng?vendor=TIDE&mode=hot'))
    expect(await main().findByText('Games: 5')).toBeVisible()
    expect(asked(fake, 'hotGames').at(-1)).toMatchObject({ isPlatform: 2, merchantCode: 'walogm', vassalage: 'TIDE' })
    await user.click(await tab('All'))
    await waitFor(() => expect(address()).toBe('/rng?vendor=TIDE'))
    expect(asked(fake, 'gameList').at(-1)).toMatchObject({
      vassalage: 'TIDE',
      gameName: '',
      gameClassify: 'ALL',
      minBet: 'ALL',
      pageNo: 1,
    })
  })

  it('show of the hot games those of this screen (checklist 65)', async () => {
    await open('/fish?mode=hot', { hotGames: () => ({ list: [...slots(3).list, fish] }) })
    expect(await main().findByRole('link', { name: 'Quiet Koi' })).toBeVisible()
    expect(main().getAllByRole('article')).toHaveLength(1)
  })

  it('ask a visitor to sign in before recent games', async () => {
    const { user, store, fake, address } = await open('/rng')
    await user.click(await tab('Recent'))
    expect(store.getState().modal.open).toEqual({ kind: 'login' })
    expect(address()).toBe('/rng')
    expect(asked(fake, 'recentGames')).toEqual([])
  })

  it('warn a trial account', async () => {
    const { user, store } = await open('/rng', {}, 4)
    await user.click(await tab('Recent'))
    expect(store.getState().modal.open).toEqual({ kind: 'trial' })
  })

  it('explain recent games to a visitor with a link to them', async () => {
    const { user, store } = await open('/rng?mode=recent')
    await user.click(await main().findByRole('button', { name: 'Sign in' }))
    expect(store.getState().modal.open).toEqual({ kind: 'login' })
  })

  it('show the games that were opened last, 24 at a time (checklist 52 and 65)', async () => {
    const { fake } = await open(
      '/rng?mode=recent',
      { recentGames: () => ({ list: gamesFrom(1, 3), totalPages: 1 }) },
      0,
    )
    expect(await main().findByText('Games: 3')).toBeVisible()
    expect(asked(fake, 'recentGames')[0]).toMatchObject({ clientType: 3, vassalage: 'ALL', pageNo: 1, pageSize: 24 })
  })

  it('read on until a screen’s own recent games are found', async () => {
    const { fake } = await open(
      '/fish?mode=recent',
      {
        recentGames: ({ pageNo }) => ({
          list: pageNo === 3 ? [fish] : gamesFrom(pageNo * 30, pageNo * 30 + 23),
          totalPages: 3,
        }),
      },
      0,
    )
    expect(await main().findByRole('link', { name: 'Quiet Koi' })).toBeVisible()
    expect(asked(fake, 'recentGames').map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
  })

  it('show favourites as the platform pages them, of the chosen vendor (checklist 64)', async () => {
    const content = [...gamesFrom(1, 3), makeGame({ vassalage: 'TIDE' }, 9)]
    const { fake } = await open('/rng?mode=fav&vendor=TIDE', { favouriteGames: () => ({ content, totalPages: 1 }) }, 0)
    expect(await main().findByText('Games: 1')).toBeVisible()
    expect(asked(fake, 'favouriteGames')[0]).toMatchObject({ clientType: 3, platform: 'flash', gameType: 'RNG' })
  })

  it('describe empty favourites and recent games', async () => {
    await open('/rng?mode=fav', { favouriteGames: () => ({ content: [], totalPages: 0 }) }, 0)
    expect(await main().findByText('No favourites yet')).toBeVisible()
  })

  it('refetch hot games, not favourites, when the language changes (checklist 67)', async () => {
    const { fake, store } = await open('/rng', {}, 0)
    await waitFor(() => expect(asked(fake, 'favouriteIds')).toHaveLength(1))
    await waitFor(() => expect(asked(fake, 'hotGames')).toHaveLength(1))
    store.dispatch({ type: 'settings/languageChanged', payload: 'TY' })
    await waitFor(() => expect(asked(fake, 'hotGames').map(({ language }) => language)).toEqual(['EN', 'TY']))
    expect(asked(fake, 'favouriteIds')).toHaveLength(1)
  })
})

describe('filters of a lobby', () => {
  it('is a kind of slot, with bingo where the site offers TY (checklist 50 and 54)', async () => {
    const { user, address, fake } = await open('/rng')
    const kinds = within(await main().findByRole('group', { name: 'Slot type' }))
    expect(kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All types',
      'Jackpot',
      'Table games',
      'Arcade',
      'Bingo',
    ])
    await user.click(kinds.getByRole('radio', { name: 'Jackpot' }))
    await waitFor(() => expect(address()).toBe('/rng?classify=JP'))
    await waitFor(() => expect(asked(fake, 'gameList').at(-1)).toMatchObject({ gameClassify: 'JP', pageNo: 1 }))
    await user.click(kinds.getByRole('radio', { name: 'All types' }))
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it('is a minimum bet, and asking happens only for another one (checklist 51, 54 and 55)', async () => {
    const { user, address, fake } = await open('/live')
    const bets = (await main().findByRole('combobox', { name: 'Minimum bet' })) as HTMLSelectElement
    expect([...bets.options].map(({ value }) => value)).toEqual(['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'])
    await user.selectOptions(bets, '0.5')
    await waitFor(() => expect(address()).toBe('/live?minBet=0.5'))
    await waitFor(() => expect(asked(fake, 'gameList').at(-1)).toMatchObject({ minBet: '0.5', pageNo: 1 }))
    const count = asked(fake, 'gameList').length
    await user.selectOptions(bets, '0.5')
    expect(asked(fake, 'gameList')).toHaveLength(count)
    expect(main().queryByRole('group', { name: 'Slot type' })).toBeNull()
  })

  it.each([
    ['rng', 7, 7],
    ['rng', 8, 24],
    ['fish', 5, 5],
    ['fish', 6, 18],
    ['pvp', 11, 33],
    ['live', 11, 11],
    ['sports', 6, 6],
    ['rng', 1, 1],
  ])('shows on /%s %i vendors as %i slides (checklist 48)', async (path, count, slides) => {
    // A phone's row never moves on its own.
    const wide = (media: string) => ({
      media,
      matches: media.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    })
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => wide(media) as unknown as MediaQueryList)
    const vendors = Array.from({ length: count }, (_, n) => makeVendor({ vassalage: `V${n}`, name: `Vendor ${n}` }))
    await open(`/${path}`, { gameVendor: () => ({ list: [{ gameCategory: 'RNG', vendors }] }) })
    const row = await main().findByRole('list', { name: 'Providers' })
    await waitFor(() => expect(row.querySelectorAll('li')).toHaveLength(slides))
    expect(main().queryByRole('button', { name: 'Pause the providers' }) !== null).toBe(slides > count)
  })
})
