import { useTranslation } from '@boardwalk/i18n'

/** Words of the four states that every list shares. */
export function useAsyncLabels() {
  const { t } = useTranslation('shell')
  return {
    loading: t('loading'),
    failed: t('async.failed'),
    failedHint: t('async.failedHint'),
    retry: t('tryAgain'),
    empty: t('async.empty'),
  }
}
