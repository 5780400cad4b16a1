import type { Game } from '../../kernel/kinds.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'
import { pastRounds } from '../api.ts'
import { button, type Child, el } from '../dom.ts'
import { fill } from '../fill.ts'
import { dayTimeText, type Place } from '../place.ts'
import { openSheet } from '../sheet.ts'
import type { Strings } from '../strings/index.ts'
import { type Agreements, handKey, isFair } from './agreements.ts'
import { byHand, outcomeOf, type PastRound } from './past-rounds.ts'

type Options = {
  bearer: string
  rules: Game
  agreements: Agreements
  money: (amount: string) => string
  place: Place
  /** Names the time zone of the times. */
  timesIn: string
  summary: (outcome: unknown) => Child
  /** The player's bet in words. */
  bet: (round: RoundRecord) => string
  t: Strings
}

/** Verifies a round of this page against its commitment; one of an earlier launch is recomputed alone. */
async function verdictOn(round: RoundRecord, { rules, agreements, t }: Options): Promise<string> {
  if (agreements.has(round.kind === 'room' ? handKey(round.hand) : round.roundId))
    return (await isFair(rules, round, agreements)) ? t.checked : t.mismatch
  const { checks } = await verify(rules, round)
  return checks.every(({ ok }) => ok) ? t.checkedAlone : t.mismatch
}

function roundRow({ round, cost, payout }: PastRound, outcome: unknown, options: Options) {
  const { money, summary, bet, place, t } = options
  const verdict = el('span', { role: 'status' })
  const check = button(t.check, 'small', async () => {
    verdict.textContent = await verdictOn(round, options)
  })
  const record = el('textarea', { readonly: true, rows: '4', 'aria-label': t.record })
  record.value = JSON.stringify(round)
  record.addEventListener('focus', () => record.select())
  const words = bet(round)
  return el(
    'li',
    {},
    el('small', {}, dayTimeText(Date.parse(round.at), place)),
    ...(words ? [el('span', { class: 'round-bet' }, words)] : []),
    el('div', { class: 'round-head' }, el('span', {}, `${money(cost)} → ${money(payout)}`), check),
    el('span', {}, outcome === undefined ? '' : summary(outcome)),
    el('code', {}, round.seed),
    verdict,
    el('details', {}, el('summary', {}, t.record), record),
  )
}

/** Every past round of the player in this game with a check, and its record to be checked elsewhere. */
export async function openHistory(options: Options) {
  const { t, rules, timesIn } = options
  const list = el('ol', { class: 'rounds' })
  const how = el(
    'p',
    {},
    fill(t.verifyHow, { link: `${location.origin}/verify?language=${document.documentElement.lang}` }),
  )
  openSheet(t.rounds, t.close, how, el('p', {}, timesIn), list)
  const { rounds } = await pastRounds(options.bearer).catch(() => ({ rounds: [] as RoundRecord[] }))
  for (const past of byHand(rounds)) list.append(roundRow(past, await outcomeOf(past.round, rules), options))
  if (rounds.length === 0) list.append(el('li', {}, t.noRounds))
}
