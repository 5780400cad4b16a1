import { useMissionSummaryQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Grid, Notice, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { MissionCard } from './MissionCard.tsx'
import { type Mission, useMissionText } from './use-mission-text.ts'

/** A period's reward; its button rests until the answer with the new state is here. */
const keyOf = ({ missionId, endsAt }: Mission) => `${missionId} ${endsAt}`

/** Missions of the member, the rewards that wait, and who leads. */
export function Missions() {
  const { t } = useTranslation('member-centre')
  const { code: language } = useLanguage()
  const query = useMissionSummaryQuery({ language })
  const write = useWrite('claimMission', 'mission')
  const text = useMissionText()
  const [claimed, setClaimed] = useState('')
  const isBusy = write.phase === 'sending' || write.phase === 'checking' || write.phase === 'unknown'
  const empty = { title: t('missionLeaderboard.empty'), hint: t('missionLeaderboard.emptyHint') }
  return (
    <Stack $gap="5">
      <WriteNotice write={write} />
      {write.phase === 'done' && (
        <div role="status">
          <Notice tone="positive">{text.reward(write.value, 'done')}</Notice>
        </div>
      )}
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {({ list }) => (
          <Stack $gap="5">
            <Text $tone="muted">{t('missionLeaderboard.intro')}</Text>
            <Grid>
              {list.map((mission) => (
                <MissionCard
                  key={mission.missionId}
                  mission={mission}
                  isBusy={isBusy || (write.phase === 'done' && claimed === keyOf(mission))}
                  onClaim={() => {
                    setClaimed(keyOf(mission))
                    write.confirm({ id: mission.missionId })
                  }}
                />
              ))}
            </Grid>
            <Leaderboard missions={list} />
            <RecordNote />
          </Stack>
        )}
      </PageView>
    </Stack>
  )
}
