import type { Promotion } from '@boardwalk/api-client'
import { usePromotionsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, EmptyState, Grid, Row, Stack, Tabs } from '@boardwalk/ui'
import { useSearchParams } from 'react-router'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { languageArg } from '../../site/queries.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { ContentCard } from '../ContentCard.tsx'
import { PromotionPeriod } from './PromotionPeriod.tsx'
import { PromotionState } from './PromotionState.tsx'

const ALL = 'all'

/** Every offer, by type; `?type=` opens one. */
export function PromotionsPage() {
  const { t } = useTranslation('pages')
  const [params, setParams] = useSearchParams()
  const language = useShellState((state) => state.settings.language)
  const promotions = usePromotionsQuery(languageArg(language))
  const labels = useAsyncLabels()
  return (
    <Stack $gap="5">
      <PageTop title={t('shell:title.promotions')} intro={t('promotions.intro')} />
      <AsyncView
        level={2}
        query={promotions}
        labels={{ ...labels, empty: t('promotions.none'), emptyHint: t('promotions.noneHint') }}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {({ types, list }) => {
          const type = types.find(({ code }) => code === params.get('type'))?.code ?? ALL
          return (
            <Tabs
              label={t('promotions.types')}
              value={type}
              onChange={(id) => setParams(id === ALL ? {} : { type: id }, { replace: true, preventScrollReset: true })}
              tabs={[{ id: ALL, label: t('promotions.all') }, ...types.map(({ code, label }) => ({ id: code, label }))]}
            >
              <Cards list={list.filter((promotion) => type === ALL || promotion.type === type)} />
            </Tabs>
          )
        }}
      </AsyncView>
    </Stack>
  )
}

function Cards({ list }: { list: Promotion[] }) {
  const { t } = useTranslation('pages')
  if (list.length === 0) {
    return <EmptyState level={2} title={t('promotions.noneOfType')} hint={t('promotions.noneHint')} />
  }
  return (
    <Grid $gap="4">
      {list.map((promotion) => (
        <ContentCard key={promotion.id} to={`/promoDetail?id=${promotion.id}`} {...promotion}>
          <Row $gap="3">
            <PromotionState promotion={promotion} />
            <PromotionPeriod promotion={promotion} />
          </Row>
        </ContentCard>
      ))}
    </Grid>
  )
}
