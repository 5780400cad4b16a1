import { content } from '../content/index.ts'
import type { Feature } from '../feature-contract.ts'
import { recovery } from '../recovery/index.ts'

/** The given features and the content pages and recovery, which every storefront of ours has. The given ones come first. */
export const withOwn = (features: readonly Feature[] = []): Feature[] => [...new Set([...features, content, recovery])]
