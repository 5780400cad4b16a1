import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { WifiOffIcon } from '../icon/icons-more.ts'
import { StateMessage } from './StateMessage.tsx'

export type OfflineStateProps = {
  title: string
  /** States which input is saved and that the page retries automatically. */
  hint?: ReactNode
  retryLabel?: string
  /** Retries: by the button, and automatically when the network is back. */
  onRetry?: () => unknown
  isRetrying?: boolean
  /** Heading level; one below the title of the section. */
  level?: 2 | 3
}

/** Replaces content that cannot load without a network. For a short message on a full page, use `OfflineNotice`. */
export function OfflineState({ title, hint, retryLabel, onRetry, isRetrying = false, level = 3 }: OfflineStateProps) {
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    const again = () => retry.current?.()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <StateMessage role="status" title={title} hint={hint} level={level} icon={<WifiOffIcon size={28} />}>
      {onRetry && retryLabel && (
        <Button variant="outline" isBusy={isRetrying} onClick={() => onRetry()}>
          {retryLabel}
        </Button>
      )}
    </StateMessage>
  )
}
