import type { GameStrings } from '../../kit.ts'
import { bn } from './bn.ts'
import { en, type TableText } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

/** A game's own texts together with those of every table. */
export const withTableTexts = <Key extends string>(own: GameStrings<Key>): GameStrings<Key | TableText> => ({
  en: { ...en, ...own.en },
  fil: { ...fil, ...own.fil },
  bn: { ...bn, ...own.bn },
  hi: { ...hi, ...own.hi },
})
