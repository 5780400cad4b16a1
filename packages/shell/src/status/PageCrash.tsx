import { useTranslation } from '@boardwalk/i18n'
import { ErrorState } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { chunkFailureOf, reloadOnce } from './chunk-errors.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** A page that broke, or whose code did not arrive: reload once by itself, then say what happened. */
export function PageCrash({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('shell')
  const chunk = chunkFailureOf(error)
  const [isReloading, setReloading] = useState(chunk !== null)
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce())
  }, [isReloading])
  if (isReloading) return <PageSkeleton />
  if (!chunk) {
    return (
      <ErrorState
        title={t('crash.page')}
        hint={t('crash.safe')}
        retryLabel={t('tryAgain')}
        onRetry={() => resetErrorBoundary()}
      />
    )
  }
  const reason = t(navigator.onLine ? 'crash.missing' : 'crash.offline')
  return (
    <ErrorState
      title={t(chunk.isStyle ? 'crash.cssChunk' : 'crash.chunk', { name: chunk.address.split('/').at(-1) ?? '' })}
      hint={t('crash.chunkHint', { reason, address: chunk.address })}
      retryLabel={t('crash.reload')}
      onRetry={() => location.reload()}
    />
  )
}
