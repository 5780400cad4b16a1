import { AppError } from '@boardwalk/api-client/contract'

const takenBy: Record<string, 'USERNAME_TAKEN' | 'EMAIL_TAKEN' | 'MOBILE_TAKEN'> = {
  member_username: 'USERNAME_TAKEN',
  member_skeleton: 'USERNAME_TAKEN',
  member_email: 'EMAIL_TAKEN',
  member_mobile: 'MOBILE_TAKEN',
}

/** The unique index accepts one of concurrent requests for one name, address or number; the others get the reason. */
export function takenError(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint = 'constraint' in cause ? String(cause.constraint) : ''
    const code = takenBy[constraint]
    if (code) return new AppError(code, null, constraint, { cause: error })
  }
  return null
}
