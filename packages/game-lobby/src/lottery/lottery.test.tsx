import { createFakeFetch, fakeError, NOW } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameLobby } from '../index.ts'
import { storyLotteries } from '../testing/story-lotteries.ts'

type Answers = Parameters<typeof createFakeFetch>[0]
const open = (address: string, answers: Answers = {}, signedInAs?: number) =>
  renderStorefront(address, {
    fake: createFakeFetch({ ...storyLotteries, ...answers }),
    features: [gameLobby],
    ...(signedInAs !== undefined && { signedInAs }),
  })
const inputs = (fake: ReturnType<typeof createFakeFetch>, row: string) =>
  fake.calls.filter(({ name }) => name === row).map(({ input }) => input)
const section = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => localStorage.clear())

describe('the home of the lotteries', () => {
  it('requests twenty popular ones of the prize mode and a hundred opened numbers (checklist 70)', async () => {
    const { fake } = await open('/lottery')
    expect(await (await section('Popular lotteries')).findAllByRole('article')).toHaveLength(3)
    expect(inputs(fake, 'popularLottery')).toEqual([{ count: 20, prizeMode: 'Lott', device: 'WEB', language: 'EN' }])
    expect(inputs(fake, 'vnNumbers')).toEqual([{ count: 100 }])
    expect(inputs(fake, 'vnRecent')).toEqual([])
  })

  it('uses the prize mode that the platform’s cards decide (checklist 66)', async () => {
    const { fakes } = await import('@boardwalk/api-client/fakes')
    const gameMenus = (input: Parameters<typeof fakes.gameMenus>[0]) => {
      const { settings, ...menus } = fakes.gameMenus(input)
      return { ...menus, settings: { ...settings, prizeMode: 'Elott' as const } }
    }
    const { fake } = await open('/lottery', { gameMenus })
    await waitFor(() =>
      expect(inputs(fake, 'popularLottery')).toEqual([expect.objectContaining({ prizeMode: 'Elott' })]),
    )
  })

  it('counts down to a draw by the server’s clock', async () => {
    await open('/lottery')
    const clocks = await (await section('Popular lotteries')).findAllByRole('timer')
    await waitFor(() => expect(clocks[0]?.textContent).toMatch(/^00:00:[0-4]\d$/))
  })

  it('counts down to the next draw, and refetches only when its time is unknown', async () => {
    const soon = new Date(Date.parse(NOW) + 1500).toISOString()
    const drawing = { gameCode: 'SOON', gameName: 'Soon', icon: '', nextDrawAt: soon }
    const popularLottery = () => ({ list: [{ ...drawing, prizeMode: 'Lott' as const }] })
    const known = { ...drawing, drawEverySec: 60, closeBeforeSec: 8, status: 'UP' as const }
    const vnMenu = () => ({ list: [{ group: 'North', games: [known] }] })
    const clock = () => screen.findAllByRole('timer', { name: /Soon/ })

    const regular = await open('/lottery', { popularLottery, vnMenu })
    await waitFor(async () => expect((await clock())[0]?.textContent).toMatch(/^00:00:5\d$/))
    expect(inputs(regular.fake, 'popularLottery')).toHaveLength(1)
    regular.unmount()

    const irregular = await open('/lottery', { popularLottery, vnMenu: () => ({ list: [] }) })
    await waitFor(() => expect(inputs(irregular.fake, 'popularLottery').length).toBeGreaterThan(1))
  })

  it('opens a lottery by its card, whole', async () => {
    await open('/lottery')
    const card = await (await section('Popular lotteries')).findByRole('link', { name: 'Northern Minute' })
    expect(card).toHaveAttribute('href', '/lottery?gameCode=VN_NORTH_1&playType=betting')
  })

  it('keeps favourites in the browser, for the player alone (checklist 71)', async () => {
    const { user } = await open('/lottery', {}, 0)
    const popular = await section('Popular lotteries')
    await user.click(await popular.findByRole('button', { name: 'Add Southern Two to favourites' }))
    expect(localStorage.getItem('lotteryFavourites.player01')).toBe('["VN_SOUTH_2"]')
    const mine = await section('Your favourite lotteries')
    expect(mine.getByRole('link', { name: 'Southern Two' })).toBeVisible()
    await user.click(mine.getByRole('button', { name: 'Remove Southern Two from favourites' }))
    expect(localStorage.getItem('lotteryFavourites.player01')).toBe('[]')
    expect(screen.queryByRole('region', { name: 'Your favourite lotteries' })).toBeNull()
  })

  it('shows a player their own favourites only, and asks a visitor to sign in (checklist 71)', async () => {
    localStorage.setItem('lotteryFavourites.someone', '["VN_SOUTH_2"]')
    localStorage.setItem('lotteryFavourites.player01', 'not a list')
    const { user, store } = await open('/lottery')
    const popular = await section('Popular lotteries')
    await user.click(await popular.findByRole('button', { name: 'Add Southern Two to favourites' }))
    expect(store.getState().modal.open).toEqual({ kind: 'login' })
    expect(screen.queryByRole('region', { name: 'Your favourite lotteries' })).toBeNull()
  })

  it('shows a player’s latest lotteries, and their tickets in the draws of one lottery', async () => {
    const { user, fake } = await open('/lottery', {}, 0)
    expect(await (await section('Last played')).findByRole('link', { name: 'Northern Minute' })).toBeVisible()
    const opened = await section('Winning numbers')
    await user.selectOptions(await opened.findByRole('combobox', { name: 'Lottery' }), 'VN_NORTH_1')
    expect((await opened.findAllByText(/Bet ₱5\.00/))[0]).toBeVisible()
    expect(inputs(fake, 'openedNumbers')).toEqual([{ count: 100, gameCode: 'VN_NORTH_1' }])
  })

  it('shows ten draws at a time, each read as one line of numbers', async () => {
    const { user } = await open('/lottery')
    const opened = await section('Winning numbers')
    expect(await opened.findAllByRole('img', { name: /^Numbers/ })).toHaveLength(10)
    expect(opened.getByText('Times are in Philippine Standard Time.')).toBeVisible()
    await user.click(opened.getByRole('button', { name: '15 more draws' }))
    expect(opened.getAllByRole('img', { name: /^Numbers/ })).toHaveLength(20)
  })

  it('shows a failure and that nothing is open', async () => {
    await open('/lottery', { ...fakeError('vnMenu', 'INTERNAL'), popularLottery: () => ({ list: [] }) })
    expect(await (await section('All lotteries')).findByRole('alert')).toHaveTextContent(
      'The lotteries could not be loaded',
    )
    expect(await (await section('Popular lotteries')).findByText('No lottery is open right now')).toBeVisible()
  })
})

