import { createFakeFetch, fakeError, fakes, makeGame } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gameAddress, never } from '../testing/games.ts'

const visit = (fake = createFakeFetch()) => renderStorefront(gameAddress(1), { fake, features: [gameLobby] })
const play = (fake = createFakeFetch()) =>
  renderStorefront(gameAddress(1), { fake, features: [gameLobby], signedInAs: 0 })
const launches = (fake: ReturnType<typeof createFakeFetch>) => fake.calls.filter(({ name }) => name === 'launchGame')
const frame = () => screen.findByTitle('Lantern Tide 1, game window')

it('opens the game once, in a frame that may only run scripts', async () => {
  const { fake } = await play()
  expect(await frame()).toHaveAttribute('sandbox', 'allow-scripts')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern Tide 1')
  await waitFor(() => expect(document.title).toBe('Lantern Tide 1 · Tala'))
  expect(launches(fake)).toHaveLength(1)
  expect(launches(fake)[0]?.input).toMatchObject({ vassalage: 'NOVA', gameType: 'RNG', clientType: 3, theme: 'light' })
})

it('asks a visitor to sign in and opens the login popup, without a launch', async () => {
  const { fake, user, store } = await visit()
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign in' }))
  expect(store.getState().modal.open).toEqual({ kind: 'login' })
  expect(launches(fake)).toHaveLength(0)
})

it('shows a refusal in words, offers the lobby, and no second try that cannot help', async () => {
  await play(createFakeFetch(fakeError('launchGame', 'RG_EXCLUDED')))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('You are on a break from play')
  expect(within(alert).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the games' })).toHaveAttribute('href', '/rng')
})

it('leads home where the lobby of the game is switched off (checklist 14)', async () => {
  const site = fakes.permission({ url: '' })
  const whitelabel = [{ modId: 'lobby', enabled: '1' as const, childrenNodes: [] }]
  const permission = () => ({ ...site, info: { ...site.info, whitelabel } })
  await play(createFakeFetch({ permission, ...fakeError('launchGame', 'RG_EXCLUDED') }))
  const way = await screen.findByRole('link', { name: 'Go to the games' })
  await waitFor(() => expect(way).toHaveAttribute('href', '/'))
})

it('has a sentence for an unknown code', async () => {
  const fake = createFakeFetch()
  const odd = async (...call: Parameters<typeof fetch>) => {
    if (!String(call[0]).includes('launchGame')) return fake(...call)
    return Response.json({ success: false, message: 'x', value: null, code: 'ZZZ_UNHEARD_OF' }, { status: 500 })
  }
  await play(Object.assign(odd, fake))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
})

it('suggests other games while one is under maintenance', async () => {
  const suggest = [makeGame({ displayName: 'Paper Kites' }, 7)]
  await play(createFakeFetch(fakeError('launchGame', 'GAME_MAINTENANCE', { until: null, suggest })))
  expect(await screen.findByRole('heading', { name: 'Other games to play now' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Paper Kites' })).toHaveAttribute(
    'href',
    expect.stringContaining('/game?id='),
  )
})

it('shows the end, and offers no game where the platform suggests none', async () => {
  const until = '2026-12-01T20:05:00.000Z'
  await play(createFakeFetch(fakeError('launchGame', 'GAME_MAINTENANCE', { until, suggest: [] })))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'This game is under maintenance. Expected back at December 2, 2026, 4:05 AM (Philippine Standard Time).',
  )
  expect(alert).not.toHaveTextContent('meanwhile')
  expect(screen.queryByRole('heading', { name: 'Other games to play now' })).toBeNull()
})

it('opens after a failure that passed', async () => {
  const fake = createFakeFetch(fakeError('launchGame', 'UPSTREAM_ERROR'))
  const { user } = await play(fake)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fake.use({ launchGame: fakes.launchGame })
  await user.click(retry)
  expect(await frame()).toBeVisible()
  expect(launches(fake)).toHaveLength(2)
})

it('sends the address of its own lobby as the way back, e-sports apart from sports', async () => {
  const fake = createFakeFetch()
  const options = { fake, features: [gameLobby], signedInAs: 0 as const }
  await renderStorefront('/game?id=01939f00-0000-7000-8000-000000000009&vendor=AV&type=SPORTS&name=Arena', options)
  await screen.findByTitle('Arena, game window')
  expect(launches(fake)[0]?.input).toMatchObject({ backUrl: expect.stringMatching(/\/esports$/), gameType: 'ESPORTS' })
})

it('waits with a word', async () => {
  await play(createFakeFetch({ launchGame: never }))
  expect(await screen.findByText('Opening the game')).toBeVisible()
})

it('drops a response that arrives after the player has left the session', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof fakes.launchGame>>()
  const { fake, store } = await play(createFakeFetch({ launchGame: () => promise }))
  await waitFor(() => expect(launches(fake)).toHaveLength(1))
  act(() => void store.dispatch({ type: 'session/loggedOut' }))
  await act(async () => resolve(fakes.launchGame({ clientType: 3 })))
  expect(await screen.findByText('Sign in to play')).toBeVisible()
  expect(screen.queryByTitle(/game window/)).toBeNull()
})

it('shows the live balance in both bars, refetches it after a hint of the game, and masks both', async () => {
  const balance = vi.fn(() => ({ ...fakes.balance({}), sumBalance: '1000.00' }))
  const { user } = await play(createFakeFetch({ balance }))
  const game = await frame()
  await waitFor(() => expect(screen.getByTestId('game-balance')).toHaveTextContent('₱1,000.00'))
  balance.mockImplementation(() => ({ ...fakes.balance({}), sumBalance: '1012.50', version: 2 }))
  const source = (game as HTMLIFrameElement).contentWindow
  fireEvent(window, new MessageEvent('message', { source, origin: 'null', data: { v: 1, type: 'balanceChanged' } }))
  await waitFor(() => expect(screen.getByTestId('game-balance')).toHaveTextContent('₱1,012.50'))
  expect(screen.getByTestId('balance')).toHaveTextContent('₱1,012.50')
  await user.click(screen.getByTestId('balance'))
  expect(screen.getByTestId('game-balance')).not.toHaveTextContent('1,012.50')
})

it('leads from a link to the lobby of its category', async () => {
  const { user, address } = await play()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/rng'))
})

it('shows a message when the address names no game', async () => {
  await renderStorefront('/game', { features: [gameLobby] })
  expect(await screen.findByText('No game was chosen')).toBeVisible()
})
