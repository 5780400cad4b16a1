import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { ErrorCode, ErrorDetail } from './contract/errors.ts'

/** Dependencies of requests; the store passes them as the thunks' `extraArgument`. */
export type ApiContext = {
  merchantCode: string
  getToken(): string | null
  getLanguage(): LanguageCode
  /** Scheme and host of the gateway; without it requests go to the page's own. */
  origin?: string
  fetch: typeof fetch
  /** Called once per refused token, so that the session can be dropped and the login opened. */
  onUnauthenticated?(code: 'AUTH_REQUIRED' | 'SESSION_EXPIRED'): void
  /** Called when a call was refused because the platform is closed to this visitor. */
  onClosed?(): void
}

/** Failures that no server reported: no response, one too late, or one that is not an envelope. */
export type ClientCode = 'NETWORK' | 'TIMEOUT' | 'BAD_RESPONSE'

export type ApiError = {
  code: ErrorCode | ClientCode
  /** Message for people, in the request language; branch on `code` only. */
  message: string
  /** Fields that belong to the code (contract A4). */
  data: ErrorDetail | null
  /** HTTP status; null when no response arrived. */
  status: number | null
}

/** Metadata of a response. */
export type Meta = { serverTime: string }

export type Answer = { data: unknown; meta?: Meta } | { error: ApiError }

export const clientError = (
  code: ClientCode | 'AUTH_REQUIRED',
  message: string = code,
  status: number | null = null,
): { error: ApiError } => ({
  error: { code, message, data: null, status },
})
