import * as v from 'valibot'
import { Int, Text } from '../scalars.ts'

/** Shape P of contract A5, for every list without a shape of its own in the specification. */
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

/** All items in one response. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.object({ list: v.array(item) })

/** Opens `GET /wps/ac/rows?ticket=`: every row of a list as lines of JSON, and the line `{"end":count}` after the last. */
export const FileTicket = v.object({ ticket: Text, expiresInSec: Int })
