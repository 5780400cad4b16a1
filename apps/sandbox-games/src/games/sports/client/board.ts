import { button, el } from '../../../client/dom.ts'
import { clockText, type Place } from '../../../client/place.ts'
import type { RoundTimes } from '../../../kernel/kinds.ts'
import type { Fixture, Offer } from '../fixtures.ts'
import { namesOf, oddsText, pickWords, type SportKit, type SportView } from './sport-view.ts'

export type Chosen = { no: number; fixture: number; market: string; pick: string; odds: number }
type Options = { kit: SportKit; view: SportView; choose: (pick: Chosen) => void; has: (pick: Chosen) => boolean }

/** When a round kicks off, on the operator's clock. */
export const kickOffText = (round: RoundTimes, no: number, clockOffset: number, place: Place): string =>
  clockText(round.drawsAt + (no - round.no) * (round.endsAt - round.opensAt) - clockOffset, place)

/** Rounds that take bets, and the matches of the opened round, with all their odds. */
export function createBoard({ kit, view, choose, has }: Options) {
  const { t } = kit
  const tabs = el('nav', { class: 'plays kick-offs', 'aria-label': t.sportKickOffs })
  const list = el('ul', { class: 'fixtures' })
  let odds: { pick: Chosen; node: HTMLElement }[] = []
  let wanted = -1
  let shown = ''

  const oddsButton = (pick: Chosen, words: string, match: string) => {
    const name = `${words}, ${view.marketName(pick.market, kit)}, ${match}: ${oddsText(pick.odds)}`
    const node = button(
      name,
      'odds',
      () => {
        choose(pick)
      },
      el('span', {}, words),
      el('b', {}, oddsText(pick.odds)),
    )
    odds.push({ pick, node })
    return node
  }
  function mark() {
    for (const { pick, node } of odds) node.setAttribute('aria-pressed', String(has(pick)))
  }
  const card = (no: number, { teams, markets }: Fixture, fixture: number) => {
    const names = namesOf(view.sport, teams)
    const match = names.join(' – ')
    const group = (market: string) =>
      el(
        'div',
        { class: `odds-row odds-${market}`, role: 'group', 'aria-label': `${view.marketName(market, kit)}, ${match}` },
        ...Object.entries(markets[market] ?? {}).map(([pick, price]) =>
          oddsButton({ no, fixture, market, pick, odds: price }, pickWords(view, pick, names, kit), match),
        ),
      )
    const others = Object.keys(view.sport.markets).filter((market) => market !== view.main && markets[market])
    const more = others.flatMap((market) => [el('h4', {}, view.marketName(market, kit)), group(market)])
    return el(
      'li',
      { class: 'fixture' },
      el('h3', {}, match),
      group(view.main),
      el('details', {}, el('summary', {}, `${t.sportMore} (${others.length})`), ...more),
    )
  }

  return {
    root: el(
      'section',
      { class: 'sports-board' },
      el('h2', {}, t.sportFixtures),
      tabs,
      el('small', {}, kit.timesIn),
      list,
    ),
    mark,
    show({ rounds }: Offer, isOpen: (no: number) => boolean, timeOf: (no: number) => string) {
      const open = rounds.filter(({ no }) => isOpen(no))
      const at = open.find(({ no }) => no === wanted) ?? open[0]
      const now = JSON.stringify([open.map(({ no }) => no), at])
      if (now === shown) return
      shown = now
      const again = () => this.show({ rounds }, isOpen, timeOf)
      tabs.replaceChildren(
        ...open.map(({ no }) => {
          const node = button(timeOf(no), 'play', () => {
            wanted = no
            again()
            tabs.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
          })
          node.setAttribute('aria-pressed', String(no === at?.no))
          return node
        }),
      )
      odds = []
      list.replaceChildren(...(at?.fixtures.map((fixture, place) => card(at.no, fixture, place)) ?? []))
      mark()
    },
  }
}
