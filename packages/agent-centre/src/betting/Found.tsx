import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { Text } from '@boardwalk/ui'
import { ReportNote } from '../parts/ReportNote.tsx'
import { BetTable } from './BetTable.tsx'
import { type Asked, type Filter, MAX_BETS, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['agentBets']>
type Props = { answer: Answer; filter: Filter; asked: Asked; ask: (changes: Partial<Asked>) => void }

const shown = ['stake', 'validBet', 'payout', 'winLoss'] as const

/** The result of the filter: sums over all of it, and one page of its bets. */
export function Found({ answer, filter, asked, ask }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const { summary, totalCount, asOf } = answer
  const count = totalCount ?? 0
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_BETS, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('betting.totals'),
        list: summary ? shown.map((key) => ({ key, label: t(`page-kit:play.${key}`), text: money(summary[key]) })) : [],
      }}
      words={{
        found: t('betting.found', { count, total: formatCount(count) }),
        newest: t('betting.most', { max: formatCount(MAX_BETS) }),
      }}
      note={
        <>
          <Text $size="sm">{t('betting.byResult')}</Text>
          <ReportNote asOf={asOf} />
        </>
      }
    >
      {(bets) => <BetTable bets={bets} filter={filter} period={asked.period} />}
    </RecordFound>
  )
}
