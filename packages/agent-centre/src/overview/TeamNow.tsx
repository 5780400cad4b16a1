import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Totals } from '@boardwalk/shell/page-kit'
import { Heading, Stack } from '@boardwalk/ui'

const counts = ['members', 'agents', 'players', 'newToday', 'activeToday', 'online'] as const

/** The team as it is now, whatever period is chosen. */
export function TeamNow({ team }: { team: Value<Endpoints['agentOverview']>['team'] }) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const totals = [
    { key: 'balance', label: t('now.balance'), text: money(team.balance) },
    ...counts.map((key) => ({ key, label: t(`now.${key}`), text: formatCount(team[key]) })),
  ]
  return (
    <Stack $gap="2">
      <Heading level={2} size="section">
        {t('now.title')}
      </Heading>
      <Totals label={t('now.title')} totals={totals} />
    </Stack>
  )
}
