import { useSitePagesQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Grid, Row, Stack } from '@boardwalk/ui'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { ContentCard } from '../ContentCard.tsx'

/** Texts of the operator that have a page of their own elsewhere; named by their titles. */
const others = { terms: 'terms', help: 'help', noticePage: 'notices' } as const

/** All rules and policies, each as a card. */
export function PoliciesPage() {
  const { t } = useTranslation('pages')
  const language = useShellState((state) => state.settings.language)
  const list = useSitePagesQuery({ language })
  const labels = useAsyncLabels()
  return (
    <Stack $gap="5">
      <PageTop title={t('shell:title.policies')} intro={t('policies.intro')} />
      <Row $gap="4">
        {Object.entries(others).map(([page, title]) => (
          <LinkTo key={page} to={`/${page}`}>
            {t(`shell:title.${title}`)}
          </LinkTo>
        ))}
      </Row>
      <AsyncView
        level={2}
        query={list}
        labels={labels}
        isEmpty={(value) => value.list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {(value) => (
          <Grid>
            {value.list.map(({ name, title, summary }) => (
              <ContentCard key={name} to={`/${name}`} title={title} summary={summary} />
            ))}
          </Grid>
        )}
      </AsyncView>
    </Stack>
  )
}
