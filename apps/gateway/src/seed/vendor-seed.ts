import type { GameCategory } from '@boardwalk/api-client/contract'
import type { ThemeName } from '@boardwalk/brand-kit/art'

export type VendorSeed = {
  code: string
  name: string
  categories: GameCategory[]
  games: number
  hot?: boolean
  off?: boolean
  themes?: readonly ThemeName[]
  /** Uses a transfer wallet. */
  transfers?: boolean
}
