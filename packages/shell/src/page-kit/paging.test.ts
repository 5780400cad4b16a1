import { expect, it } from 'vitest'
import { pageOf } from './paging.ts'

it('gives every shape of contract A5 as one page', () => {
  const items = ['a', 'b']
  const totals = { totalPages: 4, totalCount: 7 }
  expect(pageOf.numbered({ list: items, pageNo: 3, ...totals })).toEqual({ items, page: 3, ...totals })
  expect(pageOf.games({ games: items, pageNum: 3, ...totals })).toEqual({ items, page: 3, ...totals })
  expect(pageOf.recent({ list: items, totalPages: 4 }, 3)).toEqual({ items, page: 3, totalPages: 4, totalCount: null })
  expect(pageOf.favourites({ content: items, totalPages: 4 }, 3)).toEqual({
    ...{ items, page: 3, totalPages: 4, totalCount: null },
  })
  expect(pageOf.whole({ list: items })).toEqual({ items, page: 1, totalPages: 1, totalCount: 2 })
})

it('takes a slice that was not counted for the last page', () => {
  const page = pageOf.numbered({ list: ['a'], pageNo: 1, totalPages: null, totalCount: null })
  expect(page).toEqual({ items: ['a'], page: 1, totalPages: 1, totalCount: null })
})
