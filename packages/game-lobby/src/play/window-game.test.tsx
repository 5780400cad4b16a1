import { createFakeFetch, makeGame, makeGameList } from '@boardwalk/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { address, asked, ended, fakeWindow, launch, launchGame, openIt, url, visit } from '../testing/window-screen.ts'
// Loads the lazy code beforehand, so that no test waits for it on a busy machine.
import '../lobby/LobbyPage.tsx'

afterEach(() => vi.restoreAllMocks())

describe('a game with a window of its own', () => {
  it('is opened inside the press, cut off from this page, and gets its game later (checklist 78)', async () => {
    const { opened, open, frame } = fakeWindow()
    const viewport = () => opened.document.querySelector('meta[name="viewport"]')
    const { promise, resolve } = Promise.withResolvers<typeof launch>()
    const { user } = await visit(address, createFakeFetch({ launchGame: () => promise }))
    await openIt(user)
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.opener).toBeNull()
    expect(frame()).toBeNull()
    expect(viewport()).toHaveAttribute('content', 'width=device-width, initial-scale=1')
    resolve(launch)
    await waitFor(() => expect(frame()).toHaveAttribute('src', url))
    expect(viewport()).not.toBeNull()
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
    expect(ended(fake)).toEqual([{ id: launch.gameSessionId }])
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
    expect(ended(fake)).toHaveLength(1)
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

  it('is closed and its launch ended when the page was left before the game arrived', async () => {
    const { opened, frame } = fakeWindow()
    const { promise, resolve } = Promise.withResolvers<typeof launch>()
    const { user, fake, go, address: now } = await visit(address, createFakeFetch({ launchGame: () => promise }))
    await openIt(user)
    go('/rng')
    await waitFor(() => expect(now()).toBe('/rng'))
    resolve(launch)
    await waitFor(() => expect(ended(fake)).toEqual([{ id: launch.gameSessionId }]))
    expect(opened.close).toHaveBeenCalled()
    expect(frame()).toBeNull()
  })

  it('has its launch ended when the player closed it before the game arrived', async () => {
    const { opened } = fakeWindow()
    const { promise, resolve } = Promise.withResolvers<typeof launch>()
    const { user, fake } = await visit(address, createFakeFetch({ launchGame: () => promise }))
    await openIt(user)
    opened.closed = true
    resolve(launch)
    expect(await screen.findByText('This game opens in its own window.')).toBeVisible()
    expect(ended(fake)).toEqual([{ id: launch.gameSessionId }])
  })

  it('opens nothing for a visitor but the login popup', async () => {
    const { open } = fakeWindow()
    const { user, store } = await visit(address, createFakeFetch(), null)
    await openIt(user)
    expect(store.getState().modal.open).toEqual({ kind: 'login' })
    expect(open).not.toHaveBeenCalled()
  })
})
