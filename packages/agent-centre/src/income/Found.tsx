import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { Text } from '@boardwalk/ui'
import { RecordNote } from '../parts/RecordNote.tsx'
import { BySource } from './BySource.tsx'
import { IncomeTable } from './IncomeTable.tsx'
import { type Asked, type Filter, MAX_ITEMS, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['agentIncome']>
type Props = { answer: Answer; filter: Filter; ask: (changes: Partial<Asked>) => void }

const sums = ['gross', 'deducted', 'net', 'corrected'] as const

/** The result of the filter: sums over all of it and by source, and one page of its payments. */
export function Found({ answer, filter, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const { summary, totalCount } = answer
  const count = totalCount ?? 0
  const list = summary ? sums.map((key) => ({ key, label: t(`income.${key}`), text: money(summary.total[key]) })) : []
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_ITEMS, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{ label: t('income.totals'), list }}
      words={{
        found: t('income.found', { count, total: formatCount(count) }),
        newest: t('income.most', { max: formatCount(MAX_ITEMS) }),
      }}
      note={
        <RecordNote>
          {summary && /[1-9]/.test(summary.total.deducted) && (
            <Text $size="sm" $tone="muted">
              {t('income.sumNote')}
            </Text>
          )}
        </RecordNote>
      }
    >
      {(items) => (
        <>
          {summary && summary.kinds.length > 1 && (
            <BySource kinds={summary.kinds} onSource={(source) => ask({ source })} />
          )}
          <IncomeTable items={items} filter={filter} />
        </>
      )}
    </RecordFound>
  )
}
