import * as v from 'valibot'
import { Id, Int, MaybeText, Money, Ref, Text, Ts } from '../scalars.ts'
import { GameCategory } from './game.ts'

/** Kinds of ledger journal (contract G4). */
export const journalKinds = [
  ...(['DEP', 'DPR', 'BON', 'BNC', 'BNX', 'WDH', 'WDR', 'WDS', 'WDF'] as const),
  ...(['BET', 'WIN', 'RBB', 'RBW', 'PRM', 'TRU', 'TRD', 'VTI', 'VTO'] as const),
  ...(['RBT', 'DIV', 'SLD', 'SLH', 'SLR', 'CLW', 'RWD'] as const),
  ...(['PTE', 'PTR', 'PTA', 'PTX', 'PTC', 'DBT', 'ADJ', 'TRL'] as const),
] as const
export const JournalKind = v.picklist(journalKinds)

/** One movement of a player's money. */
export const Tx = v.object({
  refNo: Ref,
  time: Ts,
  kind: JournalKind,
  direction: v.picklist(['IN', 'OUT']),
  amount: Money,
  balanceAfter: Money,
  relatedNo: v.nullable(Ref),
  status: v.literal('DONE'),
  remark: Text,
})

export const Bet = v.object({
  refNo: Ref,
  roundId: Text,
  placedAt: Ts,
  settledAt: v.nullable(Ts),
  gameCategory: GameCategory,
  vassalage: Text,
  gameName: Text,
  account: v.optional(Text),
  stake: Money,
  validBet: Money,
  payout: Money,
  winLoss: Money,
  status: v.picklist(['OPEN', 'SETTLED', 'CANCELLED', 'ROLLED_BACK']),
  detailUrl: MaybeText,
})

/** Sums under one key: a category, a day or a vendor. */
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

export const PromoState = v.picklist([
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'APPLYING',
  'PROCESSING',
  'CLAIM',
  'CLAIMED',
  'ISSUED',
  'REJECTED',
  'SIGNED',
  'CLOSED',
])

export const ContactKind = v.picklist(['ZALO', 'WHATSAPP'])

/** `action` is what the player may do now. */
export const Promo = v.object({
  id: Id,
  title: Text,
  cover: Text,
  type: Text,
  startAt: Ts,
  endAt: v.nullable(Ts),
  state: PromoState,
  action: v.nullable(PromoState),
  applyNo: v.nullable(Ref),
  needs: v.object({ comment: v.boolean(), images: v.boolean(), contact: v.array(ContactKind) }),
  content: v.optional(Text),
})

export type JournalKind = v.InferOutput<typeof JournalKind>
export type Tx = v.InferOutput<typeof Tx>
export type Bet = v.InferOutput<typeof Bet>
export type PnlRow = v.InferOutput<typeof PnlRow>
export type Promo = v.InferOutput<typeof Promo>
