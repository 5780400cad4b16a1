import { formatCount, useTranslation } from '@boardwalk/i18n'
import type { TableLabels } from '@boardwalk/ui/table'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { MAX_ROWS, TooManyRows } from './collect-all.ts'

/** Every word of a table; a page replaces those that have a better wording there. */
export function useTableLabels(): TableLabels {
  const { t } = useTranslation('page-kit')
  return {
    ...useAsyncLabels(),
    columns: t('table.columns'),
    exportFile: t('table.exportFile'),
    exportFailed: (error) =>
      error instanceof TooManyRows ? t('table.exportTooLong', { max: formatCount(MAX_ROWS) }) : t('table.exportFailed'),
    sortBy: t('table.sortBy'),
    unsorted: t('table.unsorted'),
    sorted: (header, direction) => t(`table.${direction}`, { header }),
    actions: t('table.actions'),
    details: t('table.details'),
    total: t('table.total'),
  }
}
