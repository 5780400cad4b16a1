import { createFakeFetch, type fakes } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { gameLobby } from '../index.ts'
import { gamesFrom } from '../testing/games.ts'

const page = vi.hoisted(() => ({ flies: false }))
vi.mock('@boardwalk/ui', async (original) => ({
  ...(await original<typeof import('@boardwalk/ui')>()),
  useSettled: () => useState(!page.flies)[0],
}))

const gameList: typeof fakes.gameList = ({ pageNo }) => ({
  games: gamesFrom(24 * (pageNo - 1) + 1, 24 * pageNo),
  pageNum: pageNo,
  totalPages: 2,
  totalCount: 48,
})
const main = () => within(screen.getByRole('main'))

it('a card that comes while the page flies by is a shape; those before it stay', async () => {
  const { user } = await renderStorefront('/pvp', { fake: createFakeFetch({ gameList }), features: [gameLobby] })
  await main().findByText('24 of 48 games')
  expect(main().getAllByRole('article')).toHaveLength(24)
  page.flies = true
  await user.click(main().getByRole('button', { name: 'Show more games' }))
  await main().findByText('48 of 48 games')
  expect(main().getAllByRole('article')).toHaveLength(24)
})
