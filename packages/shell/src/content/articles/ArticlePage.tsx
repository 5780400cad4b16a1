import { useTranslation } from '@boardwalk/i18n'
import { useSearchParams } from 'react-router'
import { idIn } from '../../app/named-in-query.ts'
import { Missing } from '../Missing.tsx'
import { Article } from './Article.tsx'

/** The article that `?id=` names. */
export function ArticlePage() {
  const { t } = useTranslation('pages')
  const [params] = useSearchParams()
  const id = idIn(params)
  return id === null ? <Missing back="/policies" backLabel={t('shell:title.policies')} /> : <Article id={id} />
}
