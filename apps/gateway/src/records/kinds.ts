import {
  type JournalKind,
  journalKinds,
  type TxGroup,
  type TxReason,
  txGroupOf,
  txReasons,
} from '@boardwalk/api-client/contract'
import type { JournalKind as PostedKind } from '../ledger/rules.ts'

/** Why entries of a kind are made; a kind that the ledger posts and that has no reason here does not compile. */
const reasons = {
  ...({ BET: 'STAKE', WIN: 'RESULT', RBB: 'CANCELLED', RBW: 'CANCELLED', JPW: 'JACKPOT' } as const),
  ...({ VTI: 'PLAYER', VTO: 'PLAYER', TRU: 'PLAYER', TRD: 'PLAYER', WDH: 'PLAYER', PTR: 'PLAYER' } as const),
  ...({ PTC: 'PLAYER', PRM: 'CAMPAIGN', ALW: 'ALLOWANCE', DBT: 'DEBT', ADJ: 'OPERATOR', TRL: 'WELCOME' } as const),
  ...({ DEP: 'PAYMENT', DPR: 'PAYMENT', WDS: 'PAYMENT', WDR: 'REVIEW', WDF: 'REVIEW' } as const),
  ...({ PTA: 'REVIEW', PTX: 'REVIEW', BON: 'RULE', BNC: 'RULE', BNX: 'RULE', RWD: 'RULE', PTE: 'RULE' } as const),
  ...({ RBT: 'AGREEMENT', DIV: 'AGREEMENT', SLD: 'AGREEMENT', SLH: 'AGREEMENT' } as const),
  ...({ SLR: 'AGREEMENT', CLW: 'AGREEMENT' } as const),
} as const satisfies Record<JournalKind | PostedKind, TxReason>

const isReason = (value: unknown): value is TxReason => txReasons.some((reason) => reason === value)

type Origin = { kind: JournalKind; source: string; meta: Record<string, unknown> | null; amount: string }

const isReceived = ({ kind, amount }: Origin) => (kind === 'TRU' || kind === 'TRD') && BigInt(amount) > 0n

/** A journal's own reason (a transfer's `reason`) comes first; the welcome credit is recognised by its source. */
export function reasonOf(origin: Origin): TxReason {
  const { kind, source, meta } = origin
  if (kind === 'DBT') return 'DEBT'
  if (source === 'welcome') return 'WELCOME'
  if (isReceived(origin)) return 'MEMBER'
  return isReason(meta?.reason) ? meta.reason : reasons[kind]
}

/** Kinds that a filter finds; null finds all. */
export const kindsIn = (group: 'ALL' | TxGroup): JournalKind[] | null =>
  group === 'ALL' ? null : journalKinds.filter((kind) => txGroupOf[kind] === group)
