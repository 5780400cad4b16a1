import type { Endpoints, Value } from '@boardwalk/api-client'
import { limitWindows } from '@boardwalk/api-client/contract'
import { useActivityQuery } from '@boardwalk/api-client/lazy'

export type Activity = Value<Endpoints['activity']> & { window: (typeof limitWindows)[number] }

/** Play and payments of the three windows as one query: complete with the last response, failed with the first error. */
export function useActivity() {
  const day = useActivityQuery({ window: 'DAY' })
  const week = useActivityQuery({ window: 'WEEK' })
  const month = useActivityQuery({ window: 'MONTH' })
  const all = [day, week, month]
  const rows = limitWindows.flatMap((window, at): Activity[] => {
    const data = all[at]?.data
    return data ? [{ ...data, window }] : []
  })
  const failed = all.find(({ isError }) => isError)
  const refetch = () => {
    for (const query of all) if (!failed || query.isError) query.refetch()
  }
  const data = rows.length === all.length ? rows : undefined
  return { ...(failed ?? day), data, currentData: data, isFetching: all.some(({ isFetching }) => isFetching), refetch }
}
