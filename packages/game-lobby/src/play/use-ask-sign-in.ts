import { afterRest, useEntrance, useModal } from '@boardwalk/shell/feature'
import { useEffect } from 'react'

/** A press that ends the rest is over before a dialog covers the page. */
const PAUSE_MS = 800

/** Opens the login popup: at once for a visitor who came by a press, after a rest for one who came by a link. */
export function useAskSignIn(isAsking: boolean): void {
  const dialog = useEntrance('login')?.dialog
  const { offer } = useModal()
  useEffect(() => {
    if (!isAsking || !dialog) return
    let isFirst = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => void offer({ kind: dialog })
    const cancel = afterRest(() => {
      if (isFirst) ask()
      else timer = setTimeout(ask, PAUSE_MS)
    })
    isFirst = false
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [isAsking, dialog, offer])
}
