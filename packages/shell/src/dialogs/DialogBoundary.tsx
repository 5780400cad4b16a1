import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useShellState } from '../app/store.ts'
import { useModal } from '../app/use-modal.ts'
import { chunkFailureOf } from '../status/chunk-errors.ts'

/** A dialog that broke, or whose code did not arrive, closes with a message; the page's input stays. */
function DialogCrash({ error }: FallbackProps) {
  const { t } = useTranslation()
  const { close } = useModal()
  const showToast = useToast()
  useEffect(() => {
    const text = t(chunkFailureOf(error) ? 'errors:CHUNK' : 'shell:crash.section')
    const action = { label: t('shell:crash.reload'), onPress: () => location.reload() }
    showToast({ tone: 'negative', text, action })
    close()
  }, [error, t, close, showToast])
  return null
}

export function DialogBoundary({ children }: { children: ReactNode }) {
  const open = useShellState((state) => state.modal.open)
  return (
    <ErrorBoundary FallbackComponent={DialogCrash} resetKeys={[open]}>
      {children}
    </ErrorBoundary>
  )
}
