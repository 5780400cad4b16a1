import type { BetEvent } from '@boardwalk/api-client'
import { useBetDetailQuery } from '@boardwalk/api-client/centres'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { PageView } from '@boardwalk/shell/page-kit'
import { BalanceDelta, Skeleton, Timeline } from '@boardwalk/ui'

const directions = { IN: 'in', OUT: 'out' } as const

/** Ledger entries of one bet, oldest first. */
export function BetEvents({ refNo }: { refNo: string }) {
  const { t } = useTranslation('member-centre')
  const query = useBetDetailQuery({ refNo })
  const empty = { title: t('personalHistoryCopy.noEvents'), hint: t('personalHistoryCopy.noEventsHint') }
  return (
    <PageView
      query={query}
      isEmpty={({ events }) => events.length === 0}
      empty={empty}
      skeleton={<Skeleton $height="6rem" />}
    >
      {({ events }) => <Course events={events} />}
    </PageView>
  )
}

function Course({ events }: { events: readonly BetEvent[] }) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const money = useMoney()
  const course = events.map(({ kind, direction, amount, time, txId }) => ({
    id: txId,
    title: t(`personalHistoryCopy.event.${kind}`),
    state: 'done' as const,
    stateLabel: formatExactTime(time, code, brand),
    detail: (
      <BalanceDelta text={money(amount)} direction={directions[direction]} label={t(`page-kit:entry.${direction}`)} />
    ),
  }))
  return <Timeline label={t('personalHistoryCopy.events')} events={course} />
}
