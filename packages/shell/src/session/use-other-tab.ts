import { useTranslation } from '@boardwalk/i18n'
import { useToast } from '@boardwalk/ui'
import { useEffect } from 'react'
import { useSession } from './use-session.ts'

const CHANNEL = 'boardwalk:session'
type Word = 'anybody?' | 'here'

/**
 * A session belongs to one tab (visitor specification §3). A visitor's tab asks once whether another tab is signed in and
 * says so; nothing but the fact goes from tab to tab.
 */
export function useOtherTab() {
  const { t } = useTranslation('dialogs')
  const { isReady, isLoggedIn } = useSession()
  const showToast = useToast()
  useEffect(() => {
    if (!isReady || typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    const say = (word: Word) => channel.postMessage(word)
    let isTold = false
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (isLoggedIn && data === 'anybody?') say('here')
      if (isLoggedIn || isTold || data !== 'here') return
      isTold = true
      showToast({ tone: 'info', text: t('otherTab') })
    }
    if (!isLoggedIn) say('anybody?')
    return () => channel.close()
  }, [isReady, isLoggedIn, showToast, t])
}
