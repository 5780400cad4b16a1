import { safeParse } from 'valibot'
import type { Game } from '../../kernel/kinds.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { type Verdict, verify } from '../../kernel/verify.ts'

/**
 * What was settled before a round: the hash or the anchor that was shown, the player's seed, the stake and what was
 * asked for. Kept by the round's number, which the page works out itself.
 */
export type Agreed = { shown: string; clientSeed: string; stake: string; bet: unknown; no?: number }
export type Agreements = ReadonlyMap<string, Agreed>

/** All stakes of a player in a hand keep to the same agreement. */
export const handKey = (hand: string) => `hand ${hand}`

/**
 * The player's seed of a hand: of the last two that this page gave, the one it was dealt with, because a new one can come
 * too late for a hand that is just being dealt. One that this page never gave does not count; a page that has given none
 * has agreed on nothing yet, and takes what it is shown first.
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
 * Works a round out again, here in the browser. Nothing that the server says now counts for what was agreed on before
 * the round; its seed must fit the hash that was shown then.
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
