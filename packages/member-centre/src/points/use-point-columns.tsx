import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import type { Column } from '@boardwalk/ui/table'

/** The columns that both records of points have, and the head of any other. */
export function usePointColumns<Row extends { refNo: string; remark: string }>() {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const header = (id: string) => ({ id, header: t(`points.column.${id}`), isSortable: false })
  const refNo: Column<Row> = { ...header('refNo'), value: (row) => row.refNo, cell: (row) => <bdi>{row.refNo}</bdi> }
  const remark: Column<Row> = { ...header('remark'), value: (row) => row.remark || '–' }
  const time = (id: string, at: (row: Row) => string): Column<Row> => ({
    ...{ ...header(id), value: (row) => formatDateTime(at(row), code, brand) },
  })
  return { header, time, refNo, remark }
}
