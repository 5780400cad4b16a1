import { usePointRewardsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Button, Grid, Notice, SegmentedControl, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { Balance } from './Balance.tsx'
import { PAGE_SIZE, question, type Reward, rewardTypes } from './mall-question.ts'
import { RedeemDialog } from './RedeemDialog.tsx'
import { RewardCard } from './RewardCard.tsx'
import { usePoints } from './use-points.ts'

/** Points mall: the member's balance of points and the rewards. */
export function Mall() {
  const { t } = useTranslation('member-centre')
  const { asked, ask, isNarrowed, reset } = useQuestion(question)
  const query = usePointRewardsQuery({ type: asked.type, pageNo: asked.page, pageSize: PAGE_SIZE })
  const write = useWrite('redeemReward', 'redeem')
  const points = usePoints()
  const [chosen, setChosen] = useState<Reward | null>(null)
  const empty = {
    ...{ title: t('points.mall.empty'), hint: t('points.mall.emptyHint') },
    ...(isNarrowed && { action: <Button onClick={reset}>{t('points.mall.all')}</Button> }),
  }
  return (
    <Stack $gap="5">
      <Balance />
      {/* Shown for a redemption that a reload interrupted. */}
      {!chosen && <WriteNotice write={write} />}
      {!chosen && write.phase === 'done' && (
        <div role="status">
          <Notice tone="positive">
            {t(`points.done.${write.value.status}`, { amount: points(write.value.points) })}
          </Notice>
        </div>
      )}
      <SegmentedControl
        label={t('points.type')}
        options={rewardTypes.map((value) => ({ value, label: t(`points.rewardType.${value}`) }))}
        value={asked.type}
        onChange={(type) => ask({ type })}
      />
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <Grid>
                {items.map((reward) => (
                  <RewardCard key={reward.rewardId} reward={reward} onRedeem={() => setChosen(reward)} />
                ))}
              </Grid>
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
              <RecordNote />
            </Stack>
          )
        }}
      </PageView>
      {chosen && <RedeemDialog key={chosen.rewardId} reward={chosen} write={write} onClose={() => setChosen(null)} />}
    </Stack>
  )
}
