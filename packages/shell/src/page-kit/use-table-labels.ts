import { useTranslation } from '@boardwalk/i18n'
import type { TableLabels } from '@boardwalk/ui/table'
import { useAsyncLabels } from '../site/use-async-labels.ts'

/** Every word of a table; a page replaces those that it can say better. */
export function useTableLabels(): TableLabels {
  const { t } = useTranslation('page-kit')
  return {
    ...useAsyncLabels(),
    columns: t('table.columns'),
    exportFile: t('table.exportFile'),
    exportFailed: t('table.exportFailed'),
    sortBy: t('table.sortBy'),
    unsorted: t('table.unsorted'),
    sorted: (header, direction) => t(`table.${direction}`, { header }),
    actions: t('table.actions'),
    details: t('table.details'),
    total: t('table.total'),
  }
}
