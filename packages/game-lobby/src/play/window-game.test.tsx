import { createFakeFetch, fakes, makeGame, makeGameList, makeGameSession } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress } from '../testing/games.ts'
// Loads the lazy code beforehand, so that no test waits for it on a busy machine.
import '../lobby/LobbyPage.tsx'

type Fake = ReturnType<typeof createFakeFetch>
const address = `${gameAddress(1)}&open=window`
const url = 'http://127.0.0.1:4010/play?launchToken=x'
const launch = { ...fakes.launchGame({ clientType: 3 }), mode: 'POPUP' as const, url }
const launchGame = () => launch
const visit = (path: string, fake: Fake = createFakeFetch({ launchGame }), signedInAs: 0 | null = 0) =>
  renderStorefront(path, { fake, features: [gameLobby], ...(signedInAs !== null && { signedInAs }) })
const asked = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name)
const openIt = async (user: Awaited<ReturnType<typeof visit>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Open the window' }))

/** A window with a document whose frames have windows, as that of a real one. */
function fakeWindow() {
  const host = document.body.appendChild(document.createElement('iframe'))
  const opened = Object.assign(new EventTarget(), {
    opener: window as Window | null,
    closed: false,
    document: host.contentDocument as Document,
    focus: vi.fn(),
    close: vi.fn(() => void Object.assign(opened, { closed: true })),
  })
  const frame = () => opened.document.querySelector('iframe')
  return {
    ...{ opened, frame },
    open: vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window),
    says: (type: string, over: MessageEventInit = {}) => {
      const source = frame()?.contentWindow ?? null
      fireEvent(
        opened as unknown as Window,
        new MessageEvent('message', { source, origin: 'null', data: { v: 1, type }, ...over }),
      )
    },
  }
}

afterEach(() => vi.restoreAllMocks())

