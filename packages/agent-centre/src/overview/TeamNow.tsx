import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Heading, Stack } from '@boardwalk/ui'
import { FigureLinks } from '../parts/FigureLinks.tsx'
import { usePageLink } from '../parts/use-page-link.ts'
import { question as accounts } from '../profit/question.ts'
import { question as team } from '../team/question.ts'

/** The team as it is now, independent of the chosen period. Each figure opens the accounts behind it. */
export function TeamNow({ team: now }: { team: Value<Endpoints['agentOverview']>['team'] }) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const linkTo = usePageLink()
  const inTeam = (narrowed: Partial<typeof team.fallback>) => linkTo('teamManagement', team, narrowed)
  const figures = [
    { key: 'balance', text: money(now.balance), to: inTeam({ depth: 'ALL' }) },
    { key: 'members', text: formatCount(now.members), to: inTeam({ depth: 'ALL' }) },
    { key: 'agents', text: formatCount(now.agents), to: inTeam({ depth: 'ALL', type: 'AGENT' }) },
    { key: 'players', text: formatCount(now.players), to: inTeam({ depth: 'ALL', type: 'PLAYER' }) },
    {
      key: 'newToday',
      text: formatCount(now.newToday),
      to: linkTo('userProfit', accounts, { figure: 'registrations' }),
    },
    {
      key: 'activeToday',
      text: formatCount(now.activeToday),
      to: linkTo('userProfit', accounts, { figure: 'active' }),
    },
    { key: 'online', text: formatCount(now.online), to: inTeam({ depth: 'ALL', online: 'YES' }) },
  ].map((figure) => ({ ...figure, label: t(`now.${figure.key}`) }))
  return (
    <Stack $gap="2">
      <Heading level={2} size="section">
        {t('now.title')}
      </Heading>
      <FigureLinks label={t('now.title')} figures={figures} />
    </Stack>
  )
}
