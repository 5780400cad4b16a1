import { useTranslation } from '@boardwalk/i18n'
import { ErrorState } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

function SectionCrash({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('shell')
  return (
    <ErrorState
      title={t('crash.section')}
      hint={t('crash.safe')}
      retryLabel={t('tryAgain')}
      onRetry={() => resetErrorBoundary()}
    />
  )
}

/** One broken section must not take its page down. */
export const SectionBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={SectionCrash}>{children}</ErrorBoundary>
)
