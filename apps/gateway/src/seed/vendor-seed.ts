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
  /** Plays from a wallet of its own. */
  transfers?: boolean
}
