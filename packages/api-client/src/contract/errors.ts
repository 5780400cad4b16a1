/** HTTP status, and whether the same request may be repeated unchanged. */
type ErrorRule = { status: number; retryable: boolean }

const final = (status: number): ErrorRule => ({ status, retryable: false })
const again = (status: number): ErrorRule => ({ status, retryable: true })

/** Closed list of the codes of failed responses (contract A4). */
export const errorCatalogue = {
  VALIDATION_FAILED: final(400),
  BAD_REQUEST: final(400),
  DECRYPT_FAILED: final(400),
  CAPTCHA_REQUIRED: final(400),
  CAPTCHA_WRONG: final(400),
  HUMAN_CHECK_FAILED: final(400),
  OTP_INVALID: final(400),
  OTP_EXPIRED: final(400),
  PHONE_INVALID: final(400),
  PHONE_MISSING: final(400),
  PASSKEY_INVALID: final(400),
  PASSKEY_EXPIRED: final(400),
  PASSWORD_WRONG: final(400),
  PASSWORD_WEAK: final(400),
  PASSWORD_REUSED: final(400),
  CONFIRM_MISMATCH: final(400),
  PAY_PASSWORD_WRONG: final(400),
  AFFILIATE_INVALID: final(400),
  AGE_RESTRICTED: final(400),
  TERMS_REQUIRED: final(400),
  IDEMPOTENCY_KEY_REQUIRED: final(400),

  AUTH_REQUIRED: final(401),
  SESSION_EXPIRED: final(401),
  STEP_UP_REQUIRED: final(401),
  LOGIN_FAILED: final(401),
  LOGIN_VERIFY_REQUIRED: final(401),

  PAY_PASSWORD_LOCKED: final(403),
  FORBIDDEN: final(403),
  TRIAL_FORBIDDEN: final(403),
  AGENT_ONLY: final(403),
  MEMBER_ONLY: final(403),
  ACCOUNT_DISABLED: final(403),
  FEATURE_OFF: final(403),
  REGION_BLOCKED: final(403),
  DOMAIN_INVALID: final(403),
  RG_EXCLUDED: final(403),

  NOT_FOUND: final(404),
  METHOD_NOT_ALLOWED: final(405),

  REPLAYED: final(409),
  PAY_PASSWORD_UNSET: final(409),
  USERNAME_TAKEN: final(409),
  MOBILE_TAKEN: final(409),
  EMAIL_TAKEN: final(409),
  CONFLICT: final(409),
  STALE_VERSION: final(409),
  STATE_INVALID: final(409),
  PENDING_EXISTS: final(409),
  PAYOUT_PAUSED: final(409),
  ALREADY_CLAIMED: final(409),
  IDEMPOTENCY_IN_PROGRESS: again(409),

  PAYLOAD_TOO_LARGE: final(413),
  UNSUPPORTED_MEDIA: final(415),

  IDEMPOTENCY_MISMATCH: final(422),
  FILE_TYPE: final(422),
  FILE_COUNT: final(422),
  FILE_DIMENSION: final(422),
  INSUFFICIENT_FUNDS: final(422),
  AMOUNT_OUT_OF_RANGE: final(422),
  AMOUNT_SCALE: final(422),
  DAILY_LIMIT: final(422),
  TURNOVER_REQUIRED: final(422),
  RG_LIMIT: final(422),
  CURRENCY_MISMATCH: final(422),
  METHOD_UNAVAILABLE: final(422),
  ACCOUNT_COOLING: final(422),
  UPLINE_MISSING: final(422),
  POINTS_INSUFFICIENT: final(422),
  STOCK_EMPTY: final(422),
  CONTACT_REQUIRED: final(422),
  NOT_ELIGIBLE: final(422),
  PROMO_CLOSED: final(422),
  CONTRACT_RULE: final(422),
  GAME_DISABLED: final(422),
  TRIAL_NOT_SUPPORTED: final(422),

  OTP_TOO_MANY: again(429),
  OTP_QUOTA: final(429),
  RATE_LIMITED: again(429),

  INTERNAL: again(500),
  UPSTREAM_ERROR: again(502),
  GAME_MAINTENANCE: again(503),
  MAINTENANCE: again(503),
  READ_ONLY: again(503),
  OVERLOADED: again(503),
  DB_UNAVAILABLE: again(503),
  UPSTREAM_TIMEOUT: again(504),

  /** Outside the catalogue: a row that the gateway does not serve yet. */
  NOT_AVAILABLE: final(501),
} as const satisfies Record<string, ErrorRule>

export type ErrorCode = keyof typeof errorCatalogue

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code)

/** The `value` of a failed response; contract A4 lists the fields of each code. */
export type ErrorDetail = Readonly<Record<string, unknown>>

/**
 * A refusal that the caller may see: `code` is sent, `message` stays in the log. Compare `error.code`; two copies of
 * this module would make `instanceof` fail, so use `isAppError`.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly detail: ErrorDetail | null

  constructor(code: ErrorCode, detail: ErrorDetail | null = null, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && isErrorCode((error as { code?: unknown }).code)

/** Codes that every row may return (contract C). */
export const commonErrors = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'DOMAIN_INVALID',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'READ_ONLY',
  'OVERLOADED',
  'DB_UNAVAILABLE',
  'NOT_AVAILABLE',
] as const satisfies readonly ErrorCode[]
