import { createFakeFetch, type fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom } from '../testing/games.ts'

const gameList: typeof fakes.gameList = ({ pageNo }) => ({
  games: gamesFrom(24 * (pageNo - 1) + 1, 24 * pageNo),
  pageNum: pageNo,
  totalPages: 2,
  totalCount: 48,
})
const main = () => within(screen.getByRole('main'))
const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })
afterEach(() => void vi.unstubAllGlobals())

it('a card that comes while the page flies by is a shape until the page rests; those before it stay', async () => {
  const { user } = await renderStorefront('/pvp', { fake: createFakeFetch({ gameList }), features: [gameLobby] })
  await main().findByText('24 of 48 games')
  scrollTo(0)
  const flight = setInterval(() => scrollTo(window.scrollY + window.innerHeight), 20)
  await user.click(main().getByRole('button', { name: 'Show more games' }))
  await main().findByText('48 of 48 games')
  expect(main().getAllByRole('article')).toHaveLength(24)
  clearInterval(flight)
  await vi.waitFor(() => expect(main().getAllByRole('article')).toHaveLength(48))
})
