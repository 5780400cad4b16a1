import { createFakeFetch, fakeError, fakes, makeGameSession } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress } from '../testing/games.ts'
import { clockText } from './Elapsed.tsx'

type Fake = ReturnType<typeof createFakeFetch>
const play = (fake: Fake = createFakeFetch(), address = gameAddress(1)) =>
  renderStorefront(address, { fake, features: [gameLobby], signedInAs: 0 })
const asked = (fake: Fake, name: string) => fake.calls.filter((call) => call.name === name)
const session = (over: Parameters<typeof makeGameSession>[0]) =>
  createFakeFetch({ gameSession: () => makeGameSession(over) })

async function says(type: string, times = 1) {
  const { contentWindow } = (await screen.findByTitle(/game window/)) as HTMLIFrameElement
  const message = { source: contentWindow, origin: 'null', data: { v: 1, type } }
  for (let n = 0; n < times; n += 1) fireEvent(window, new MessageEvent('message', message))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('reads time like a clock', () => {
  expect([0, 65, 3600 + 2 * 60 + 5].map(clockText)).toEqual(['0:00', '1:05', '1:02:05'])
})

describe('the safety bar', () => {
  it('shows time by the server’s clock, the net result of the session and the balance', async () => {
    const times = { startedAt: '2026-11-21T09:00:00.000Z', at: '2026-11-21T09:12:05.000Z' }
    await play(session({ ...times, net: '-12.50' }))
    const bar = await screen.findByRole('group', { name: 'Your play' })
    await waitFor(() => expect(within(bar).getByRole('timer').textContent).toMatch(/^12:0[5-9]$/))
    expect(bar).toHaveTextContent('−₱12.50')
    expect(bar).toHaveTextContent('₱1,000.00')
  })

  it('does not turn its clock back while a round is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const times = { startedAt: '2026-11-21T09:00:00.000Z', at: '2026-11-21T09:12:00.000Z' }
    let net = '0.00'
    await play(createFakeFetch({ gameSession: () => makeGameSession({ ...times, net }) }))
    const clock = await screen.findByRole('timer')
    await says('roundOpen')
    net = '40.00'
    await says('balanceChanged')
    act(() => void vi.advanceTimersByTime(2_000))
    const before = clock.textContent ?? ''
    expect(before).not.toBe('12:00')
    await says('roundOpen')
    act(() => void vi.advanceTimersByTime(900))
    expect((clock.textContent ?? '') >= before).toBe(true)
  })

  it('calls a demo a demo', async () => {
    const { fake } = await play(session({ isDemo: true }), `${gameAddress(1)}&trial=1`)
    expect(await screen.findByText('Demo')).toBeVisible()
    expect(asked(fake, 'launchGame')[0]?.input).toMatchObject({ trial: 1 })
  })

  it('takes a break with one press: the game session ends and the lobby is there', async () => {
    const { fake, user, address } = await play()
    await screen.findByTitle(/game window/)
    await user.click(screen.getByRole('button', { name: 'Leave game' }))
    await waitFor(() => expect(address()).toBe('/rng'))
    expect(asked(fake, 'endGameSession')[0]?.input).toEqual({ id: fakes.launchGame({ clientType: 3 }).gameSessionId })
    expect(screen.queryByTitle(/game window/)).toBeNull()
  })

  it('ends the session of a game that is left by Back', async () => {
    const { fake, user } = await play()
    await screen.findByTitle(/game window/)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(asked(fake, 'endGameSession')).toHaveLength(1))
  })
})

