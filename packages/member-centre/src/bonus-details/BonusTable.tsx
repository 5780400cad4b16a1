import type { Bonus } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { BonusDetail } from './BonusDetail.tsx'
import type { Filter } from './question.ts'
import { useAllBonuses } from './use-all-bonuses.ts'
import { useColumns } from './use-columns.tsx'
import { useFileColumns } from './use-file-columns.ts'

const rowKey = ({ id }: Bonus) => id
const rowName = ({ refNo }: Bonus) => refNo

type Props = { bonuses: readonly Bonus[]; filter: Filter; onGiveUp: (bonus: Bonus) => void }

/** One page of bonuses: a table where there is room, cards where there is not. */
export function BonusTable({ bonuses, filter, onGiveUp }: Props) {
  const { t } = useTranslation('member-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('bonusDetails.bonuses')}
      isTitleHidden
      columns={useColumns()}
      rows={bonuses}
      rowKey={rowKey}
      rowName={rowName}
      labels={labels}
      rowDetail={(bonus) => <BonusDetail bonus={bonus} onGiveUp={() => onGiveUp(bonus)} />}
      exportName={`bonuses_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useAllBonuses(filter)}
    />
  )
}
