import { isLanguageCode } from '@boardwalk/i18n/codes'
import { useEffect, useLayoutEffect } from 'react'
import { replayEarlyPress } from '../boot/bootstrap-script.ts'
import { restoreSession } from '../session/session-actions.ts'
import { balanceHidden, themeChanged } from '../settings/settings-slice.ts'
import { hasChosenLanguage, useChangeLanguage } from '../settings/use-language.ts'
import { useOfferedLanguages } from '../settings/use-offered-languages.ts'
import { MASK_KEY, readLocal } from '../settings/visitor-storage.ts'
import { useShellDispatch, useShellState } from './store.ts'

/** Reads the browser's stored settings, right after the first render has matched the server's. */
export function useRestore() {
  const dispatch = useShellDispatch()
  const language = useShellState((state) => state.settings.language)
  const offered = useOfferedLanguages()
  const change = useChangeLanguage()

  useLayoutEffect(() => {
    dispatch(restoreSession())
    const { theme } = document.documentElement.dataset
    if (theme === 'dark' || theme === 'light') dispatch(themeChanged(theme))
    dispatch(balanceHidden(readLocal(MASK_KEY) === '1'))
  }, [dispatch])

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase()
    const wanted = [asked, readLocal('lang')].find((code) => isLanguageCode(code) && offered.includes(code))
    // A language in the address is a choice, also when the page was rendered in it already.
    const isNews = wanted !== language || (wanted === asked && !hasChosenLanguage())
    if (isLanguageCode(wanted) && isNews) void change(wanted, { isChoice: wanted === asked })
    document.documentElement.dataset.hydrated = 'true'
    performance.mark('hydrated')
    replayEarlyPress()
  }, [])
}
