import { isApiError } from '../site/use-error-text.ts'

export const proofs = ['MOBILE', 'EMAIL', 'PAYEE_NAME', 'GOOGLE'] as const
export type Proof = (typeof proofs)[number]

/** A login from a place that is new to the account: the possible proofs, and the destinations of codes. */
export type Verification = {
  verifyToken: string
  methods: Proof[]
  masked: Partial<Record<Proof, string>>
  /** The password of the first half, for a change that may have to follow. */
  password: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads LOGIN_VERIFY_REQUIRED (contract A4); null for any other failure. */
export function verificationOf(error: unknown, password: string): Verification | null {
  if (!isApiError(error) || error.code !== 'LOGIN_VERIFY_REQUIRED') return null
  const { verifyToken, methods, masked } = error.data ?? {}
  const offered = Array.isArray(methods) ? proofs.filter((proof) => methods.includes(proof)) : []
  if (!isText(verifyToken) || offered.length === 0) return null
  const shown = Object.entries(masked ?? {}).filter(([, value]) => isText(value))
  return { verifyToken, methods: offered, masked: Object.fromEntries(shown), password }
}
