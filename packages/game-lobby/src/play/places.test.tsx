import { createFakeFetch, fakes, makeGame, makeGameList, makeGames } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameLink } from '../games/game-link.ts'
import { gameLobby } from '../index.ts'
import { gameAddress, gamesFrom } from '../testing/games.ts'
import { sportsMenus } from '../testing/sports-menus.ts'
import { routeAddress } from './launch-address.ts'
// Loads the lazy code beforehand, so that no test waits for it on a busy machine.
import '../lobby/LobbyPage.tsx'
import './SportsPage.tsx'
import './VendorList.tsx'

type Fake = ReturnType<typeof createFakeFetch>
const visit = (address: string, fake: Fake = createFakeFetch(), signedInAs: 0 | null = 0) =>
  renderStorefront(address, { fake, features: [gameLobby], ...(signedInAs !== null && { signedInAs }) })
const findRoute = (wanted: string) => gameLobby.routes?.find(({ path }) => path === wanted)

afterEach(() => vi.restoreAllMocks())

describe('where a card leads', () => {
  it.each(['TCG_LOTTO_VN', 'TCG_SEA'])(
    '%s to the lottery page, with game, vendor and kind (checklist 73)',
    (vassalage) => {
      const game = makeGame({ vassalage, gameType: 'LOTT', gameCode: 'north-36', launch: 'ROUTE' })
      expect(gameLink(game)).toBe(`/lottery?gameCode=north-36&vendor=${vassalage}&playType=LOTT`)
    },
  )

  it('an RNG page to the slots of its vendor (checklist 74)', () => {
    expect(gameLink(makeGame({ vassalage: 'NODI', gameType: 'RNG', launch: 'ROUTE' }))).toBe('/rng?vendor=NODI')
  })

  it('a list to the popup of its vendor (checklist 75)', () => {
    expect(gameLink(makeGame({ vassalage: 'LAOT', gameType: 'FISH', launch: 'LIST' }))).toBe('/fish?list=LAOT')
  })

  it('the sports vendor to its page, and any other game to a frame or a window (checklist 76)', () => {
    expect(gameLink(makeGame({ vassalage: 'FB', gameType: 'SPORTS', launch: 'ROUTE' }))).toBe('/fbsports')
    expect(gameLink(makeGame({ vassalage: 'DS88', gameType: 'COCKFIGHT' }))).toMatch(/^\/game\?id=/)
    expect(gameLink(makeGame({ launch: 'POPUP' }))).toMatch(/^\/game\?id=.*&open=window$/)
  })
})

describe('a launch of a page', () => {
  it.each([
    [
      { path: '/lottery', query: { gameCode: 'g', vendor: 'TCG_SEA', playType: 'LOTT' } },
      'ROUTE',
      '/lottery?gameCode=g&vendor=TCG_SEA&playType=LOTT',
    ],
    [{ path: '/rng', query: { vassalage: 'NODI' } }, 'ROUTE', '/rng?vendor=NODI'],
    [{ path: '/fish', query: { vassalage: 'LAOT' } }, 'LIST', '/fish?list=LAOT'],
    [{ path: '/fbsports', query: {} }, 'ROUTE', '/fbsports'],
    [null, 'IFRAME', null],
  ] as const)('%o leads there', (route, mode, address) => {
    expect(routeAddress({ route, mode })).toBe(address)
  })

  it('takes the place of the game’s own page', async () => {
    const route = { path: '/rng', query: { vassalage: 'NODI' } }
    const fake = createFakeFetch({
      launchGame: () => ({ ...fakes.launchGame({ clientType: 3 }), mode: 'ROUTE', url: null, route }),
    })
    const { address } = await visit(gameAddress(1), fake)
    await waitFor(() => expect(address()).toBe('/rng?vendor=NODI'))
  })
})

