import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { RecordNote } from '../records/RecordNote.tsx'
import { EntryTable } from './EntryTable.tsx'
import { type Asked, type Filter, MAX_ENTRIES, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['transactions']>
type Props = { answer: Answer; filter: Filter; ask: (changes: Partial<Asked>) => void }

const shown = ['in', 'out', 'net'] as const

/** The result of the filter: sums over all of it, and one page of its entries. */
export function Found({ answer, filter, ask }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { summary, totalCount } = answer
  const count = totalCount ?? 0
  const totalOf = (key: (typeof shown)[number]) => ({ key, label: t(`transactionHistory.totals.${key}`) })
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_ENTRIES, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('transactionHistory.totals.label'),
        list: summary ? shown.map((key) => ({ ...totalOf(key), text: money(summary[key]) })) : [],
      }}
      words={{
        found: t('transactionHistory.found', { count, total: formatCount(count) }),
        newest: t('transactionHistory.newest', { max: formatCount(MAX_ENTRIES) }),
      }}
      note={<RecordNote />}
    >
      {(entries) => <EntryTable entries={entries} filter={filter} ask={ask} />}
    </RecordFound>
  )
}
