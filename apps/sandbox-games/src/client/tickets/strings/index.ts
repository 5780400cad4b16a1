import type { GameStrings } from '../../kit.ts'
import { bn } from './bn.ts'
import { en, type TicketText } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'

/** A lottery's own texts together with those of every lottery. */
export const withTicketTexts = <Key extends string>(own: GameStrings<Key>): GameStrings<Key | TicketText> => ({
  en: { ...en, ...own.en },
  fil: { ...fil, ...own.fil },
  bn: { ...bn, ...own.bn },
  hi: { ...hi, ...own.hi },
})
