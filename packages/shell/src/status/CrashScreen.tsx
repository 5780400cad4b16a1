import { useTranslation } from '@boardwalk/i18n'
import { ErrorState } from '@boardwalk/ui'

/** The last resort: the frame itself broke. */
export function CrashScreen() {
  const { t } = useTranslation('shell')
  return (
    <ErrorState
      title={t('crash.page')}
      hint={t('crash.safe')}
      retryLabel={t('crash.reload')}
      onRetry={() => location.reload()}
    />
  )
}
