import { createFakeFetch, makeGame, makeGameList } from '@boardwalk/api-client/fakes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { address, asked, ended, fakeWindow, launch, launchGame, openIt, visit } from '../testing/window-screen.ts'
// Loads the lazy code beforehand, so that no test waits for it on a busy machine.
import '../lobby/LobbyPage.tsx'

const opensHere = 'This game opens in its own window.'
const safety = () => screen.findByRole('group', { name: 'Your play' })
const toGames = () => screen.getByRole('link', { name: 'Go to the games' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a running game whose page was left', () => {
  it('keeps its session alive, and ends it once its window is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { leave } = fakeWindow()
    const { fake, address: now } = await visit(address)
    fireEvent.click(await screen.findByRole('button', { name: 'Open the window' }))
    await safety()
    fireEvent.click(toGames())
    await waitFor(() => expect(now()).toBe('/rng'))
    for (let beats = 0; beats < 3; beats += 1) {
      const before = asked(fake, 'gameSession').length
      await act(() => vi.advanceTimersByTimeAsync(21_000))
      await waitFor(() => expect(asked(fake, 'gameSession').length).toBeGreaterThan(before))
    }
    expect(ended(fake)).toEqual([])
    leave()
    await waitFor(() => expect(ended(fake)).toEqual([{ id: launch.gameSessionId }]))
    const before = asked(fake, 'gameSession').length
    await act(() => vi.advanceTimersByTimeAsync(63_000))
    expect(asked(fake, 'gameSession')).toHaveLength(before)
    expect(ended(fake)).toHaveLength(1)
  })

  it('is shown by its page again, which opens no second window and ends with the first', async () => {
    const { open, opened, leave } = fakeWindow()
    const { user, fake, back, address: now } = await visit(address)
    await openIt(user)
    await safety()
    await user.click(toGames())
    await waitFor(() => expect(now()).toBe('/rng'))
    back()
    expect(await safety()).toBeVisible()
    expect(screen.getByText('The game runs in its own window.')).toBeVisible()
    await openIt(user)
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.focus).toHaveBeenCalledTimes(1)
    expect(asked(fake, 'launchGame')).toHaveLength(1)
    leave()
    expect(await screen.findByText(opensHere)).toBeVisible()
    await waitFor(() => expect(ended(fake)).toHaveLength(1))
  })

  it('comes to the front at a press on its card; its demo is another game', async () => {
    const { open, opened } = fakeWindow()
    const game = makeGame({ displayName: 'Table of Nine', launch: 'POPUP', gameType: 'LIVE', supportPlay: 0 })
    const fake = createFakeFetch({ gameList: () => makeGameList([game]), launchGame })
    const { user, go, address: now } = await visit('/live', fake)
    const press = async () => {
      await vi.dynamicImportSettled()
      const [card] = await screen.findAllByRole('link', { name: 'Table of Nine' })
      await user.click(card as HTMLElement)
      return safety()
    }
    await press()
    go('/live')
    await waitFor(() => expect(now()).toBe('/live'))
    expect(await press()).toBeVisible()
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.focus).toHaveBeenCalledTimes(1)
    go(`${now()}&trial=1`)
    expect(await screen.findByText(opensHere)).toBeVisible()
  })

  it('is closed when its player signs out', async () => {
    const { opened } = fakeWindow()
    const { user, store, fake } = await visit(address)
    await openIt(user)
    await safety()
    store.dispatch({ type: 'session/loggedOut' })
    expect(await screen.findByText(opensHere)).toBeVisible()
    expect(opened.close).toHaveBeenCalledTimes(1)
    expect(ended(fake)).toEqual([])
  })
})
