import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { useEffect } from 'react'
import { SLOW_EVENT } from '../status/slow.ts'

/** Shows that a request takes long; the open page stays usable. */
export function useSlowNotice() {
  const { t } = useTranslation('network')
  const showToast = useToast()
  useEffect(() => {
    const say = () => showToast({ tone: 'warning', text: t('slow') })
    addEventListener(SLOW_EVENT, say)
    return () => removeEventListener(SLOW_EVENT, say)
  }, [showToast, t])
}
