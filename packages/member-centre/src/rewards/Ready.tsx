import { useMissionSummaryQuery } from '@boardwalk/api-client/centres'
import { useAllowanceQuery, usePromotionsQuery } from '@boardwalk/api-client/lazy'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { LinkTo, useLanguage, useOverlay } from '@boardwalk/shell/feature'
import { Button, Heading, Lines, LinkButton, Skeleton, Stack } from '@boardwalk/ui'
import { DailyAllowance } from './DailyAllowance.tsx'
import { ReadyRow } from './ReadyRow.tsx'

/** Rewards of other pages: the day's allowance, rewards of missions and chances of raffles. */
export function Ready() {
  const { t } = useTranslation('member-centre')
  const { code: language } = useLanguage()
  const toMissions = useOverlay().to('member', 'missionLeaderboard')
  const allowance = useAllowanceQuery({})
  const missions = useMissionSummaryQuery({ language })
  const promotions = usePromotionsQuery({ language })
  if ([allowance, missions, promotions].some(({ isLoading }) => isLoading)) return <Skeleton $height="11rem" />
  const waiting = missions.data?.badge ?? 0
  const raffles = promotions.data?.list.filter(({ kind, state }) => kind === 'RAFFLE' && state === 'CLAIM') ?? []
  const hasAllowance = allowance.data && allowance.data.state !== 'OFF' && allowance.data.state !== 'EXCLUDED'
  if (!hasAllowance && waiting === 0 && raffles.length === 0) return null
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('rewardCenter.ready.title')}
      </Heading>
      <Lines>
        {hasAllowance && allowance.data && <DailyAllowance allowance={allowance.data} />}
        {waiting > 0 && (
          <ReadyRow
            title={t('rewardCenter.ready.missions')}
            text={t('rewardCenter.ready.waiting', { count: waiting, total: formatCount(waiting) })}
          >
            {toMissions && (
              <Button variant="soft" onClick={toMissions}>
                {t('rewardCenter.ready.open')}
              </Button>
            )}
          </ReadyRow>
        )}
        {raffles.map(({ id, title, summary }) => (
          <ReadyRow key={id} title={title} text={summary}>
            <LinkButton as={LinkTo} to={`/promoDetail?id=${id}`} variant="soft">
              {t('rewardCenter.ready.open')}
            </LinkButton>
          </ReadyRow>
        ))}
      </Lines>
    </Stack>
  )
}
