import { useTranslation } from '@boardwalk/i18n'
import type { AsyncLabels } from '@boardwalk/ui'

/** The labels of every list of games in its four states. */
export function useListLabels(): AsyncLabels {
  const { t } = useTranslation('game-lobby')
  return {
    loading: t('list.loading'),
    failed: t('list.failed'),
    failedHint: t('list.failedHint'),
    retry: t('list.retry'),
    empty: t('list.empty'),
    emptyHint: t('list.emptyHint'),
  }
}
