import { bn } from './bn.ts'
import { en, type StringKey, type Strings } from './en.ts'
import { fil } from './fil.ts'
import { hi } from './hi.ts'
import { type GameLanguage, isPlatformCode, type PlatformCode } from './languages.ts'

export type { StringKey, Strings }

/** Total over the languages of the games, by the platform's codes. */
const all: Record<PlatformCode, { tag: GameLanguage; strings: Strings }> = {
  EN: { tag: 'en', strings: en },
  TY: { tag: 'fil', strings: fil },
  BN: { tag: 'bn', strings: bn },
  HI: { tag: 'hi', strings: hi },
}
export const stringsFor = (code: string) => all[isPlatformCode(code) ? code : 'EN']

const messages: Record<string, StringKey> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  SESSION_INVALID: 'SESSION',
  SESSION_EXPIRED: 'SESSION',
  PLAYER_BLOCKED: 'BLOCKED',
  LIMIT: 'LIMIT',
  STAKE_UNDONE: 'STAKE_UNDONE',
  NETWORK: 'NETWORK',
  BETS_CLOSED: 'BETS_CLOSED',
  BETS_NOT_OPEN: 'BETS_CLOSED',
  ODDS_CHANGED: 'ODDS_CHANGED',
  PICK_NOT_OFFERED: 'PICK_NOT_OFFERED',
  TOO_MANY_BETS: 'TOO_MANY_BETS',
  MOVE_REFUSED: 'MOVE',
  NOT_YOUR_TURN: 'MOVE',
  NOT_SEATED: 'MOVE',
  ACT_REFUSED: 'MOVE',
  IDLE: 'IDLE',
}
/** A code of the server → the key of its message. */
export const messageKey = (code: string): StringKey => messages[code] ?? 'INTERNAL'
