/** The shown part of a list, in any shape of the server's responses (contract A5). */
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

/** One adapter for each shape. The two shapes without a page number take the requested one. */
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
