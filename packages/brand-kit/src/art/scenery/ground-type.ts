import type { Random } from '../random.ts'
import type { Mood } from './sky.ts'

/** The lower third, from the horizon (about y = 270) to the bottom edge (y = 400). */
export type Ground = (mood: Mood, roll: Random) => string
