import { useSearchParams } from '@boardwalk/shell/feature'
import { dropQuestion, type Question } from '@boardwalk/shell/page-kit'
import type { PageKey } from '../menu/page-rules.ts'

/** Address of another page of the centre; its question is the usual one with these changes. */
export function usePageLink() {
  const [params] = useSearchParams()
  return <Q extends object>(page: PageKey, question: Question<Q>, asked: Partial<Q>) => {
    const next = question.write(dropQuestion(params), asked)
    next.set('agent', page)
    return { search: `?${next}` }
  }
}
