import { bn } from './bn.ts'
import { en } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

export type { Hero } from './en.ts'
export const strings = { en, fil, bn, hi }
