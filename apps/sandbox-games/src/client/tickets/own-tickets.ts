import type { Line, Ticket } from '../../games/tickets.ts'
import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { el } from '../dom.ts'
import type { TableBet } from '../kit.ts'
import { lineWords } from './line-words.ts'
import type { TicketGame, TicketKit } from './ticket-game.ts'

/** The player's tickets of the running draw and of the last one, line by line. */
export function createOwnTickets<Outcome, Key extends string>(kit: TicketKit<Key>, game: TicketGame<Outcome, Key>) {
  const { t } = kit as TicketKit
  const list = el('ul', { class: 'tickets-list' })
  const root = el('section', { class: 'my-tickets' }, el('h2', {}, t.ticketMine), list)

  const lineRow = (line: Line, stake: string, outcome: Outcome | null) => {
    const cost = toUnits(stake) * BigInt(line.times)
    const back = outcome === null ? null : game.back(line, outcome)
    const sum = back === null ? '' : ` = ${kit.money(toAmount((cost * BigInt(back)) / 100n))}`
    return el(
      'li',
      { class: back === null ? 'open' : back > 0 ? 'won' : 'lost' },
      el('span', {}, lineWords(line, game, kit)),
      el('span', { class: 'sum' }, `${kit.money(toAmount(cost))}${sum}`),
    )
  }
  const ticket = ({ no, bet, stake, cost, payout }: TableBet, outcome: Outcome | null) => {
    const state = payout === null ? t.ticketWaits : kit.money(payout)
    return el(
      'li',
      { class: 'ticket' },
      el(
        'div',
        { class: 'ticket-head' },
        el('b', {}, `${t.ticketIssue} ${no}`),
        el('span', {}, `${kit.money(cost)} → ${state}`),
      ),
      el('ul', {}, ...(bet as Ticket).lines.map((line) => lineRow(line, stake, outcome))),
    )
  }
  return {
    root,
    show(bets: readonly TableBet[], outcomeOf: (no: number) => Outcome | null) {
      const stand = bets.filter(({ state }) => state !== 'REFUSED' && state !== 'UNDONE').toReversed()
      const rows = stand.map((bet) => ticket(bet, outcomeOf(bet.no)))
      list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'none' }, t.ticketNoMine)]))
    },
  }
}
