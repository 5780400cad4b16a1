import type { ErrorCode } from '@boardwalk/api-client/contract'

/** What a person reading a raw answer sees; storefronts show their own text for the code (contract E-3). */
const sentences: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Some fields are not as they should be.',
  BAD_REQUEST: 'The request cannot be read.',
  DECRYPT_FAILED: 'The sealed payload cannot be opened; fetch the keys again.',
  REPLAYED: 'This was used before.',
  AUTH_REQUIRED: 'Not logged in, please log in.',
  SESSION_EXPIRED: 'The session has ended, please log in again.',
  LOGIN_FAILED: 'The user name or the password is wrong.',
  HUMAN_CHECK_FAILED: 'Please complete the verification first.',
  FORBIDDEN: 'This account may not do that.',
  TRIAL_FORBIDDEN: 'A real account is needed.',
  AGENT_ONLY: 'Only agents can do that.',
  MEMBER_ONLY: 'Only members can do that.',
  ACCOUNT_DISABLED: 'This account is closed, please contact your agent.',
  REGION_BLOCKED: 'The service is not offered in your region.',
  DOMAIN_INVALID: 'Invalid address, please contact customer service.',
  NOT_FOUND: 'There is no such thing here.',
  METHOD_NOT_ALLOWED: 'The address exists, the method does not.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA: 'The content type is not accepted here.',
  RATE_LIMITED: 'Too many requests, please wait.',
  INSUFFICIENT_FUNDS: 'The balance does not suffice.',
  USERNAME_TAKEN: 'This user name is taken.',
  MAINTENANCE: 'The service is under maintenance.',
  OVERLOADED: 'The service is busy, please repeat in a moment.',
  DB_UNAVAILABLE: 'The service is not available right now, please repeat in a moment.',
  INTERNAL: 'Unknown error.',
  not_available: 'This is not available yet.',
}

export const messageOf = (code: ErrorCode): string => sentences[code] ?? code.toLowerCase().replaceAll('_', ' ')
