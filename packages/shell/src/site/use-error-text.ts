import type { ApiError } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { errorKeys, waitText } from '@boardwalk/i18n/codes'
import { useCallback } from 'react'
import { useShellState } from '../app/store.ts'

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && typeof (error as { code?: unknown }).code === 'string'

/** Whether the requested resource does not exist. */
export const isMissing = (error: unknown) => isApiError(error) && error.code === 'NOT_FOUND'

/** The sentence of a failure by its code, with the time to wait where the server named one. */
export function useErrorText() {
  const { t } = useTranslation()
  const language = useShellState((state) => state.settings.language)
  return useCallback(
    (error: unknown) => {
      const { code, data } = isApiError(error) ? error : { code: 'INTERNAL', data: null }
      const wait = typeof data?.retryAfter === 'number' ? waitText(data.retryAfter, language) : ''
      const keys = [...errorKeys(code, data?.retryAfter), 'INTERNAL']
      return t(
        keys.map((key) => `errors:${key}`),
        { wait },
      )
    },
    [t, language],
  )
}
