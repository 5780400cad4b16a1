import { useProfitQuery } from '@boardwalk/api-client/centres'
import { type PnlRow, profitGroups } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { FilterBar, ListSkeleton, PageView, useEmptyText, useQuestion, useToday } from '@boardwalk/shell/page-kit'
import { Select, Stack } from '@boardwalk/ui'
import { Found } from './Found.tsx'
import { askedOf, question } from './question.ts'

/** Gifts alone are something too. */
const isNothing = ({ rows, total }: { rows: readonly PnlRow[]; total: PnlRow }) =>
  rows.length === 0 && !/[1-9]/.test(total.bonus + total.commission)

/** Personal profit and loss: results of the settled bets of a period, with bonuses and commission. */
export function Profit() {
  const { t } = useTranslation('member-centre')
  const asking = useQuestion(question)
  const { asked, ask, isNarrowed, reset } = asking
  const asks = askedOf(asked, useToday())
  const query = useProfitQuery(asks)
  const empty = useEmptyText(asking, { page: 'member-centre:personalProfit', isFiltered: false })
  const options = profitGroups.map((value) => ({ value, label: t(`personalProfit.by.${value}`) }))
  return (
    <Stack $gap="3">
      <FilterBar
        isNarrowed={isNarrowed}
        onReset={reset}
        period={{ value: asked.period, onChange: (period) => ask({ period }) }}
        chosen={[t(`personalProfit.by.${asked.by}`)]}
      >
        <Select
          label={t('personalProfit.group')}
          value={asked.by}
          options={options}
          onChange={({ target }) => ask({ by: profitGroups.find((by) => by === target.value) ?? 'DAY' })}
        />
      </FilterBar>
      <PageView query={query} isEmpty={isNothing} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => <Found answer={answer} asks={asks} />}
      </PageView>
    </Stack>
  )
}
