import { commitmentOf, drawFrom } from '../engine/fair.ts'
import { classic } from '../engine/machine.ts'
import { playRound } from '../engine/round.ts'
import { payoutOf, toAmount, toUnits } from '../engine/stakes.ts'
import { type CheckableRound, pastRounds } from './api.ts'
import { button, el } from './dom.ts'
import { money } from './format.ts'
import { openSheet } from './sheet.ts'
import type { Strings } from './strings/index.ts'

/** What was settled before a round: the hash that was shown, the player's seed and the stake. */
export type Agreed = { commitment: string; clientSeed: string; stake: string }
/** By the round's number, which the page works out itself. */
export type Agreements = ReadonlyMap<string, Agreed>

/**
 * Works a round out again, here in the browser. Nothing that the server says now counts for what was agreed on before
 * the round; its seed must fit the hash that was shown then.
 */
export async function isFair(
  { seed, roundId, payout }: Pick<CheckableRound, 'seed' | 'roundId' | 'payout'>,
  agreements: Agreements,
): Promise<boolean> {
  const agreed = agreements.get(roundId)
  if (!agreed || (await commitmentOf(seed)) !== agreed.commitment) return false
  const { clientSeed, stake } = agreed
  const { win } = await playRound(classic, await drawFrom(seed, clientSeed, roundId))
  return toAmount(payoutOf(classic, toUnits(stake), win)) === payout
}

type Session = { bearer: string; currency: string; commitment: string; clientSeed: string; agreements: Agreements }

function roundRow(round: CheckableRound, { currency, agreements }: Session, t: Strings) {
  const verdict = el('span', { role: 'status' })
  const check = button(t.check, 'small', async () => {
    verdict.textContent = (await isFair(round, agreements)) ? t.checked : t.mismatch
  })
  const sums = `${money(round.stake, currency)} → ${money(round.payout, currency)}`
  return el(
    'li',
    {},
    el('div', { class: 'round-head' }, el('span', {}, sums), check),
    el('code', {}, round.seed),
    verdict,
  )
}

/** The next round's hash, the player's seed, and every past round with a check. */
export async function openFairness(session: Session, setClientSeed: (seed: string) => void, t: Strings) {
  const seedField = el('input', {
    id: 'client-seed',
    maxlength: '64',
    pattern: '[A-Za-z0-9_\\-]{1,64}',
    autocomplete: 'off',
  })
  seedField.value = session.clientSeed
  seedField.addEventListener('change', () => seedField.checkValidity() && setClientSeed(seedField.value))
  const list = el('ol', { class: 'rounds' })
  openSheet(
    t.fairness,
    t.close,
    el('p', {}, t.fairText),
    el('h3', {}, t.commitment),
    el('code', {}, session.commitment),
    el('label', { for: 'client-seed' }, t.clientSeed),
    seedField,
    el('h3', {}, t.rounds),
    list,
  )
  const { rounds } = await pastRounds(session.bearer).catch(() => ({ rounds: [] as CheckableRound[] }))
  list.append(...rounds.map((round) => roundRow(round, session, t)))
  if (rounds.length === 0) list.append(el('li', {}, t.noRounds))
}
