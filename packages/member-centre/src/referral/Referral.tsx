import { useReferralQuery } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Grid, Stack, StatTile, Text } from '@boardwalk/ui'
import { RecordNote } from '../records/RecordNote.tsx'
import { FriendList } from './FriendList.tsx'
import { Invitation } from './Invitation.tsx'

/** Invite friends: the invitation, and the friends and rewards that it brought. */
export function Referral() {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const query = useReferralQuery({})
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {({ code, path, rules, stats }) => {
        const need = money(rules.needDeposit)
        const words = { need, first: money(rules.first), second: money(rules.second) }
        return (
          <Stack $gap="5">
            <Text>{t('referral.intro', words)}</Text>
            <Invitation code={code} path={path} />
            <Grid>
              <StatTile label={t('referral.invited')} value={formatCount(stats.invited)} />
              <StatTile label={t('referral.second')} value={formatCount(stats.second)} />
              <StatTile label={t('referral.qualified')} value={formatCount(stats.qualified)} />
              <StatTile label={t('referral.earned')} value={money(stats.earned)} />
            </Grid>
            <FriendList need={need} />
            <RecordNote />
          </Stack>
        )
      }}
    </PageView>
  )
}
