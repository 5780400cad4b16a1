import { useLocation } from '@boardwalk/shell/feature'
import { useState } from 'react'

/** How far somebody had read the lists they left, by visit and question, so that Back finds the same cards. */
const remembered = new Map<string, number>()
const most = 50

/** Pages shown of a list: one for a new question, as many as before for a visit that Back returns to. */
export function usePageCount(question: string) {
  const visit = `${useLocation().key} ${question}`
  const [pages, setPages] = useState(() => remembered.get(visit) ?? 1)
  const showMore = () => {
    remembered.set(visit, pages + 1)
    if (remembered.size > most) remembered.delete(remembered.keys().next().value ?? visit)
    setPages(pages + 1)
  }
  return { pages, showMore }
}
