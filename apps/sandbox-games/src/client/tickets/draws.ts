import { el } from '../dom.ts'
import type { TableSnapshot } from '../kit.ts'
import type { TicketGame, TicketKit } from './ticket-game.ts'

/** Draws in the list of past ones. */
const pastShown = 20

/** The last draw in full, and those before it by their first numbers; each opens. */
export function createDraws<Outcome, Key extends string>(kit: TicketKit<Key>, game: TicketGame<Outcome, Key>) {
  const { t } = kit as TicketKit
  const title = el('h2', {}, t.ticketLast)
  const drawn = el('div', { class: 'drawn', 'aria-live': 'polite' })
  const list = el('ol', { class: 'past-draws' })
  let shownNo: number | null = null

  const pastDraw = ({ no, outcome }: { no: number; outcome: Outcome }) => {
    const full = el('div', {})
    const brief = el('summary', {}, el('span', {}, String(no)), el('b', {}, game.brief(outcome)))
    const details = el('details', {}, brief, full)
    details.addEventListener('toggle', () => full.replaceChildren(game.draw(outcome, kit)), { once: true })
    return el('li', {}, details)
  }
  return {
    last: el('section', { class: 'scene draw-scene' }, title, drawn),
    past: el('section', {}, el('h2', {}, t.ticketPast), list),
    /** Another lottery is on show. */
    forget() {
      shownNo = null
    },
    show({ past }: TableSnapshot<Outcome, null>) {
      const [newest] = past
      if (shownNo === (newest?.no ?? -1)) return
      if (shownNo !== null && newest) kit.sound('stop')
      shownNo = newest?.no ?? -1
      title.textContent = newest ? `${t.ticketLast} · ${t.ticketIssue} ${newest.no}` : t.ticketLast
      drawn.replaceChildren(newest ? game.draw(newest.outcome, kit) : el('p', {}, t.ticketNoDraw))
      list.replaceChildren(...past.slice(0, pastShown).map(pastDraw))
    },
  }
}
