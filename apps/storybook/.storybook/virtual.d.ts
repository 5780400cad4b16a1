declare module 'virtual:all-brands' {
  import type { Brand } from '@boardwalk/brand-kit'
  import type { Tokens, TokensFile } from '@boardwalk/brand-kit/tokens'

  export type StoryBrand = {
    brand: Brand
    tokens: Tokens
    /** Seeds, and values set by hand. */
    tokensFile: TokensFile
    /** Custom properties of both themes. */
    css: string
    /** Periods with a different look of the brand, in order. */
    campaigns: readonly { name: string; from: string; to: string }[]
  }
  export const brands: readonly StoryBrand[]
}
