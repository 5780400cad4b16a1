import { createFakeFetch, makeGameList } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { expect, it } from 'vitest'
import { gamesFrom } from '../testing/games.ts'
import { listSource } from './list-source.ts'

it('requests just the wanted part, and reads its response', async () => {
  const games = gamesFrom(1, 200)
  const fake = createFakeFetch({ gameList: (input) => makeGameList(games, input) })
  const { store } = await renderStorefront('/', { fake })
  const [after, before] = [makeGameList(games).cursor ?? '', makeGameList(games, { pageNo: 7 }).cursor ?? '']
  const page = listSource({ gameType: 'FISH', pageNo: 1 }).page({ size: 48, after, before, skip: 72 })
  await store.dispatch(page.start() as never)
  const asked = fake.calls.filter(({ name }) => name === 'gameList').map(({ input }) => input)
  const place = { pageNo: 1, pageSize: 48, after, before, skip: 72 }
  expect(asked).toContainEqual(expect.objectContaining({ gameType: 'FISH', ...place }))
  const answer = { games: gamesFrom(97, 144), hasMore: false, total: 200, isError: false, isFetching: false }
  expect(page.select(store.getState())).toMatchObject(answer)
})
