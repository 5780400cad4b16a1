import type { Ground } from './ground-type.ts'
import { dunes, forest, hills, mountains, terraces } from './land.ts'
import { city, domes, stage } from './town.ts'
import { palms, pond, river, sea } from './water.ts'

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
