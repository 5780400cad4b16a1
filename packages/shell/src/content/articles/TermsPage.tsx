import { useArticlesQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Stack } from '@boardwalk/ui'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Article } from './Article.tsx'

/** The terms of use that are in force: the newest of that kind. */
export function TermsPage() {
  const { t } = useTranslation('pages')
  const language = useShellState((state) => state.settings.language)
  const articles = useArticlesQuery({ kind: 'TERMS', language })
  const labels = useAsyncLabels()
  const newest = articles.currentData?.list[0]
  if (newest) return <Article id={newest.id} />
  return (
    <Stack $gap="5">
      <PageTop title={t('shell:title.terms')} />
      <AsyncView
        level={2}
        query={articles}
        labels={labels}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {() => null}
      </AsyncView>
    </Stack>
  )
}
