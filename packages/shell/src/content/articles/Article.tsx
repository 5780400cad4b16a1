import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { type AsyncQuery, AsyncView, Stack, Text } from '@boardwalk/ui'
import { usePageName } from '../../app/page-name.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { isMissing } from '../../site/use-error-text.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Missing } from '../Missing.tsx'
import { useDay } from '../use-day.ts'

type ArticleQuery = AsyncQuery<Value<Endpoints['article']>> & { error?: unknown }

/** One article in full. */
export function Article({ query: article }: { query: ArticleQuery }) {
  const { t } = useTranslation('pages')
  const labels = useAsyncLabels()
  const day = useDay()
  usePageName(article.currentData?.title)
  if (isMissing(article.error)) return <Missing back="/policies" backLabel={t('shell:title.policies')} />
  return (
    <AsyncView level={article.currentData ? 2 : 1} query={article} labels={labels} skeleton={<PageSkeleton />}>
      {({ title, summary, content, publishedAt }) => (
        <Stack as="article" $gap="4">
          <PageTop title={title} intro={summary} />
          <Rich html={content} />
          <Text $size="sm" $tone="muted">
            {t('articles.published', { day: day(publishedAt) })}
          </Text>
        </Stack>
      )}
    </AsyncView>
  )
}
