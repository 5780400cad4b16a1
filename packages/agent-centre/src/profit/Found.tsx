import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { PageNumbers, pageOf, Totals, useTableLabels } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { PageTable } from '@boardwalk/ui/table'
import { ReportNote } from '../parts/ReportNote.tsx'
import { useAccountRows } from '../parts/use-team-rows.ts'
import { type Asked, type Filter, isOfGames } from './question.ts'
import { RowsBehind } from './RowsBehind.tsx'
import { type Line, sumsOf, useColumns } from './use-columns.tsx'

type Answer = Value<Endpoints['agentPnl']>
type Props = { answer: Answer; asked: Asked; filter: Filter; onPage: (page: number) => void }

const rowKey = ({ id }: Line) => id

/** Sums over all accounts that were found, and one page of them. */
export function Found({ answer, asked, filter, onPage }: Props) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const isGames = isOfGames(asked)
  const columns = useColumns(isGames)
  const { items, page, totalPages } = pageOf.numbered(answer)
  return (
    <Stack $gap="4">
      <Totals label={t('profit.totals')} totals={useTotals(answer, isGames)} />
      <Stack $gap="1">
        {isGames && <Text $size="sm">{t('profit.ofGames')}</Text>}
        <ReportNote asOf={answer.asOf} />
      </Stack>
      <PageTable
        title={t('profit.accounts')}
        isTitleHidden
        {...{ columns, rows: items, rowKey, labels }}
        exportName={`profit-and-loss_${filter.startDate}_${filter.endDate}.csv`}
        exportRows={useAccountRows<Line>({ of: 'PNL', ...filter })}
        rowAction={({ account }) => <RowsBehind account={account} asked={asked} />}
      />
      <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
    </Stack>
  )
}

function useTotals({ summary }: Answer, isGames: boolean) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const bets = { key: 'bets', label: t('figure.bets'), text: formatCount(summary.bets) }
  const sums = sumsOf(isGames).map((key) => ({ key, label: t(`figure.${key}`), text: money(summary[key] ?? '0') }))
  return isGames ? [bets, ...sums] : sums
}
