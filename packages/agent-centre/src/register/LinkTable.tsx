import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { useTableLabels } from '@boardwalk/shell/page-kit'
import { Badge, OwnWords } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { LinkDetail } from './LinkDetail.tsx'
import type { RegLink } from './link.ts'

const rowKey = ({ id }: RegLink) => id

/** The agent's links. An opened row has the address, its code for a phone's camera, and the switch. */
export function LinkTable({ rows, mayWrite }: { rows: readonly RegLink[]; mayWrite: boolean }) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('register.links')}
      columns={useColumns()}
      {...{ rows, rowKey, labels }}
      rowDetail={(link) => <LinkDetail link={link} mayWrite={mayWrite} />}
    />
  )
}

function useColumns(): Column<RegLink>[] {
  const { t } = useTranslation('agent-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  const plain = { isSortable: false }
  const uses = ({ uses: used, maxUses }: RegLink) =>
    maxUses === null ? formatCount(used) : t('register.usesOf', { 0: formatCount(used), 1: formatCount(maxUses) })
  return [
    { ...plain, id: 'code', header: t('register.code'), card: 'title', width: 118, value: (link) => link.code },
    {
      ...{ ...plain, id: 'type', header: t('register.for'), width: 82 },
      value: ({ type }) => t(type ? 'type.agent' : 'type.player'),
    },
    {
      ...{ ...plain, id: 'state', header: t('column.status') },
      value: ({ state }) => t(`register.state.${state}`),
      cell: ({ state }) => (
        <Badge $tone={state === 'OPEN' ? 'positive' : 'neutral'}>{t(`register.state.${state}`)}</Badge>
      ),
    },
    { ...plain, id: 'uses', header: t('register.uses'), kind: 'number', value: uses },
    {
      ...{ ...plain, id: 'deposited', header: t('figure.firstDeposits'), kind: 'number' },
      value: ({ deposited }) => formatCount(deposited),
    },
    {
      ...{ ...plain, id: 'expires', header: t('register.expires') },
      value: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt, code, brand) : t('register.never')),
    },
    {
      ...{ ...plain, id: 'remark', header: t('register.remark'), value: ({ remark }) => remark },
      cell: ({ remark }) => <OwnWords>{remark}</OwnWords>,
    },
  ]
}