describe('a game that is stopped', () => {
  const none = { until: null, kind: null, limit: null, used: null, resetsAt: null }
  it.each([
    ['an exclusion', { ...none, code: 'RG_EXCLUDED' }, 'You have excluded yourself from play.'],
    // The evening of one day in Greenwich is the next morning in the brand's zone.
    [
      'a break',
      { ...none, code: 'RG_EXCLUDED', until: '2026-12-01T20:05:00.000Z' },
      /break from play until December 2, 2026, 4:05 AM/,
    ],
    [
      'a loss limit',
      { ...none, code: 'RG_LIMIT', kind: 'LOSS', limit: '50.00' },
      'You have reached your loss limit of ₱50.00.',
    ],
    [
      'a stake limit',
      { ...none, code: 'RG_LIMIT', kind: 'STAKE', limit: '50.00' },
      'You have reached your stake limit of ₱50.00.',
    ],
    [
      'a time limit',
      { ...none, code: 'RG_LIMIT', kind: 'SESSION', limit: '30' },
      'You have reached your time limit of 30 minutes.',
    ],
    [
      'a limit of which a part returns',
      { ...none, code: 'RG_LIMIT', kind: 'LOSS', limit: '50.00', used: '50.00', resetsAt: '2026-12-01T20:05:00.000Z' },
      /settled\. You can play within your limit again from December 2, 2026, 4:05 AM/,
    ],
    [
      'a limit of nothing, which never returns',
      { ...none, code: 'RG_LIMIT', kind: 'STAKE', limit: '0.00', used: '0.00', resetsAt: '2026-12-01T20:05:00.000Z' },
      /settled\.Go to the games$/,
    ],
    ['its end', { ...none, code: 'SESSION_EXPIRED' }, 'This game session is over.'],
    ['a closed account', { ...none, code: 'ACCOUNT_DISABLED' }, /account cannot play/],
  ] as const)('by %s is shown, and that the running round settles', async (_, stop, words) => {
    await play(session({ stop }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    expect(alert).toHaveTextContent('A running round will still be settled.')
    expect(within(alert).getByRole('link', { name: 'Go to the games' })).toHaveAttribute('href', '/rng')
    expect(screen.getByTitle(/game window/)).toBeInTheDocument()
  })
})

describe('the reality check', () => {
  const due = { ...makeGameSession({}), stake: '80.00', payout: '30.00', net: '-50.00' }
  const stop = { code: 'REALITY_CHECK', limit: '60', until: null, kind: null, used: null, resetsAt: null } as const

  it('shows time and stakes, cannot be dismissed, and closes once it is answered', async () => {
    let isAnswered = false
    const fake = createFakeFetch({
      gameSession: () => ({ ...due, stop: isAnswered ? null : stop }),
      answerRealityCheck: () => {
        isAnswered = true
        return { nextAt: '2026-12-01T20:05:00.000Z' }
      },
    })
    const { user } = await play(fake)
    const dialog = await screen.findByRole('dialog', { name: 'Reality check' })
    expect(dialog).toHaveTextContent('Bet amount₱80.00Payout₱30.00This session−₱50.00')
    await user.keyboard('{Escape}')
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stop playing', 'Keep playing'])
    await user.click(within(dialog).getByRole('button', { name: 'Keep playing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTitle(/game window/)).toBeInTheDocument()
  })

  it('opens as soon as a stake was refused for it', async () => {
    let isDue = false
    await play(createFakeFetch({ gameSession: () => ({ ...due, stop: isDue ? stop : null }) }))
    await screen.findByTitle(/game window/)
    isDue = true
    await says('stakeRefused')
    expect(await screen.findByRole('dialog', { name: 'Reality check' }, { timeout: 5_000 })).toBeVisible()
  })

  it('stops the game for a player who has had enough, and answers nothing for them', async () => {
    const { fake, user, address } = await play(createFakeFetch({ gameSession: () => ({ ...due, stop }) }))
    await user.click(await screen.findByRole('button', { name: 'Stop playing' }))
    await waitFor(() => expect(address()).toBe('/rng'))
    expect(asked(fake, 'endGameSession')).not.toHaveLength(0)
    expect(asked(fake, 'answerRealityCheck')).toHaveLength(0)
  })
})

describe('a round that is open', () => {
  const sums = () => ['game-balance', 'balance'].map((id) => screen.getByTestId(id).textContent)
  async function opened() {
    let [sumBalance, version, net] = ['1000.00', 1, '0.00']
    const fake = createFakeFetch({
      balance: () => ({ ...fakes.balance({}), sumBalance, version }),
      gameSession: () => makeGameSession({ net }),
    })
    const page = await play(fake)
    await waitFor(() => expect(sums()).toEqual(expect.arrayContaining([expect.stringContaining('₱1,000.00')])))
    await says('roundOpen')
    // Real games repeat it, because a silent one holds nothing back.
    const repeat = setInterval(() => screen.queryByTitle(/game window/) && void says('roundOpen'), 1_000)
    onTestFinished(() => clearInterval(repeat))
    const closesRound = () => {
      clearInterval(repeat)
      return says('roundClosed')
    }
    const becomes = async (sum: string, result: string) => {
      ;[sumBalance, version, net] = [sum, version + 1, result]
      const answered = asked(fake, 'balance').length
      await says('balanceChanged')
      await waitFor(() => expect(asked(fake, 'balance').length).toBeGreaterThan(answered))
    }
    return { ...page, becomes, closesRound }
  }

  it('shows the stake in both bars at once, and the credit when the game closes it', async () => {
    const { becomes, closesRound } = await opened()
    await becomes('990.00', '-10.00')
    await waitFor(() => expect(sums().every((text) => text?.includes('₱990.00'))).toBe(true))
    await becomes('1040.00', '40.00')
    expect(sums().every((text) => text?.includes('₱990.00'))).toBe(true)
    expect(screen.getByRole('group', { name: 'Your play' })).toHaveTextContent('−₱10.00')
    await closesRound()
    await waitFor(() => expect(sums().every((text) => text?.includes('₱1,040.00'))).toBe(true))
    expect(screen.getByRole('group', { name: 'Your play' })).toHaveTextContent('+₱40.00')
  })

  it('shows the balance as it is as soon as the game is left', async () => {
    const { becomes, user, store } = await opened()
    await becomes('1040.00', '40.00')
    expect(screen.getByTestId('balance')).toHaveTextContent('₱1,000.00')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByTitle(/game window/)).toBeNull())
    expect(store.getState().session.heldSum).toBeUndefined()
    await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('₱1,040.00'))
  })

  it('notifies the game when the balance changed elsewhere, and not during its own round', async () => {
    const { becomes, closesRound } = await opened()
    const { contentWindow } = screen.getByTitle(/game window/) as HTMLIFrameElement
    const posted = vi.spyOn(contentWindow as Window, 'postMessage')
    await becomes('990.00', '-10.00')
    expect(posted).not.toHaveBeenCalled()
    await closesRound()
    await becomes('980.00', '-10.00')
    await waitFor(() => expect(posted).toHaveBeenLastCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
  })
})

describe('a game that needs money', () => {
  it('sees the available balance', async () => {
    await play(session({ available: '3.20' }))
    await says('needDeposit')
    expect(await screen.findByRole('alert')).toHaveTextContent('You have ₱3.20 to play with.')
  })

  const low = (over: object) =>
    createFakeFetch({
      gameSession: () => makeGameSession({ available: '0.30', minStake: '0.75' }),
      allowance: () => ({
        state: 'READY',
        amount: '200.00',
        below: '10.00',
        resetsAt: '2026-12-01T16:00:00.000Z',
        ...over,
      }),
    })

  it('gets no advice to stake less where no stake is below the balance, and claims the day’s allowance', async () => {
    let available = '0.30'
    const claimAllowance = () => {
      available = '200.30'
      return {
        refNo: 'RW261201-0000000001',
        amount: '200.00',
        balance: available,
        resetsAt: '2026-12-01T16:00:00.000Z',
      }
    }
    const given = low({})
    given.use({ gameSession: () => makeGameSession({ available, minStake: '0.75' }), claimAllowance })
    const { fake, user } = await play(given)
    await says('needDeposit')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You have ₱0.30. The minimum bet here is ₱0.75.')
    expect(alert).not.toHaveTextContent('smaller stake')
    expect(within(alert).getByRole('link', { name: 'Play a demo' })).toHaveAttribute('href', '/rng?flag=TRIAL')
    expect(within(alert).getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions')
    await user.dblClick(await within(alert).findByRole('button', { name: 'Claim ₱200.00' }))
    expect(await screen.findByText('₱200.00 of play money is in your wallet.')).toBeVisible()
    expect(asked(fake, 'claimAllowance')).toHaveLength(1)
    const before = asked(fake, 'gameSession').length
    await says('balanceChanged')
    await waitFor(() => expect(asked(fake, 'gameSession').length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('₱200.00 of play money is in your wallet.'))
  })

  it('confirms a claim whose balance arrives before its answer', async () => {
    let available = '0.30'
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const given = low({})
    given.use({
      gameSession: () => makeGameSession({ available, minStake: '0.75' }),
      claimAllowance: async (input) => {
        available = '200.30'
        await answered
        return fakes.claimAllowance(input)
      },
    })
    const { fake, user } = await play(given)
    await says('needDeposit')
    await user.click(await screen.findByRole('button', { name: 'Claim ₱200.00' }))
    const before = asked(fake, 'gameSession').length
    await says('balanceChanged')
    await waitFor(() => expect(asked(fake, 'gameSession').length).toBeGreaterThan(before))
    expect(await screen.findByText('You have ₱200.30. The minimum bet here is ₱0.75.')).toBeVisible()
    answer()
    expect(await screen.findByText('₱200.00 of play money is in your wallet.')).toBeVisible()
  })

  it('is updated at once after the allowance was claimed elsewhere on the page', async () => {
    const given = low({})
    let [sumBalance, version] = ['0.30', 1]
    given.use({
      balance: () => ({ ...fakes.balance({}), sumBalance, version }),
      claimAllowance: (input) => {
        ;[sumBalance, version] = ['200.30', 2]
        return fakes.claimAllowance(input)
      },
    })
    const { user } = await play(given)
    await screen.findByText('₱0.30', { selector: '[data-testid="game-balance"] *, [data-testid="game-balance"]' })
    const { contentWindow } = screen.getByTitle(/game window/) as HTMLIFrameElement
    const posted = vi.spyOn(contentWindow as Window, 'postMessage')
    // As a game reports it after a refused order.
    await says('roundOpen')
    await says('needDeposit')
    await says('roundClosed')
    // The end of its round is reported by the game.
    await waitFor(() => expect(posted).toHaveBeenCalledOnce())
    posted.mockClear()
    await user.click(await screen.findByRole('button', { name: 'Claim ₱200.00' }))
    await waitFor(() => expect(posted).toHaveBeenLastCalledWith({ v: 1, type: 'balanceChanged' }, '*'))
  })

  it.each([
    ['CLAIMED', 'You can claim again from December 2, 2026, 12:00 AM'],
    ['OFF', 'You have ₱0.30.'],
    ['EXCLUDED', 'You have ₱0.30.'],
  ])('offers no claim where the allowance is %s', async (state, text) => {
    await play(low({ state }))
    await says('needDeposit')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })

  it('gets it from the main wallet where it plays from its own', async () => {
    const { fake, user } = await play(session({ wallet: 'W11', available: '0.00' }))
    await says('needDeposit')
    await user.click(await screen.findByRole('button', { name: 'Move ₱1,000.00 to this game' }))
    await waitFor(() => expect(asked(fake, 'walletTransfer')).toHaveLength(1))
    expect(asked(fake, 'walletTransfer')[0]?.input).toMatchObject({
      from: 'MAIN',
      to: 'W11',
      amount: '1000.00',
      all: true,
    })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('a game that misbehaves', () => {
  it('costs one request per pause, however many hints it sends', async () => {
    const { fake } = await play()
    await screen.findByTitle(/game window/)
    await waitFor(() => expect(asked(fake, 'gameSession').length).toBeGreaterThan(0))
    const before = [asked(fake, 'gameSession').length, asked(fake, 'balance').length]
    await says('balanceChanged', 500)
    await waitFor(() => expect(asked(fake, 'gameSession').length).toBe((before[0] ?? 0) + 1))
    expect(asked(fake, 'balance').length).toBeLessThanOrEqual((before[1] ?? 0) + 1)
  })

  it('leaves once, however often it sends close', async () => {
    const { address } = await play()
    await says('close', 50)
    await waitFor(() => expect(address()).toBe('/rng'))
  })

  it('that never becomes ready is not waited for without a word, and may be tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fake } = await play()
    await screen.findByTitle(/game window/)
    act(() => void vi.advanceTimersByTime(21_000))
    expect(await screen.findByText('The game is not responding')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked(fake, 'launchGame')).toHaveLength(2))
  })
})

describe('signing in', () => {
  it('every launch needs login: the popup opens automatically (checklist 72)', async () => {
    const { store } = await renderStorefront(gameAddress(1), { fake: createFakeFetch(), features: [gameLobby] })
    await waitFor(() => expect(store.getState().modal.open).toEqual({ kind: 'login' }))
  })

  it('a trial account sees which games have no trial (checklist 72)', async () => {
    await play(createFakeFetch(fakeError('launchGame', 'TRIAL_NOT_SUPPORTED')))
    expect(await screen.findByRole('alert')).toHaveTextContent('This game has no free trial.')
  })
})
