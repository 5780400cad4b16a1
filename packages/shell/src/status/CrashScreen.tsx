import { useTranslation } from '@boardwalk/i18n'
import { ErrorState } from '@boardwalk/ui'
import type { FallbackProps } from 'react-error-boundary'
import { chunkFailureOf } from './chunk-errors.ts'
import { PageCrash } from './PageCrash.tsx'

/** The last resort: the frame itself broke, or its code did not arrive. */
export function CrashScreen(props: FallbackProps) {
  const { t } = useTranslation('shell')
  if (chunkFailureOf(props.error)) return <PageCrash {...props} />
  return (
    <ErrorState
      level={1}
      title={t('crash.page')}
      hint={t('crash.safe')}
      retryLabel={t('crash.reload')}
      onRetry={() => location.reload()}
    />
  )
}
