import { formatCount, formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { CopyNumber } from '@boardwalk/shell/page-kit'
import { KeyValueList, Row, Stack } from '@boardwalk/ui'
import { Lines } from './Lines.tsx'
import { type Item, showsActive } from './question.ts'

/** Details of one payment: how it came about, and the rows behind it. */
export function IncomeDetail({ item }: { item: Item }) {
  const { t } = useTranslation('agent-centre')
  const { refNo } = item
  return (
    <Stack $gap="4">
      <KeyValueList label={refNo} items={useFacts(item)} />
      <Lines refNo={refNo} />
      <Row $gap="2" $justify="end">
        <CopyNumber text={refNo} label={t('page-kit:entry.copyReference')} />
      </Row>
    </Stack>
  )
}

function useFacts({ active, corrected, paidAt, refNo, kind }: Item) {
  const { t } = useTranslation('agent-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const money = useMoney()
  return [
    ...(showsActive[kind] ? [{ name: t('income.active'), value: formatCount(active) }] : []),
    ...(/[1-9]/.test(corrected) ? [{ name: t('income.corrected'), value: money(corrected) }] : []),
    ...(paidAt ? [{ name: t('income.paidAt'), value: formatExactTime(paidAt, code, brand) }] : []),
    { name: t('page-kit:entry.column.reference'), value: <bdi>{refNo}</bdi> },
  ]
}
