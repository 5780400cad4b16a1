import { useArticlesQuery } from '@boardwalk/api-client/later'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Stack } from '@boardwalk/ui'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { ContentCard } from '../ContentCard.tsx'
import { Article } from './Article.tsx'

/** What the operator has to say about itself. */
export const AboutPage = () => <Articles kind="INFO" title="about" />

/** The terms of use that are in force: the newest. */
export const TermsPage = () => <Articles kind="TERMS" title="terms" />

function Articles({ kind, title }: { kind: 'INFO' | 'TERMS'; title: 'about' | 'terms' }) {
  const { t } = useTranslation('pages')
  const language = useShellState((state) => state.settings.language)
  const articles = useArticlesQuery({ kind, language })
  const labels = useAsyncLabels()
  const [first, ...others] = articles.currentData?.list ?? []
  if (first && (kind === 'TERMS' || others.length === 0)) return <Article id={first.id} />
  return (
    <Stack $gap="5">
      <PageTop title={t(`shell:title.${title}`)} />
      <AsyncView
        level={2}
        query={articles}
        labels={labels}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {({ list }) => (
          <Stack $gap="3">
            {list.map(({ id, ...article }) => (
              <ContentCard key={id} to={`/article?id=${id}`} title={article.title} summary={article.summary} />
            ))}
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}
