import { safeParse } from 'valibot'
import type { Game } from '../../kernel/kinds.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { type Verdict, verify } from '../../kernel/verify.ts'

/**
 * The agreement before a round: the shown hash or anchor, the player's seed, the stake and the bet. Stored by the
 * round's number, which the page computes itself.
 */
export type Agreed = { shown: string; clientSeed: string; stake: string; bet: unknown; no?: number }
export type Agreements = ReadonlyMap<string, Agreed>

/** All stakes of a player in a hand keep to the same agreement. */
export const handKey = (hand: string) => `hand ${hand}`

/**
 * The player's seed of a hand: of the last two seeds of this page, the one used in the deal, because a new seed can
 * arrive too late for a hand that is just being dealt. Seeds of other pages do not count; a page without a seed has
 * agreed to nothing yet, and takes the first one it is shown.
 */
export function seedOfHand(given: readonly string[], dealtWith: string | null): string {
  return given.slice(-2).find((seed) => seed === dealtWith) ?? given.at(-1) ?? dealtWith ?? ''
}

/** The record with all agreed values in place of the server's; null when they differ. */
function asAgreed(rules: Game, record: RoundRecord, agreed: Agreed): RoundRecord | null {
  const { shown, clientSeed, stake, bet } = agreed
  if (record.kind === 'room') {
    const isMine = record.clientSeed.split('.').includes(clientSeed)
    return isMine ? { ...record, commitment: shown, stake } : null
  }
  const asked = rules.kind === 'room' ? null : safeParse(rules.bet, bet)
  if (!asked?.success) return null
  if (record.kind === 'shared') {
    const isSameRound = record.no === agreed.no && record.chain.anchor === shown
    return isSameRound ? { ...record, stake, bet: asked.output } : null
  }
  // Acts of a staged round have changed its bet since.
  const isStaged = rules.kind === 'solo' && rules.stages !== undefined
  return { ...record, commitment: shown, clientSeed, stake, ...(isStaged ? {} : { bet: asked.output }) }
}

/**
 * Recomputes a round in the browser. The agreement before the round overrides the server's present data; its seed
 * must match the hash that was shown then.
 */
export async function checkRound(rules: Game, record: RoundRecord, agreements: Agreements): Promise<Verdict | null> {
  const agreed = agreements.get(record.kind === 'room' ? handKey(record.hand) : record.roundId)
  const held = agreed ? asAgreed(rules, record, agreed) : null
  return held ? verify(rules, held) : null
}

export async function isFair(rules: Game, record: RoundRecord, agreements: Agreements): Promise<boolean> {
  const verdict = await checkRound(rules, record, agreements)
  return verdict?.checks.every(({ ok }) => ok) ?? false
}
