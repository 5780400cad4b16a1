import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { BetFacts, type Period, useBetColumns, useBetFileColumns, useTableLabels } from '@boardwalk/shell/page-kit'
import { PageTable } from '@boardwalk/ui/table'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import { useAccountColumn } from '../parts/account-column.ts'
import { useTeamRows } from '../parts/use-team-rows.ts'
import type { Filter } from './question.ts'

type TeamBet = Value<Endpoints['agentBets']>['list'][number]
type Props = { bets: readonly TeamBet[]; filter: Filter; period: Period }

const rowKey = ({ id }: TeamBet) => id
const rowName = ({ refNo }: TeamBet) => refNo

/** One page of bets; an opened one has its round, and the way to the other rows of its account. */
export function BetTable({ bets, filter, period }: Props) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const account = useAccountColumn()
  const [when, ...columns] = useBetColumns()
  return (
    <PageTable<TeamBet>
      title={t('betting.title')}
      isTitleHidden
      columns={[...(when ? [when] : []), account, ...columns]}
      rows={bets}
      {...{ rowKey, rowName, labels }}
      rowDetail={(bet) => (
        <BetFacts bet={bet}>
          <AccountLinks account={bet.account} period={period} />
        </BetFacts>
      )}
      exportName={`team-betting_${filter.startDate}_${filter.endDate}.csv`}
      exportColumns={[account, ...useBetFileColumns()]}
      exportRows={useTeamRows<TeamBet>({ of: 'BETS', ...filter })}
    />
  )
}