describe('the sports page', () => {
  const withSports = (...codes: string[]) => createFakeFetch({ gameMenus: sportsMenus(...codes) })
  const asked = (fake: Fake) => fake.calls.filter(({ name }) => name === 'launchFb')
  const existsWith = (...codes: string[]) =>
    findRoute('/fbsports')?.exists?.({
      url: new URL('https://in.localhost/fbsports'),
      read: (endpoint) => (endpoint === 'gameMenus' ? sportsMenus(...codes)({}) : undefined),
    })

  it('is there while a sports vendor has the code FB (checklist 4)', async () => {
    await visit('/fbsports', withSports('ZZ', 'FB'))
    expect(await screen.findByTestId('game-stage')).toBeVisible()
    expect(existsWith('ZZ', 'FB')).toBe(true)
  })

  it.each([[[]], [['ZZ']]])('is not while the sports vendors are %j (checklist 4)', async (codes: string[]) => {
    const { fake } = await visit('/fbsports', withSports(...codes))
    expect(await screen.findByText('This page does not exist')).toBeVisible()
    expect(asked(fake)).toHaveLength(0)
    expect(existsWith(...codes)).toBe(false)
  })

  it('has a header only (checklist 3)', async () => {
    // Wide enough for the side menu of other pages.
    const wide = (media: string) => ({
      media,
      matches: media.includes('min-width'),
      addEventListener() {},
      removeEventListener() {},
    })
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => wide(media) as unknown as MediaQueryList)
    await visit('/fbsports', withSports('FB'))
    expect(await screen.findByTestId('game-stage')).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByLabelText('Shortcuts')).toBeNull()
  })

  it('opens the sports vendor in its frame, which cannot reach this page (checklist 76)', async () => {
    const { fake } = await visit('/fbsports', withSports('FB'))
    const frame = await screen.findByTitle('Sports, game window')
    expect(frame).toBeVisible()
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    expect(asked(fake)).toHaveLength(1)
  })

  it('asks a visitor to sign in first', async () => {
    const { fake, store } = await visit('/fbsports', withSports('FB'), null)
    await waitFor(() => expect(store.getState().modal.open).toEqual({ kind: 'login' }))
    expect(asked(fake)).toHaveLength(0)
  })
})

describe('the popup list of a vendor', () => {
  it('shows its games without the entry that represents them (checklist 75)', async () => {
    const games = [makeGame({ launch: 'LIST', displayName: 'The hall' }, 9), ...makeGames(3)]
    const fake = createFakeFetch({ gameList: () => makeGameList(games) })
    await visit('/fish?list=LAOT', fake)
    const dialog = await screen.findByRole('dialog', { name: /Games of/ })
    await waitFor(() => expect(within(dialog).getAllByRole('article')).toHaveLength(3))
    expect(
      fake.calls.some(
        ({ name, input }) => name === 'gameList' && (input as { vassalage?: string }).vassalage === 'LAOT',
      ),
    ).toBe(true)
  })
})

describe('more games of a vendor', () => {
  const paged: typeof fakes.gameList = (input) => makeGameList(gamesFrom(1, 144), input)
  const open = async (gameList: NonNullable<NonNullable<Parameters<typeof createFakeFetch>[0]>['gameList']>) => {
    const page = await visit('/fish?list=LAOT', createFakeFetch({ gameList }))
    const dialog = await screen.findByRole('dialog', { name: /Games of/ })
    const cards = () => within(dialog).queryAllByRole('article')
    const more = await within(dialog).findByRole('button', { name: 'Show more games' })
    return { ...page, cards, more }
  }

  it('join those that are there, and the button keeps the focus', async () => {
    const second = Promise.withResolvers<void>()
    const { user, cards, more } = await open(async (asked) => {
      if (asked.after) await second.promise
      return paged(asked)
    })
    const [first] = cards()
    await user.click(more)
    expect(cards()).toHaveLength(24)
    second.resolve()
    await waitFor(() => expect(cards()).toHaveLength(48))
    expect(cards()[0]).toBe(first)
    expect(more).toHaveFocus()
  })

  it('continue past a hundred', async () => {
    const { user, cards, more } = await open(paged)
    for (const count of [48, 72, 96, 120]) {
      await user.click(more)
      await waitFor(() => expect(cards()).toHaveLength(count))
    }
  })
})
