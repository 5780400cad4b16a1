import { el } from '../../../client/dom.ts'
import type { TicketKit } from '../../../client/tickets/ticket-game.ts'
import { type Drawn, tiers } from '../rules.ts'
import type { Text } from './strings/en.ts'

/** All prizes of a draw, tier by tier. */
export function prizeTable({ region, numbers }: Drawn, { t }: TicketKit<Text>): HTMLElement {
  let at = 0
  const rows = tiers[region].map(({ name, count }) => {
    const own = numbers.slice(at, at + count)
    at += count
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, t[name as Text]),
      el('td', {}, ...own.map((number) => el('span', {}, number))),
    )
  })
  return el('table', { class: 'prizes' }, el('tbody', {}, ...rows))
}
