import { useArticleQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Stack, Text } from '@boardwalk/ui'
import { usePageName } from '../../app/page-name.ts'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { isMissing } from '../../site/use-error-text.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Missing } from '../Missing.tsx'
import { useDay } from '../use-day.ts'

/** One article in full. */
export function Article({ id }: { id: string }) {
  const { t } = useTranslation('pages')
  const language = useShellState((state) => state.settings.language)
  const article = useArticleQuery({ id, language })
  const labels = useAsyncLabels()
  const day = useDay()
  usePageName(article.data?.title)
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
