import { createFakeFetch, fakes, makeGameSession } from '@boardwalk/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { address, asked, ended, fakeWindow, launch, launchGame, openIt, visit } from '../testing/window-screen.ts'
// Loads the lazy code beforehand, so that no test waits for it on a busy machine.
import '../lobby/LobbyPage.tsx'

afterEach(() => vi.restoreAllMocks())

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
    // Real games repeat it, because a silent one holds nothing back.
    const repeat = setInterval(() => shown.says('roundOpen'), 1_000)
    onTestFinished(() => clearInterval(repeat))
    const closesRound = () => {
      clearInterval(repeat)
      shown.says('roundClosed')
    }
    const becomes = async (sum: string, result: string) => {
      ;[sumBalance, version, net] = [sum, version + 1, result]
      const answered = asked(fake, 'balance').length
      shown.says('balanceChanged')
      await waitFor(() => expect(asked(fake, 'balance').length).toBeGreaterThan(answered))
    }
    await becomes('990.00', '-10.00')
    await waitFor(() => expect(header()).toHaveTextContent('₱990.00'))
    await becomes('1040.00', '40.00')
    return { ...page, ...shown, bar, becomes, closesRound }
  }

  it('shows the stake in both bars at once, and the credit when the game closes it', async () => {
    const { bar, closesRound } = await running()
    expect(header()).toHaveTextContent('₱990.00')
    expect(bar).toHaveTextContent('−₱10.00')
    closesRound()
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
    const { leave, fake, store } = await running()
    leave()
    expect(store.getState().session.heldSum).toBeUndefined()
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
    expect(await screen.findByText('This game opens in its own window.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Your play' })).toBeNull()
    await waitFor(() => expect(ended(fake)).toEqual([{ id: launch.gameSessionId }]))
  })

  it('does the same when the window ended without an event', async () => {
    const { opened, fake, store } = await running()
    opened.closed = true
    expect(await screen.findByText('This game opens in its own window.')).toBeVisible()
    expect(store.getState().session.heldSum).toBeUndefined()
    await waitFor(() => expect(ended(fake)).toEqual([{ id: launch.gameSessionId }]))
    expect(header()).toHaveTextContent('₱1,040.00')
  })

  it('holds the credit back on other pages of this tab too, until the game closes the round', async () => {
    const { closesRound, user, address: now } = await running()
    await user.click(screen.getByRole('link', { name: 'Go to the games' }))
    await waitFor(() => expect(now()).toBe('/rng'))
    expect(header()).toHaveTextContent('₱990.00')
    closesRound()
    await waitFor(() => expect(header()).toHaveTextContent('₱1,040.00'))
  })

  it('notifies the game when the balance changed elsewhere', async () => {
    const { closesRound, frame, becomes } = await running()
    const posted = vi.spyOn(frame()?.contentWindow as Window, 'postMessage')
    closesRound()
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
    posted.mockClear()
    await becomes('1240.00', '40.00')
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
  })
})
