import type { Endpoints, Value } from '@boardwalk/api-client'
import type { Bonus } from '@boardwalk/api-client/contract'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { RecordFound } from '@boardwalk/shell/page-kit'
import { RecordNote } from '../records/RecordNote.tsx'
import { BonusTable } from './BonusTable.tsx'
import { type Asked, type Filter, MAX_BONUSES, PAGE_SIZE } from './question.ts'

type Answer = Value<Endpoints['bonuses']>
type Props = {
  answer: Answer
  filter: Filter
  ask: (changes: Partial<Asked>) => void
  onGiveUp: (bonus: Bonus) => void
}

const shown = ['amount', 'converted'] as const

/** The result of the filter: sums over all of it, and one page of its bonuses. */
export function Found({ answer, filter, ask, onGiveUp }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { summary, totalCount } = answer
  const count = totalCount ?? 0
  return (
    <RecordFound
      answer={answer}
      limits={{ max: MAX_BONUSES, size: PAGE_SIZE }}
      onPage={(page) => ask({ page })}
      totals={{
        label: t('bonusDetails.totals'),
        list: summary
          ? shown.map((key) => ({ key, label: t(`bonusDetails.column.${key}`), text: money(summary[key]) }))
          : [],
      }}
      words={{
        found: t('bonusDetails.found', { count, total: formatCount(count) }),
        newest: t('bonusDetails.newest', { max: formatCount(MAX_BONUSES) }),
      }}
      note={<RecordNote />}
    >
      {(bonuses) => <BonusTable {...{ bonuses, filter, onGiveUp }} />}
    </RecordFound>
  )
}
