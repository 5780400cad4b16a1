import type { Hero } from '../hero.ts'
import type { BehindName } from '../scenery/behind.ts'
import type { GroundName } from '../scenery/ground.ts'
import type { SprinkleName } from '../scenery/sprinkle.ts'

/** Hues are OKLCH degrees: 25 red, 60 orange, 90 yellow, 145 green, 195 teal, 250 blue, 300 violet, 350 pink. */
export type Theme = {
  hero: Hero
  /** Hues that the hero's main part may take, and those of its second part. */
  main: readonly number[]
  side: readonly number[]
  /** Hues of the sky, chosen to contrast with the hero. */
  sky: readonly number[]
  grounds: readonly GroundName[]
  behind: readonly BehindName[]
  sprinkle: readonly SprinkleName[]
  /** The hero has digits or marks that would be mirrored. */
  hasFigures?: boolean
}

/** Hero, hues of main part, side part and sky, then grounds, the glow behind and the floating shapes. */
export const theme = (
  hero: Hero,
  main: number[],
  side: number[],
  sky: number[],
  grounds: GroundName[],
  behind: BehindName[],
  sprinkle: SprinkleName[],
): Theme => ({ hero, main, side, sky, grounds, behind, sprinkle })

/** A theme whose hero must not be mirrored. */
export const withFigures = (...parts: Parameters<typeof theme>): Theme => ({ ...theme(...parts), hasFigures: true })
