import type { ApiError } from './context.ts'

/** Firebase's Identity Toolkit: `api` is its base address, `apiKey` the project's web key. */
export type IdentityToolkit = { api: string; apiKey: string }

const timeoutMs = 20_000

/** Maps the Toolkit's codes to ours. They may have an explanation after a colon. */
const codes: Record<string, ApiError['code']> = {
  INVALID_CODE: 'OTP_INVALID',
  MISSING_CODE: 'OTP_INVALID',
  INVALID_SESSION_INFO: 'OTP_EXPIRED',
  MISSING_SESSION_INFO: 'OTP_EXPIRED',
  SESSION_EXPIRED: 'OTP_EXPIRED',
  CODE_EXPIRED: 'OTP_EXPIRED',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'OTP_TOO_MANY',
  QUOTA_EXCEEDED: 'OTP_QUOTA',
  INVALID_PHONE_NUMBER: 'PHONE_INVALID',
  MISSING_PHONE_NUMBER: 'PHONE_MISSING',
  CAPTCHA_CHECK_FAILED: 'HUMAN_CHECK_FAILED',
  MISSING_RECAPTCHA_TOKEN: 'HUMAN_CHECK_FAILED',
  INVALID_RECAPTCHA_TOKEN: 'HUMAN_CHECK_FAILED',
}

const failure = (code: ApiError['code'], status: number | null): ApiError => ({ code, message: '', data: null, status })

async function ask(url: string, init: RequestInit): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  } catch (error) {
    throw failure(error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', null)
  }
}

async function call({ api, apiKey }: IdentityToolkit, method: string, input: object | null, wanted: string) {
  const init = input && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }
  const { status, body } = await ask(`${api}/v1/${method}?key=${encodeURIComponent(apiKey)}`, init ?? {})
  if (status >= 400) {
    const { message = '' } = (body.error ?? {}) as { message?: string }
    throw failure(codes[message.split(/[\s:]/, 1)[0] ?? ''] ?? 'UPSTREAM_ERROR', status)
  }
  const found = body[wanted]
  if (typeof found !== 'string') throw failure('BAD_RESPONSE', status)
  return found
}

/** The site key of this project's reCAPTCHA check. */
export const recaptchaSiteKey = (at: IdentityToolkit): Promise<string> =>
  call(at, 'recaptchaParams', null, 'recaptchaSiteKey')

/** Has a code sent to a number (`+639…`). Answers the session that the code belongs to. Throws an `ApiError`. */
export const sendPhoneCode = (at: IdentityToolkit, phoneNumber: string, recaptchaToken?: string): Promise<string> =>
  call(at, 'accounts:sendVerificationCode', { phoneNumber, ...(recaptchaToken && { recaptchaToken }) }, 'sessionInfo')

/** Confirms the code and returns an ID token that proves the number; nothing else is stored. */
export const provePhoneCode = (at: IdentityToolkit, sessionInfo: string, code: string): Promise<string> =>
  call(at, 'accounts:signInWithPhoneNumber', { sessionInfo, code }, 'idToken')
