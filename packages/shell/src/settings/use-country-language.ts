import { useEffect } from 'react'
import { useShellState } from '../app/store.ts'
import { usePermission } from '../site/use-permission.ts'
import { hasChosenLanguage, useChangeLanguage } from './use-language.ts'

/**
 * When the detected country's languages lack the current one, the page switches to that country's first, until the
 * visitor has chosen a language in this browser (visitor specification §4, design decision 6).
 */
export function useCountryLanguage() {
  const permission = usePermission()
  const language = useShellState((state) => state.settings.language)
  const change = useChangeLanguage()
  useEffect(() => {
    if (!permission || hasChosenLanguage()) return
    const region = permission.regions.find(({ country }) => country === permission.location.countryCode)
    const [first] = region?.langList ?? []
    if (first && !region?.langList.includes(language)) void change(first, { isChoice: false })
  }, [permission, language, change])
}
