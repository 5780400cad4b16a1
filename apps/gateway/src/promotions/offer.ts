import type { Offer, Promotion } from '@boardwalk/api-client/contract'
import type { PromotionTerms } from '../db/schema/content.ts'
import { formatMoney, parseMoney, type Units } from '../ledger/money.ts'

export const unitsOf = (text: string): Units => parseMoney(text) ?? 0n

/** Terms as a reader sees them; `progress` is null before joining. */
export function offerOf(
  { reward, wagerTimes, days, goal, needs, deposit }: PromotionTerms,
  progress: Units | null,
): Offer {
  const shown = goal && { ...goal, progress: progress === null ? null : formatMoney(progress) }
  return { reward, wagerTimes, days, goal: shown ?? null, needs: needs ?? null, deposit: deposit ?? null }
}

/** Name of the reward at its source, so that each offer is paid once to a member. */
export const grantName = (promotionId: string, memberId: string, day?: string): string =>
  [promotionId, memberId, ...(day === undefined ? [] : [day])].join(':')

/** A member's state in a running offer; `progress` is null before joining and after the claim. */
export type Standing = {
  kind: Promotion['kind']
  terms: PromotionTerms | null
  isJoined: boolean
  isSigned: boolean
  isClaimed: boolean
  progress: Units | null
  status: 'IN_PROCESS' | 'PROCESSING' | 'APPROVED' | 'REJECTED' | null
}

const applied = {
  ...({ IN_PROCESS: 'APPLYING', PROCESSING: 'PROCESSING' } as const),
  ...({ APPROVED: 'ISSUED', REJECTED: 'REJECTED' } as const),
} as const

/** State of a running offer for a member (contract F). */
export function stateFor({ kind, terms, ...own }: Standing): Promotion['state'] {
  if (kind === 'SIGN_IN') return own.isSigned ? 'SIGNED' : 'JOIN'
  if (kind === 'DEPOSIT') return own.isClaimed ? 'CLAIMED' : 'JOIN'
  if (kind === 'APPLY') return own.status ? applied[own.status] : 'JOIN'
  if (!own.isJoined) return 'JOIN'
  if (own.isClaimed) return 'CLAIMED'
  return (own.progress ?? 0n) >= unitsOf(terms?.goal?.target ?? '0') ? 'CLAIM' : 'JOINED'
}
