import { content } from '../content/index.ts'
import type { Feature } from '../feature-contract.ts'

/** The given features and the content pages, which every storefront of ours has. The given ones come first. */
export const withPages = (features: readonly Feature[] = []): Feature[] => [...new Set([...features, content])]
