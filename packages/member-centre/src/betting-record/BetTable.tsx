import type { Bet } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { BetDetail } from './BetDetail.tsx'
import type { Filter } from './question.ts'
import { useAllBets } from './use-all-bets.ts'
import { useColumns } from './use-columns.tsx'
import { useFileColumns } from './use-file-columns.ts'

const rowKey = ({ id }: Bet) => id
const rowName = ({ refNo }: Bet) => refNo

/** One page of bets: a table where there is room, cards where there is not. */
export function BetTable({ bets, filter }: { bets: readonly Bet[]; filter: Filter }) {
  const { t } = useTranslation('member-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('personalHistoryCopy.bets')}
      isTitleHidden
      columns={useColumns()}
      rows={bets}
      rowKey={rowKey}
      rowName={rowName}
      labels={labels}
      rowDetail={(bet) => <BetDetail bet={bet} />}
      exportName={`betting-record_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useAllBets(filter)}
    />
  )
}
