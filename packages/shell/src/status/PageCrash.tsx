import { useTranslation } from '@boardwalk/i18n'
import { ErrorState } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { type ChunkFailure, chunkFailureOf, reloadOnce } from './chunk-errors.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

/** A page that broke, or whose code did not arrive: reload once automatically, then show a message. */
export function PageCrash({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('shell')
  const [chunk] = useState(() => chunkFailureOf(error))
  const [isReloading, setReloading] = useState(chunk !== null)
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce())
  }, [isReloading])
  if (isReloading) return <PageSkeleton />
  if (chunk) return <ChunkCrash chunk={chunk} onOnline={() => resetErrorBoundary()} />
  return (
    <ErrorState
      level={1}
      title={t('crash.page')}
      hint={t('crash.safe')}
      retryLabel={t('tryAgain')}
      onRetry={() => resetErrorBoundary()}
    />
  )
}

/** The specification's words: which file, why, and where it was looked for. */
function ChunkCrash({ chunk, onOnline }: { chunk: ChunkFailure; onOnline: () => void }) {
  const { t } = useTranslation('shell')
  const { address, isStyle, isLate } = chunk
  const [reason, setReason] = useState(isLate ? 'timeout' : navigator.onLine ? 'other' : 'offline')
  useEffect(() => {
    if (reason !== 'other' || !address) return
    const gone = ({ status }: Response) => status === 404 && setReason('missing')
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(gone, () => undefined)
  }, [reason, address])
  useEffect(() => {
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  })
  return (
    <ErrorState
      level={1}
      title={t(isStyle ? 'crash.cssChunk' : 'crash.chunk', { name: address.split('/').at(-1) ?? '' })}
      hint={t('crash.chunkHint', { reason: t(`crash.${reason}`), address })}
      retryLabel={t('crash.reload')}
      onRetry={() => location.reload()}
    />
  )
}
