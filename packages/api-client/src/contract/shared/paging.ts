import * as v from 'valibot'
import { Int } from '../scalars.ts'

/** Shape P of contract A5, the one that every list uses unless the specification gave it another. */
export const pageOf = <S extends v.GenericSchema, E extends v.ObjectEntries = Record<never, never>>(
  item: S,
  extra?: E,
) =>
  v.object({
    list: v.array(item),
    pageNo: Int,
    pageSize: Int,
    totalCount: Int,
    totalPages: Int,
    ...(extra ?? ({} as E)),
  })

/** Everything in one answer. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.object({ list: v.array(item) })
