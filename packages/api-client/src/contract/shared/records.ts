import * as v from 'valibot'
import { Id, Int, MaybeText, Money, Ref, Text, Ts } from '../scalars.ts'
import { GameCategory } from './game.ts'
import { rewardSources } from './rewards.ts'

/** Kinds of ledger journal (contract G4). */
export const journalKinds = [
  ...(['DEP', 'DPR', 'BON', 'BNC', 'BNX', 'WDH', 'WDR', 'WDS', 'WDF'] as const),
  ...(['BET', 'WIN', 'RBB', 'RBW', 'PRM', 'TRU', 'TRD', 'VTI', 'VTO'] as const),
  ...(['RBT', 'DIV', 'SLD', 'SLH', 'SLR', 'CLW', 'RWD', 'JPW', 'ALW'] as const),
  ...(['PTE', 'PTR', 'PTA', 'PTX', 'PTC', 'DBT', 'ADJ', 'TRL'] as const),
] as const
export const JournalKind = v.picklist(journalKinds)

/** Filter of an account record. */
export const txGroups = [
  ...(['DEPOSIT', 'WITHDRAWAL', 'BET', 'WIN', 'ROLLBACK', 'WALLET', 'TRANSFER'] as const),
  ...(['BONUS', 'REWARD', 'COMMISSION', 'POINTS', 'CORRECTION'] as const),
] as const
export const TxGroup = v.picklist(txGroups)

/** Kinds of journal by group; a kind without one does not compile. */
export const txGroupOf = {
  ...({ DEP: 'DEPOSIT', DPR: 'DEPOSIT' } as const),
  ...({ WDH: 'WITHDRAWAL', WDR: 'WITHDRAWAL', WDS: 'WITHDRAWAL', WDF: 'WITHDRAWAL' } as const),
  ...({ BET: 'BET', WIN: 'WIN', JPW: 'WIN', RBB: 'ROLLBACK', RBW: 'ROLLBACK' } as const),
  ...({ VTI: 'WALLET', VTO: 'WALLET', TRU: 'TRANSFER', TRD: 'TRANSFER' } as const),
  ...({ BON: 'BONUS', BNC: 'BONUS', BNX: 'BONUS', ALW: 'BONUS', PRM: 'REWARD', RWD: 'REWARD' } as const),
  ...({ RBT: 'COMMISSION', DIV: 'COMMISSION', SLD: 'COMMISSION', SLH: 'COMMISSION' } as const),
  ...({ SLR: 'COMMISSION', CLW: 'COMMISSION' } as const),
  ...({ PTE: 'POINTS', PTR: 'POINTS', PTA: 'POINTS', PTX: 'POINTS', PTC: 'POINTS' } as const),
  ...({ DBT: 'CORRECTION', ADJ: 'CORRECTION', TRL: 'CORRECTION' } as const),
} as const satisfies Record<JournalKind, TxGroup>

/** Reason code of an entry; the words are in `locales/`. */
export const txReasons = [
  ...(['STAKE', 'RESULT', 'CANCELLED', 'JACKPOT', 'CAMPAIGN', 'PLAYER', 'LAUNCH', 'END', 'LEFT'] as const),
  ...(['PAYMENT', 'REVIEW', 'RULE', 'AGREEMENT', 'WELCOME', 'ALLOWANCE', 'DEBT', 'OPERATOR', 'MEMBER'] as const),
] as const
export const TxReason = v.picklist(txReasons)

/** Place in a record of entries: `id` of a row. */
export const Place = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,4}$/))

/** Place in a record of bets: `id` of a row. */
export const BetPlace = v.pipe(v.string(), v.regex(/^\d{1,16}\.BT\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/))

/** One entry of a member's ledger account. `amount` has no sign; `direction` is credit or debit. */
export const Tx = v.object({
  id: Text,
  refNo: Ref,
  time: Ts,
  kind: JournalKind,
  reason: TxReason,
  direction: v.picklist(['IN', 'OUT']),
  amount: Money,
  /** `MAIN`, `BONUS`, `HOLD`, `DEBT`, or the code of the vendor whose wallet it is; both balances are of this one. */
  wallet: Text,
  balanceBefore: Money,
  balanceAfter: Money,
  /** The bet that a game's entry belongs to. */
  relatedNo: v.nullable(Ref),
  status: v.literal('DONE'),
  /** Name of the game, in the caller's language. */
  remark: Text,
})

/** States of a bet (contract F). */
export const betStates = ['OPEN', 'SETTLED', 'ROLLED_BACK'] as const

/** A stake and its outcome. `winLoss` is the payout less the stake of a settled bet, and 0 until then. */
export const Bet = v.object({
  /** Place in the record. */
  id: Text,
  refNo: Ref,
  roundId: Text,
  placedAt: Ts,
  settledAt: v.nullable(Ts),
  gameCategory: GameCategory,
  vassalage: Text,
  gameName: Text,
  stake: Money,
  validBet: Money,
  payout: Money,
  winLoss: Money,
  status: v.picklist(betStates),
  /** Provider's page on which anyone can verify a finished round. */
  detailUrl: MaybeText,
})

/** One movement of money for a bet. */
export const BetEvent = v.object({
  kind: v.picklist(['BET', 'WIN', 'ROLLBACK']),
  direction: v.picklist(['IN', 'OUT']),
  amount: Money,
  time: Ts,
  /** The provider's number of the message. */
  txId: Text,
})

/** States of a bonus: it is wagered, its money became cash, or it was lost in play or given up before. */
export const bonusStates = ['ACTIVE', 'CONVERTED', 'FORFEITED'] as const

/** A bonus that was claimed. `wagerDone` counts valid bets since then, up to `wagerRequired`. */
export const Bonus = v.object({
  /** Place in the record. */
  id: Id,
  refNo: Ref,
  time: Ts,
  source: v.picklist(rewardSources),
  /** Its reason, in the operator's words; null where the source says it. */
  title: MaybeText,
  amount: Money,
  wagerRequired: Money,
  wagerDone: Money,
  status: v.picklist(bonusStates),
  /** Amount that became cash, winnings of the bonus included; null while it is wagered. */
  converted: v.nullable(Money),
  /** Bonus money that goes when it is given up now, or that went so; null for one that ended in another way. */
  givesUp: v.nullable(Money),
  endedAt: v.nullable(Ts),
})

/** The groups of a profit record. A week begins on Monday. */
export const profitGroups = ['DAY', 'WEEK', 'MONTH', 'CATEGORY', 'VENDOR'] as const

/** Sums under one key: the first day of a period, a category or a vendor. */
export const PnlRow = v.object({
  key: Text,
  stake: Money,
  validBet: Money,
  payout: Money,
  winLoss: Money,
  bonus: Money,
  commission: Money,
  net: Money,
  bets: Int,
})

export type JournalKind = v.InferOutput<typeof JournalKind>
export type TxGroup = v.InferOutput<typeof TxGroup>
export type TxReason = v.InferOutput<typeof TxReason>
export type Tx = v.InferOutput<typeof Tx>
export type Bet = v.InferOutput<typeof Bet>
export type Bonus = v.InferOutput<typeof Bonus>
export type BetEvent = v.InferOutput<typeof BetEvent>
export type ProfitGroup = (typeof profitGroups)[number]
export type PnlRow = v.InferOutput<typeof PnlRow>
