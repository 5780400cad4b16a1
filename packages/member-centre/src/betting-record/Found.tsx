import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { RecordNote } from '../records/RecordNote.tsx'
import { BetTable } from './BetTable.tsx'
import { type Asked, type Filter, MAX_BETS, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['bets']>
type Props = { answer: Answer; filter: Filter; ask: (changes: Partial<Asked>) => void }

const shown = ['stake', 'validBet', 'payout', 'winLoss'] as const

/** The result of the filter: sums over all of it, and one page of its bets. */
export function Found({ answer, filter, ask }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { summary, totalCount } = answer
  const count = totalCount ?? 0
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_BETS, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('personalHistoryCopy.totals'),
        list: summary ? shown.map((key) => ({ key, label: t(`page-kit:play.${key}`), text: money(summary[key]) })) : [],
      }}
      words={{
        found: t('personalHistoryCopy.found', { count, total: formatCount(count) }),
        newest: t('personalHistoryCopy.newest', { max: formatCount(MAX_BETS) }),
      }}
      note={<RecordNote />}
    >
      {(bets) => <BetTable bets={bets} filter={filter} />}
    </RecordFound>
  )
}
