import { usePointBalanceQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { PageView, Totals } from '@boardwalk/shell/page-kit'
import { Skeleton } from '@boardwalk/ui'
import { usePoints } from './use-points.ts'

const figures = ['points', 'hold', 'lifetime'] as const

/** The member's points: available, reserved by open redemptions, and earned in total. */
export function Balance() {
  const { t } = useTranslation('member-centre')
  const points = usePoints()
  const query = usePointBalanceQuery({})
  return (
    <PageView query={query} skeleton={<Skeleton $height="4.5rem" />}>
      {(held) => (
        <Totals
          label={t('points.balance.label')}
          totals={figures.map((key) => ({ key, label: t(`points.balance.${key}`), text: points(held[key]) }))}
        />
      )}
    </PageView>
  )
}
