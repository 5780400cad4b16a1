import { useArticleQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { useSearchParams } from 'react-router'
import { idIn } from '../../app/named-in-query.ts'
import { useShellState } from '../../app/store.ts'
import { Missing } from '../Missing.tsx'
import { Article } from './Article.tsx'

/** The article that `?id=` names. */
export function ArticlePage() {
  const { t } = useTranslation('pages')
  const [params] = useSearchParams()
  const id = idIn(params)
  return id === null ? <Missing back="/policies" backLabel={t('shell:title.policies')} /> : <One id={id} />
}

function One({ id }: { id: string }) {
  const language = useShellState((state) => state.settings.language)
  return <Article query={useArticleQuery({ id, language })} />
}
