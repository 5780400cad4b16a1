import { useAgentOverviewQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, ListSkeleton, PageView, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { ReportNote } from '../parts/ReportNote.tsx'
import { Figures } from './Figures.tsx'
import { askedOf, question } from './question.ts'
import { TeamNow } from './TeamNow.tsx'
import { Trends } from './Trends.tsx'

/** The team's figures of a period and its present state. Each figure opens the accounts behind it. */
export function Overview() {
  const { t } = useTranslation('agent-centre')
  const { asked, ask, isNarrowed, reset } = useQuestion(question)
  const query = useAgentOverviewQuery(askedOf(asked, useToday()))
  const empty = { title: t('overview.empty'), hint: t('overview.emptyHint') }
  return (
    <Stack $gap="4">
      <FilterBar
        isNarrowed={isNarrowed}
        onReset={reset}
        period={{ value: asked.period, onChange: (period) => ask({ period }) }}
      />
      <PageView query={query} isEmpty={({ team }) => team.members === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(overview) => (
          <Stack $gap="4">
            <Figures sum={overview.sum} period={asked.period} />
            <TeamNow team={overview.team} />
            <Trends overview={overview} period={asked.period} />
            <ReportNote asOf={overview.asOf} />
          </Stack>
        )}
      </PageView>
    </Stack>
  )
}
