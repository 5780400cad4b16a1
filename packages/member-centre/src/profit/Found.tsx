import type { Endpoints, PnlRow, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Totals } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { RecordNote } from '../records/RecordNote.tsx'
import { Bars } from './Bars.tsx'
import { ProfitTable } from './ProfitTable.tsx'
import { isPeriod } from './places.ts'
import type { Query } from './question.ts'

type Answer = Value<Endpoints['profit']>

const shown = ['stake', 'payout', 'winLoss', 'bonus', 'commission', 'net'] as const

/** The result of a period: its sums, and bars with a table of the same figures. */
export function Found({ answer: { rows, total }, asks }: { answer: Answer; asks: Query }) {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="4">
      <Sums total={total} />
      {!isPeriod(asks.groupBy) && (
        <Text $size="sm" $tone="muted">
          {t('personalProfit.giftsApart')}
        </Text>
      )}
      <RecordNote />
      {rows.length > 0 && <Bars rows={rows} total={total} asks={asks} />}
      {rows.length > 0 && <ProfitTable rows={rows} total={total} asks={asks} />}
    </Stack>
  )
}

function Sums({ total }: { total: PnlRow }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const totals = shown.map((key) => ({ key, label: t(`page-kit:play.${key}`), text: money(total[key]) }))
  return <Totals label={t('personalProfit.totals')} totals={totals} />
}
