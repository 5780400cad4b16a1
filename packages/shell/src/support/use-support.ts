import { useMemberInfoQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { useState } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { useErrorText } from '../site/use-error-text.ts'
import { openSupportWindow } from './support-window.ts'

/** Members strictly above this rank have a desk of their own (visitor specification §6). */
const VIP_ABOVE = 4

/**
 * Customer service: `open` is for a click handler, and nothing may be awaited before it. The window opens at once and
 * gets the link when it arrives; without a link it closes again, and a message explains why.
 */
export function useSupport() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const showToast = useToast()
  const store = useStore() as ShellStore
  const { isLoggedIn } = useSession()
  const { data: member } = useMemberInfoQuery({}, { skip: !isLoggedIn })
  const [isOpening, setOpening] = useState(false)
  const isVip = isLoggedIn && (member?.clubLabel?.rankLevel ?? 0) > VIP_ABOVE

  const open = async () => {
    if (isOpening) return
    const desk = openSupportWindow(t('shell:loading'))
    if (!desk) return showToast({ tone: 'warning', text: t('errors:POPUP_BLOCKED') })
    setOpening(true)
    try {
      const { fetchSupportLink } = await import('./fetch-support-link.ts')
      desk.location.replace(await fetchSupportLink(store, isVip ? 'VIP' : 'LIVECHAT'))
    } catch (error) {
      desk.close()
      showToast({ tone: 'negative', text: errorText(error) })
    } finally {
      setOpening(false)
    }
  }
  return { open: () => void open(), isOpening, isVip }
}
