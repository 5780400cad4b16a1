import type { ApiError } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useCallback } from 'react'

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && typeof (error as { code?: unknown }).code === 'string'

/** Whether something was asked for that is not there. */
export const isMissing = (error: unknown) => isApiError(error) && error.code === 'NOT_FOUND'

/** The sentence of a failure: by its code, never by the server's prose; anything unknown says that nothing is lost. */
export function useErrorText() {
  const { t } = useTranslation()
  return useCallback(
    (error: unknown) => t([isApiError(error) ? `errors:${error.code}` : '', 'errors:INTERNAL'].filter(Boolean)),
    [t],
  )
}
