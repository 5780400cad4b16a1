import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { RecordNote } from '../parts/RecordNote.tsx'
import { EntryTable } from './EntryTable.tsx'
import { type Asked, type Filter, MAX_ENTRIES, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['agentTransactions']>
type Props = { answer: Answer; filter: Filter; asked: Asked; ask: (changes: Partial<Asked>) => void }

const shown = ['in', 'out', 'net'] as const

/** The result of the filter: sums over all of it, and one page of its entries. */
export function Found({ answer, filter, asked, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const { summary, totalCount } = answer
  const count = totalCount ?? 0
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_ENTRIES, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('transactions.totals'),
        list: summary ? shown.map((key) => ({ key, label: t(`transactions.${key}`), text: money(summary[key]) })) : [],
      }}
      words={{
        found: t('transactions.found', { count, total: formatCount(count) }),
        newest: t('transactions.most', { max: formatCount(MAX_ENTRIES) }),
      }}
      note={<RecordNote />}
    >
      {(entries) => <EntryTable entries={entries} filter={filter} period={asked.period} />}
    </RecordFound>
  )
}
