import type { Endpoint } from './endpoint.ts'
import { commonErrors, type ErrorCode } from './errors.ts'

/** Every code that a row may answer: its own, those of its flags, and those that any row may. */
export const possibleErrors = (row: Endpoint): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...commonErrors,
    ...row.errors,
    ...(row.token ? (['AUTH_REQUIRED', 'SESSION_EXPIRED', 'FORBIDDEN'] as const) : []),
    ...(row.sealed ? (['DECRYPT_FAILED', 'REPLAYED'] as const) : []),
    ...(row.human ? (['HUMAN_CHECK_FAILED', 'REPLAYED'] as const) : []),
    ...(row.who ? (['FORBIDDEN', 'TRIAL_FORBIDDEN'] as const) : []),
    ...(row.who === 'agent' ? (['AGENT_ONLY'] as const) : []),
    ...(row.idempotent
      ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const)
      : []),
  ])
