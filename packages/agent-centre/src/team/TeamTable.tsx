import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { useTableLabels, useToday } from '@boardwalk/shell/page-kit'
import { Badge, Button, Money, Row } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { useAccountRows } from '../parts/use-team-rows.ts'
import { DownlineDetail } from './DownlineDetail.tsx'
import type { Downline } from './downline.ts'
import type { Filter } from './question.ts'
import { useFileColumns } from './use-file-columns.ts'

type Props = {
  rows: readonly Downline[]
  filter: Filter
  onOpen: (account: string) => void
  onPay: (account: string) => void
  mayWrite: boolean
  mayPay: (level: number) => boolean
}

const rowKey = ({ id }: Downline) => id

/** Accounts of the team: balance, team and, in the opened row, rebate, dates and the agent's note. */
export function TeamTable({ rows, filter, onOpen, onPay, mayWrite, mayPay }: Props) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('team.title')}
      isTitleHidden
      columns={useColumns()}
      {...{ rows, rowKey, labels }}
      exportName={`team_${useToday()}.csv`}
      exportColumns={useFileColumns()}
      exportRows={useAccountRows<Downline>({ of: 'TEAM', ...filter })}
      rowAction={({ account, members, level, status }) => (
        <Row $gap="2">
          {members > 0 && (
            <Button
              variant="outline"
              size="small"
              aria-label={t('team.openOf', { account })}
              onClick={() => onOpen(account)}
            >
              {t('team.open')}
            </Button>
          )}
          {mayPay(level) && status === 'ACTIVE' && (
            <Button
              variant="ghost"
              size="small"
              aria-label={t('transfer.openOf', { account })}
              onClick={() => onPay(account)}
            >
              {t('transfer.open')}
            </Button>
          )}
        </Row>
      )}
      rowDetail={(row) => <DownlineDetail {...{ row, mayWrite }} />}
    />
  )
}

function useColumns(): Column<Downline>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const plain = { isSortable: false }
  const amount = (id: 'balance' | 'teamBalance'): Column<Downline> => ({
    ...{ ...plain, id, header: t(`column.${id}`), kind: 'number', card: id === 'balance' ? 'amount' : 'detail' },
    // The head of the wider one takes two lines, so that the buttons keep to one.
    ...(id === 'teamBalance' && { width: 120 }),
    ...{ value: (row) => row[id], cell: (row) => <Money text={money(row[id])} /> },
  })
  return [
    { ...plain, id: 'account', header: t('column.account'), card: 'title', value: ({ account }) => account },
    {
      ...plain,
      id: 'type',
      header: t('column.type'),
      value: ({ type }) => t(type === 0 ? 'type.player' : 'type.agent'),
    },
    {
      ...{ ...plain, id: 'status', header: t('column.status') },
      value: ({ status, online }) =>
        t(status === 'DISABLED' ? 'status.DISABLED' : online ? 'status.online' : 'status.ACTIVE'),
      cell: ({ status, online }) => (
        <Badge $tone={status === 'DISABLED' ? 'negative' : online ? 'positive' : 'neutral'}>
          {t(status === 'DISABLED' ? 'status.DISABLED' : online ? 'status.online' : 'status.ACTIVE')}
        </Badge>
      ),
    },
    amount('balance'),
    amount('teamBalance'),
    {
      ...plain,
      id: 'members',
      header: t('column.members'),
      kind: 'number',
      value: ({ members }) => formatCount(members),
    },
  ]
}
