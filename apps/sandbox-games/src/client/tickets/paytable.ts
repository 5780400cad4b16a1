import { el } from '../dom.ts'
import type { TicketKit } from './ticket-game.ts'

export type PlayLine = { name: string; pays: string; rtp: number }
export type PlayGroup = { title: string; lines: readonly PlayLine[] }

const percent = (share: number) => `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`

/** Rules, pays and the exact return of every play, by region where they differ; the limits and the cap. */
export function ticketPaytable(kit: TicketKit, rules: readonly string[], groups: readonly PlayGroup[]): Node[] {
  const { t } = kit
  const table = ({ title, lines }: PlayGroup) => {
    const head = [t.ticketPlay, t.ticketPaysHead, t.ticketReturn].map((text) => el('th', { scope: 'col' }, text))
    const rows = lines.map(({ name, pays, rtp }) =>
      el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, pays), el('td', {}, percent(rtp))),
    )
    const caption = title ? [el('caption', {}, title)] : []
    return el('table', { class: 'pays' }, ...caption, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows))
  }
  return [
    el('h3', {}, t.ticketRules),
    ...rules.map((text) => el('p', {}, text)),
    ...groups.map(table),
    el('p', {}, t.ticketLimits),
    el('p', {}, t.ticketFair),
  ]
}
