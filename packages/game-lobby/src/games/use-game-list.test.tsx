import { createFakeFetch, makeGameList } from '@boardwalk/api-client/fakes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { gamesFrom } from '../testing/games.ts'
import { listSource } from './list-source.ts'
import { useGameList } from './use-game-list.ts'

it('requests the next part once, also while an update of lower priority waits', async () => {
  const games = gamesFrom(1, 200)
  const fake = createFakeFetch({ gameList: (input) => makeGameList(games, input) })
  const { store } = await renderStorefront('/', { fake })
  const source = listSource({ gameType: 'FISH', pageNo: 1 })
  const readings = new Set<unknown>()
  const { result } = renderHook(
    () => {
      const list = useGameList(source)
      // Without end, nothing else would stop it.
      if (readings.add(list.reading).size > 10) throw new Error('It asks without end.')
      return list
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  )
  const known = () => result.current.query.currentData?.slots.filter(Boolean).length
  await waitFor(() => expect(known()).toBe(24))
  act(() => {
    // As during hydration, where updates from effects wait for everything else.
    startTransition(() => result.current.see(0, 11, false))
    result.current.showMore()
  })
  await waitFor(() => expect(known()).toBe(96))
  // The beginning, the reader's wish, and the part that it needs.
  expect(readings.size).toBe(3)
})