describe('a game with a window of its own', () => {
  it('is opened inside the press, cut off from this page, and gets its game later (checklist 78)', async () => {
    const { opened, open, frame } = fakeWindow()
    const { promise, resolve } = Promise.withResolvers<typeof launch>()
    const { user } = await visit(address, createFakeFetch({ launchGame: () => promise }))
    await openIt(user)
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.opener).toBeNull()
    expect(frame()).toBeNull()
    expect(opened.document.querySelector('meta[name=viewport]')).toHaveAttribute(
      'content',
      'width=device-width, initial-scale=1',
    )
    resolve(launch)
    await waitFor(() => expect(frame()).toHaveAttribute('src', url))
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts')
    expect(frame()).toHaveAttribute('title', 'Lantern Tide 1, game window')
    expect(await screen.findByText('The game runs in its own window.')).toBeVisible()
  })

  it('has the safety bar on the page that opened it; a break ends it and closes the window', async () => {
    const { opened } = fakeWindow()
    const { user, fake, address: now } = await visit(address)
    await openIt(user)
    const bar = await screen.findByRole('group', { name: 'Your play' })
    await waitFor(() => expect(within(bar).getByRole('timer').textContent).toMatch(/:/))
    await user.click(within(bar).getByRole('button', { name: 'Leave game' }))
    await waitFor(() => expect(now()).not.toContain('/game'))
    expect(opened.close).toHaveBeenCalled()
    expect(asked(fake, 'endGameSession').map(({ input }) => input)).toEqual([{ id: launch.gameSessionId }])
  })

  it('comes to the front at a second press, and is opened once', async () => {
    const { opened, open } = fakeWindow()
    const { user } = await visit(address)
    await openIt(user)
    await screen.findByRole('group', { name: 'Your play' })
    await openIt(user)
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.focus).toHaveBeenCalledTimes(1)
  })

  it('closes for a player who continues in this tab', async () => {
    const { opened } = fakeWindow()
    const { user, fake } = await visit(address)
    await openIt(user)
    await screen.findByRole('group', { name: 'Your play' })
    await user.click(screen.getByRole('button', { name: 'Play in this tab' }))
    expect(await screen.findByTitle('Lantern Tide 1, game window')).toBeVisible()
    expect(opened.close).toHaveBeenCalled()
    expect(asked(fake, 'endGameSession')).toHaveLength(1)
  })

  it('shows at the first press on its card that the browser blocked it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const game = makeGame({ displayName: 'Table of Nine', launch: 'POPUP', gameType: 'LIVE' })
    const { user } = await visit('/live', createFakeFetch({ gameList: () => makeGameList([game]) }))
    const [card] = await screen.findAllByRole('link', { name: 'Table of Nine' })
    if (!card) throw new Error('There is no card.')
    await vi.dynamicImportSettled()
    await user.click(card)
    expect(await screen.findByText('The browser blocked the window')).toBeVisible()
  })

  it.each(['/', '/live'])('is opened by the press on its card on %s, and by that press alone', async (path) => {
    const { open, frame } = fakeWindow()
    const game = makeGame({ displayName: 'Table of Nine', launch: 'POPUP', gameType: 'LIVE' })
    const fake = createFakeFetch({
      hotGames: () => ({ list: [game] }),
      gameList: () => makeGameList([game]),
      launchGame,
    })
    const { user } = await visit(path, fake)
    const [card] = await screen.findAllByRole('link', { name: 'Table of Nine' })
    if (!card) throw new Error('There is no card.')
    await vi.dynamicImportSettled()
    await user.keyboard('{Shift>}')
    await user.click(card)
    await user.keyboard('{/Shift}')
    expect(open).not.toHaveBeenCalled()
    await user.click(card)
    expect(open).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(frame()).toHaveAttribute('src', url))
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('shows that the browser blocked it, and plays in this tab instead (checklist 78)', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, fake } = await visit(address, createFakeFetch())
    await openIt(user)
    expect(await screen.findByText('The browser blocked the window')).toBeVisible()
    expect(asked(fake, 'launchGame')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Play in this tab' }))
    expect(await screen.findByTitle('Lantern Tide 1, game window')).toBeVisible()
  })

  it('is closed again when the game does not open', async () => {
    const { opened } = fakeWindow()
    const { user } = await visit(address, createFakeFetch({ launchGame: () => Promise.reject(new Error('gone')) }))
    await openIt(user)
    expect(await screen.findByText('The game did not open')).toBeVisible()
    expect(opened.close).toHaveBeenCalled()
  })

  it('opens nothing for a visitor but the login popup', async () => {
    const { open } = fakeWindow()
    const { user, store } = await visit(address, createFakeFetch(), null)
    await openIt(user)
    expect(store.getState().modal.open).toEqual({ kind: 'login' })
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a round in a window of its own', () => {
  const header = () => screen.getByTestId('balance')
  async function running() {
    let [sumBalance, version, net] = ['1000.00', 1, '0.00']
    const fake = createFakeFetch({
      launchGame,
      balance: () => ({ ...fakes.balance({}), sumBalance, version }),
      gameSession: () => makeGameSession({ net }),
    })
    const shown = fakeWindow()
    const page = await visit(address, fake)
    await openIt(page.user)
    const bar = await screen.findByRole('group', { name: 'Your play' })
    await waitFor(() => expect(header()).toHaveTextContent('₱1,000.00'))
    shown.says('roundOpen')
    const becomes = async (sum: string, result: string) => {
      ;[sumBalance, version, net] = [sum, version + 1, result]
      const answered = asked(fake, 'balance').length
      shown.says('balanceChanged')
      await waitFor(() => expect(asked(fake, 'balance').length).toBeGreaterThan(answered))
    }
    await becomes('990.00', '-10.00')
    await waitFor(() => expect(header()).toHaveTextContent('₱990.00'))
    await becomes('1040.00', '40.00')
    return { ...page, ...shown, bar, becomes }
  }

  it('shows the stake in both bars at once, and the credit when the game closes it', async () => {
    const { bar, says } = await running()
    expect(header()).toHaveTextContent('₱990.00')
    expect(bar).toHaveTextContent('−₱10.00')
    says('roundClosed')
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
    expect(bar).toHaveTextContent('+₱40.00')
    expect(screen.getByTestId('game-balance')).toHaveTextContent('₱1,040.00')
  })

  it('is believed from the frame of the game only', async () => {
    const { says } = await running()
    says('roundClosed', { source: window })
    says('roundClosed', { origin: 'http://127.0.0.1:4010' })
    expect(header()).toHaveTextContent('₱990.00')
  })

  it('shows the balance as it is as soon as its window is closed, and ends the session', async () => {
    const { opened, fake } = await running()
    fireEvent(opened as unknown as Window, new Event('pagehide'))
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
    expect(await screen.findByText('This game opens in its own window.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Your play' })).toBeNull()
    expect(asked(fake, 'endGameSession').map(({ input }) => input)).toEqual([{ id: launch.gameSessionId }])
  })

  it('shows it too when the window ended without an event', async () => {
    const { opened } = await running()
    opened.closed = true
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
  })

  it('holds the credit back on other pages of this tab too, until the game closes the round', async () => {
    const { says, user, address: now } = await running()
    await user.click(screen.getByRole('link', { name: 'Go to the games' }))
    await waitFor(() => expect(now()).toBe('/rng'))
    expect(header()).toHaveTextContent('₱990.00')
    says('roundClosed')
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
  })

  it('notifies the game when the balance changed elsewhere', async () => {
    const { says, frame, becomes } = await running()
    const posted = vi.spyOn(frame()?.contentWindow as Window, 'postMessage')
    says('roundClosed')
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
    posted.mockClear()
    await becomes('1240.00', '40.00')
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
  })
})
