import type { Tones } from './colour.ts'

/** The colours a hero may use: two hue sets, gold, and a warm white and ink for eyes and edges. */
export type Paint = { main: Tones; side: Tones; gold: Tones; white: string; ink: string }

/** Draws inside a box of about −100…100 around the origin, with its foot on y = 90. */
export type Hero = (paint: Paint) => string
