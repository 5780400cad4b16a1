import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { useEffect } from 'react'
import { useSession, useSessionReady } from './use-session.ts'

const CHANNEL = 'boardwalk:session'
type Word = 'isSignedIn?' | 'here'

/**
 * A session belongs to one tab (visitor specification §3). A visitor's tab asks once whether another tab is signed in
 * and shows that; tabs exchange nothing but the fact.
 */
export function useOtherTab() {
  const { t } = useTranslation('dialogs')
  const { isLoggedIn } = useSession()
  const isReady = useSessionReady()
  const showToast = useToast()
  useEffect(() => {
    if (!isReady || typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    const say = (word: Word) => channel.postMessage(word)
    let isShown = false
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (isLoggedIn && data === 'isSignedIn?') say('here')
      if (isLoggedIn || isShown || data !== 'here') return
      isShown = true
      showToast({ tone: 'info', text: t('otherTab') })
    }
    if (!isLoggedIn) say('isSignedIn?')
    return () => channel.close()
  }, [isReady, isLoggedIn, showToast, t])
}
