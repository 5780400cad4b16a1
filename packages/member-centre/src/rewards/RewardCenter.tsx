import { useRewardsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import {
  ListSkeleton,
  PageNumbers,
  PageView,
  pageOf,
  toFirstPage,
  useEmptyState,
  useQuestion,
} from '@boardwalk/shell/page-kit'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Grid, Select, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { Applications } from '../promotions/Applications.tsx'
import { RecordNote } from '../records/RecordNote.tsx'
import { ClaimAll } from './ClaimAll.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { PAGE_SIZE, question, type Reward, states } from './question.ts'
import { Ready } from './Ready.tsx'
import { RewardCard } from './RewardCard.tsx'

/** Reward centre: rewards that wait to be claimed, and those of the past, with the amount left to wager. */
export function RewardCenter() {
  const { t } = useTranslation('member-centre')
  const { asked, ask, isNarrowed, reset } = useQuestion(question)
  const query = useRewardsQuery({ status: asked.state, pageNo: asked.page, pageSize: PAGE_SIZE })
  const write = useWrite('claimReward', 'reward')
  const [chosen, setChosen] = useState<Reward | null>(null)
  const state = useEmptyState()
  const first = toFirstPage(asked.page, (page) => ask({ page }))
  const narrowed = state('member-centre:rewardCenter.narrowed', { label: 'page-kit:resetFilters', act: reset })
  const empty = first
    ? state('page-kit:record.beyond', first)
    : isNarrowed
      ? narrowed
      : state('member-centre:rewardCenter.empty')
  return (
    <Stack $gap="5">
      {/* Of a claim that a reload interrupted. */}
      {!chosen && <WriteNotice write={write} />}
      <Ready />
      <ClaimAll waiting={query.currentData?.badge ?? 0} />
      <Select
        label={t('rewardCenter.status')}
        value={asked.state}
        options={states.map((value) => ({ value, label: t(`rewardCenter.states.${value}`) }))}
        onChange={({ target }) => ask({ state: states.find((one) => one === target.value) ?? 'ALL' })}
      />
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <Grid>
                {items.map((reward) => (
                  <RewardCard key={reward.rewardId} reward={reward} onClaim={() => setChosen(reward)} />
                ))}
              </Grid>
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
      <Applications />
      <RecordNote />
      {chosen && <ClaimDialog key={chosen.rewardId} reward={chosen} write={write} onClose={() => setChosen(null)} />}
    </Stack>
  )
}
