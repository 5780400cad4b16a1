declare module 'virtual:all-brands' {
  import type { Brand } from '@boardwalk/brand-kit'
  import type { Tokens, TokensFile } from '@boardwalk/brand-kit/tokens'

  export type StoryBrand = {
    brand: Brand
    tokens: Tokens
    /** Seeds, and what was set by hand. */
    tokensFile: TokensFile
    /** Custom properties of both themes. */
    css: string
    /** Periods in which the brand looks otherwise, in order. */
    campaigns: readonly { name: string; from: string; to: string }[]
  }
  export const brands: readonly StoryBrand[]
}
