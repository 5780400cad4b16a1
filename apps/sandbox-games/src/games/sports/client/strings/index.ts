import type { GameStrings } from '../../../../client/kit.ts'
import { withTableTexts } from '../../../../client/table/strings/index.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

/** A sport's own texts together with those of every sport and every table. */
export const withSportTexts = <Key extends string>(own: GameStrings<Key>) =>
  withTableTexts({
    en: { ...en, ...own.en },
    fil: { ...fil, ...own.fil },
    bn: { ...bn, ...own.bn },
    hi: { ...hi, ...own.hi },
  })
