import { hintText, problemText, useTranslation } from '@boardwalk/i18n'
import { useCallback } from 'react'

/** Hints and refusals of server-described fields, in the page's language. */
export function useFieldText() {
  const { t } = useTranslation()
  const translate = useCallback((key: string, values: Record<string, string | number> = {}) => t(key, values), [t])
  return {
    hint: (rule: Parameters<typeof hintText>[1]) => hintText(translate, rule),
    problem: (problem: Parameters<typeof problemText>[1]) => problemText(translate, problem),
  }
}
