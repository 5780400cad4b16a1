/** What a page shows of a list, whatever the shape in which the server sends it (contract A5). */
export type Page<T> = {
  items: readonly T[]
  page: number
  totalPages: number
  /** Null where the server does not count. */
  totalCount: number | null
}

type Numbered<T> = { list: readonly T[]; pageNo: number; totalPages: number | null; totalCount: number | null }
type Games<T> = { games: readonly T[]; pageNum: number; totalPages: number; totalCount: number }
type Recent<T> = { list: readonly T[]; totalPages: number }
type Favourites<T> = { content: readonly T[]; totalPages: number }
type Whole<T> = { list: readonly T[] }

/** One adapter for each shape. The two shapes that do not say their page take the one that was asked. */
export const pageOf = {
  numbered: <T>({ list: items, pageNo: page, totalPages, totalCount }: Numbered<T>): Page<T> => ({
    ...{ items, page, totalPages: totalPages ?? page, totalCount },
  }),
  games: <T>({ games: items, pageNum: page, ...totals }: Games<T>): Page<T> => ({ items, page, ...totals }),
  recent: <T>({ list: items, totalPages }: Recent<T>, page = 1): Page<T> => ({
    ...{ items, page, totalPages, totalCount: null },
  }),
  favourites: <T>({ content: items, totalPages }: Favourites<T>, page = 1): Page<T> => ({
    ...{ items, page, totalPages, totalCount: null },
  }),
  whole: <T>({ list: items }: Whole<T>): Page<T> => ({ items, page: 1, totalPages: 1, totalCount: items.length }),
} as const
