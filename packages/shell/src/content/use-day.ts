import { formatDay } from '@boardwalk/i18n'
import { useCallback } from 'react'
import { useShellState } from '../app/store.ts'
import { useBrand } from '../app/storefront-context.ts'

/** Writes a day in the page's language and the brand's time zone: `21 November 2026`. */
export function useDay() {
  const brand = useBrand()
  const language = useShellState((state) => state.settings.language)
  return useCallback((time: string) => formatDay(time, language, brand), [language, brand])
}
