import { content } from '../content/index.ts'
import type { Feature } from '../feature-contract.ts'
import { login } from '../login/index.ts'
import { recovery } from '../recovery/index.ts'
import { registration } from '../registration/index.ts'

/** The given features, then content pages, sign-in, registration and recovery, which every storefront of ours has. */
export const withOwn = (features: readonly Feature[] = []): Feature[] => [
  ...new Set([...features, content, login, registration, recovery]),
]
