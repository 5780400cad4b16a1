import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { PageNumbers, pageOf, Totals } from '@boardwalk/shell/page-kit'
import { Stack, Text } from '@boardwalk/ui'
import { useRef } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { BetTable } from './BetTable.tsx'
import { type Asked, type Filter, MAX_BETS, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['bets']>
type Props = { answer: Answer; filter: Filter; ask: (changes: Partial<Asked>) => void }

/** What the filter finds: sums over all of it, and one page of its bets. */
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
      <BetTable bets={items} filter={filter} />
      <PageNumbers page={page} totalPages={Math.min(totalPages, MAX_BETS / PAGE_SIZE)} onPage={turn} />
    </Stack>
  )
}

const shown = ['stake', 'validBet', 'payout', 'winLoss'] as const

function Sums({ summary, totalCount }: Pick<Answer, 'summary' | 'totalCount'>) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const count = totalCount ?? 0
  const totals = summary ? shown.map((key) => ({ key, label: t(`play.${key}`), text: money(summary[key]) })) : []
  return (
    <Stack $gap="2">
      <Totals label={t('personalHistoryCopy.totals')} totals={totals} />
      <Text $weight="medium">{t('personalHistoryCopy.found', { count, total: formatCount(count) })}</Text>
      <RecordNote />
      {count > MAX_BETS && <Text $size="sm">{t('personalHistoryCopy.newest', { max: formatCount(MAX_BETS) })}</Text>}
    </Stack>
  )
}