describe('a lottery', () => {
  it('is launched with its vendor’s parameters (checklist 61 and 77)', async () => {
    const { fake } = await open('/lottery?gameCode=VN_NORTH_1&vendor=TCG_LOTTO_VN&playType=betting', {}, 0)
    await waitFor(() => expect(inputs(fake, 'launchGame')).toHaveLength(1))
    expect(inputs(fake, 'launchGame')[0]).toMatchObject({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'Lott',
      lottoGameCode: 'VN_NORTH_1',
      lottoView: 'betting',
      device: 'WEB',
      language: 'EN',
      backUrl: expect.stringMatching(/\/lottery$/),
    })
  })

  it('begins in its lobby if the address requests it, and of another vendor by code (checklist 73)', async () => {
    const first = await open('/lottery?gameCode=VN_NORTH&playType=lobby', {}, 0)
    await waitFor(() => expect(inputs(first.fake, 'launchGame')[0]).toMatchObject({ lottoView: 'lobby' }))
    const other = await open('/lottery?gameCode=SEA_SPARK_1&vendor=TCG_SEA', {}, 0)
    await waitFor(() =>
      expect(inputs(other.fake, 'launchGame')[0]).toMatchObject({ gameCode: 'SEA_SPARK_1', vassalage: 'TCG_SEA' }),
    )
    expect(inputs(other.fake, 'launchGame')[0]).not.toHaveProperty('lottoArea')
  })
})
