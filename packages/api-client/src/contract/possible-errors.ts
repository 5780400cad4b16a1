import type { Endpoint } from './endpoint.ts'
import { commonErrors, type ErrorCode } from './errors.ts'
import { isServed } from './is-served.ts'

/** Every code that a row may return: its own, those of its flags, and those of every row. */
export const possibleErrors = (row: Endpoint): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...commonErrors,
    ...row.errors,
    ...(row.token ? (['AUTH_REQUIRED', 'SESSION_EXPIRED', 'FORBIDDEN'] as const) : []),
    ...(row.token && !isServed(row, 'excluded') ? (['RG_EXCLUDED'] as const) : []),
    ...(row.sealed ? (['DECRYPT_FAILED', 'REPLAYED'] as const) : []),
    ...(row.human ? (['HUMAN_CHECK_FAILED', 'REPLAYED'] as const) : []),
    ...(row.who ? (['FORBIDDEN', 'TRIAL_FORBIDDEN'] as const) : []),
    ...(row.who === 'agent' ? (['AGENT_ONLY'] as const) : []),
    ...(row.idempotent
      ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const)
      : []),
  ])
