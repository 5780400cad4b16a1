import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { PageNumbers, pageOf, Totals } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { useRef } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { EntryTable } from './EntryTable.tsx'
import { type Asked, type Filter, MAX_ENTRIES, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['transactions']>
type Props = { answer: Answer; filter: Filter; ask: (changes: Partial<Asked>) => void }

/** What the filter finds: sums over all of it, and one page of its entries. */
export function Found({ answer, filter, ask }: Props) {
  const top = useRef<HTMLDivElement>(null)
  const { items, page, totalPages } = pageOf.numbered(answer)
  const turn = (next: number) => {
    ask({ page: next })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Stack $gap="4" ref={top}>
      <Sums {...answer} />
      <EntryTable entries={items} filter={filter} ask={ask} />
      <PageNumbers page={page} totalPages={Math.min(totalPages, MAX_ENTRIES / PAGE_SIZE)} onPage={turn} />
    </Stack>
  )
}

function Sums({ summary, totalCount }: Pick<Answer, 'summary' | 'totalCount'>) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const count = totalCount ?? 0
  const sums = summary ? (['in', 'out', 'net'] as const).map((key) => ({ key, text: money(summary[key]) })) : []
  return (
    <Stack $gap="2">
      <Totals
        label={t('transactionHistory.totals.label')}
        totals={sums.map(({ key, text }) => ({ key, text, label: t(`transactionHistory.totals.${key}`) }))}
      />
      <Text $weight="medium">{t('transactionHistory.found', { count, total: formatCount(count) })}</Text>
      <RecordNote />
      {count > MAX_ENTRIES && (
        <Text $size="sm">{t('transactionHistory.newest', { max: formatCount(MAX_ENTRIES) })}</Text>
      )}
    </Stack>
  )
}
