import { el } from '../../../client/dom.ts'
import type { TableBet } from '../../../client/kit.ts'
import { isActive } from '../../../client/table/announcer.ts'
import { toAmount, toUnits } from '../../../kernel/amounts.ts'
import { type Leg, type Slip, slipPays, totalOdds } from '../slip.ts'
import { legWon, type Matchday } from '../sport-game.ts'
import { namesOf, oddsText, pickWords, type SportKit, type SportView } from './sport-view.ts'

/** Settled slips in the list; older ones are under the past rounds. */
const settledShown = 20

type Look = {
  bets: readonly TableBet[]
  /** Null while the matches have not been shown to their end. */
  outcomeOf: (no: number) => Matchday | null
  timeOf: (no: number) => string
}

type Options = { kit: SportKit; view: SportView; pairsOf: (no: number) => (readonly [number, number])[] }

/** Own slips, those that wait and those that are settled, leg by leg. */
export function createOwnSlips({ kit, view, pairsOf }: Options) {
  const { t } = kit
  const open = el('ul', { class: 'slips' })
  const settled = el('ul', { class: 'slips' })
  const root = el(
    'section',
    { class: 'own-slips' },
    el('h2', {}, t.sportOpen),
    open,
    el('h2', {}, t.sportSettled),
    settled,
  )
  /** Settled bets leave the server's answer after a round; this page keeps a copy. */
  const seen = new Map<string, TableBet>()

  const legRow = (leg: Leg, no: number, matchday: Matchday | null) => {
    const names = namesOf(view.sport, pairsOf(no)[leg.fixture] ?? [0, 0])
    const match = matchday?.matches[leg.fixture]
    const isWon = matchday !== null && legWon(view.sport, leg, matchday)
    const mark = matchday === null ? '' : isWon ? `✓ ${t.sportWon}` : `✗ ${t.sportLost}`
    const score = match ? ` ${view.scoreAt(match.play, view.steps).join(':')}` : ''
    const market = view.marketName(leg.market, kit)
    return el(
      'li',
      { class: matchday === null ? 'open' : isWon ? 'won' : 'lost' },
      el('span', {}, el('b', {}, pickWords(view, leg.pick, names, kit)), ` ${oddsText(leg.odds)}`),
      el('span', { class: 'leg-mark' }, mark),
      el('small', {}, `${names.join(' – ')}${score} · ${market}`),
    )
  }
  const slipRow = ({ no, bet, cost, payout }: TableBet, { outcomeOf, timeOf }: Look) => {
    const { legs } = bet as Slip
    const matchday = outcomeOf(no)
    const name = legs.length > 1 ? `${t.sportMultiple} ×${legs.length} · ${oddsText(totalOdds(legs))}` : t.sportSingle
    const sum =
      matchday && payout !== null
        ? `${t.sportPaid} ${kit.money(payout)}`
        : `${t.sportToWin} ${kit.money(toAmount(slipPays(toUnits(cost), legs)))}`
    return el(
      'li',
      { class: 'own-slip' },
      el('div', { class: 'own-head' }, el('b', {}, name), el('span', {}, `${t.sportKickOff} ${timeOf(no)}`)),
      el('ul', {}, ...legs.map((leg) => legRow(leg, no, matchday))),
      el('div', { class: 'own-sum' }, el('span', {}, `${t.sportStake} ${kit.money(cost)}`), el('b', {}, sum)),
    )
  }
  const fill = (list: HTMLElement, rows: HTMLElement[], empty: string) =>
    list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'none' }, empty)]))

  return {
    root,
    show(look: Look) {
      for (const bet of look.bets) seen.set(bet.roundId, bet)
      const all = [...seen.values()].filter(isActive).toReversed()
      const isOver = ({ no, payout }: TableBet) => payout !== null && look.outcomeOf(no) !== null
      fill(
        open,
        all.filter((bet) => !isOver(bet)).map((bet) => slipRow(bet, look)),
        t.sportNoOpen,
      )
      fill(
        settled,
        all
          .filter(isOver)
          .slice(0, settledShown)
          .map((bet) => slipRow(bet, look)),
        t.sportNoSettled,
      )
    },
  }
}
