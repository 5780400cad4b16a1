import type { Bet } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBetColumns, useBetFileColumns, useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { BetDetail } from './BetDetail.tsx'
import type { Filter } from './question.ts'
import { useAllBets } from './use-all-bets.ts'

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
      columns={useBetColumns()}
      rows={bets}
      rowKey={rowKey}
      rowName={rowName}
      labels={labels}
      rowDetail={(bet) => <BetDetail bet={bet} />}
      exportName={`betting-record_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={useBetFileColumns()}
      exportRows={useAllBets(filter)}
    />
  )
}
