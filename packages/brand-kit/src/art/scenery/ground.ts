import type { Random } from '../random.ts'
import { dunes, forest, hills, mountains, terraces } from './land.ts'
import type { Mood } from './sky.ts'
import { city, domes, stage } from './town.ts'
import { palms, pond, river, sea } from './water.ts'

/** The lower third, from the horizon (about y = 270) to the bottom edge (y = 400). */
export type Ground = (mood: Mood, roll: Random) => string

export const grounds = {
  hills,
  mountains,
  sea,
  river,
  city,
  domes,
  palms,
  forest,
  dunes,
  terraces,
  stage,
  pond,
} satisfies Record<string, Ground>
export type GroundName = keyof typeof grounds
