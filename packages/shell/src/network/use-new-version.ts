import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { chunkFailureOf } from '../status/chunk-errors.ts'

async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/**
 * A file of this build that the server no longer has means that a newer one is out. Visitors may be typing, so the page
 * notifies them once and leaves the moment to them; a page that cannot be shown without the file reloads automatically.
 */
export function useNewVersion() {
  const { t } = useTranslation('network')
  const showToast = useToast()
  const wasSaid = useRef(false)
  useEffect(() => {
    const failed = async (event: Event) => {
      const address = chunkFailureOf((event as Event & { payload?: unknown }).payload)?.address
      if (!address || wasSaid.current || !(await isGone(address)) || wasSaid.current) return
      wasSaid.current = true
      const action = { label: t('newVersion.load'), onPress: () => location.reload() }
      showToast({ text: t('newVersion.text'), action })
    }
    addEventListener('vite:preloadError', failed)
    return () => removeEventListener('vite:preloadError', failed)
  }, [showToast, t])
}
