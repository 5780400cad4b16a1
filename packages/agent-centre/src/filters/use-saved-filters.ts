import { useSession } from '@boardwalk/shell/feature'
import type { Question, useQuestion } from '@boardwalk/shell/page-kit'
import { useState } from 'react'
import { readFilters, type SavedFilter, storeFilters, withFilter, withoutFilter } from './stored-filters.ts'

export type Filtered<Q extends object> = {
  /** The page's own name in storage. */
  page: string
  question: Question<Q>
  asking: ReturnType<typeof useQuestion<Q>>
}

/** The saved filters of a page. They are read when they are opened, and again before each change: tabs share them. */
export function useSavedFilters<Q extends object>({ page, question, asking }: Filtered<Q>) {
  const { username } = useSession()
  const [filters, setFilters] = useState<readonly SavedFilter[]>([])
  const [isRefused, setRefused] = useState(false)
  const read = () => readFilters(username, page)
  const change = (next: readonly SavedFilter[]) => {
    const isStored = storeFilters(username, page, next)
    setRefused(!isStored)
    setFilters(isStored ? next : read())
    return isStored
  }
  return {
    ...{ filters, isRefused },
    load: () => {
      setRefused(false)
      setFilters(read())
    },
    /** Saves the filters in use, without the page's place in the result. */
    save: (name: string) => {
      // A change without a place leaves the place out.
      const query = question.write(question.write(new URLSearchParams(), asking.asked), {}).toString()
      return change(withFilter(read(), { name, query }))
    },
    /** Values that a later version does not know are those of a fresh page. */
    apply: ({ query }: SavedFilter) => asking.ask({ ...question.read(new URLSearchParams(query)) }),
    remove: (name: string) => change(withoutFilter(read(), name)),
  }
}
