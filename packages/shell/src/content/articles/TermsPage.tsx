import { useTermsQuery } from '@boardwalk/api-client/lazy'
import { useShellState } from '../../app/store.ts'
import { Article } from './Article.tsx'

/** The terms of use that are in force. */
export function TermsPage() {
  const language = useShellState((state) => state.settings.language)
  return <Article query={useTermsQuery({ language })} />
}
