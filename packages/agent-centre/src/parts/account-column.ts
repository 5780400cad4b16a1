import { useTranslation } from '@boardwalk/i18n'
import type { Column } from '@boardwalk/ui/table'

type Row = { account: string }

/** The account that a row is of. */
export function useAccountColumn(): Column<Row> {
  const { t } = useTranslation('agent-centre')
  return { id: 'account', header: t('column.account'), isSortable: false, value: ({ account }) => account }
}
