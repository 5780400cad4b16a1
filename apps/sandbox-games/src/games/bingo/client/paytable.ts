import { el } from '../../../client/dom.ts'
import { linePays } from '../card.ts'
import { kenoPays, maxPicks, minPicks } from '../keno.ts'
import type { Strings } from './strings/index.ts'

const times = (pay: number) => (pay > 0 ? `${(pay / 100).toLocaleString('en')}×` : '–')
const row = (head: string, cells: readonly string[]) =>
  el('tr', {}, el('th', { scope: 'row' }, head), ...cells.map((text) => el('td', {}, text)))

/** Pays by lines of a card, and by picks and hits. */
export function bingoPaytable(t: Strings): Node[] {
  const byLines = linePays.flatMap((pay, lines) =>
    lines > 0 && lines < 8 ? row(lines === 7 ? '7–12' : `${lines}`, [times(pay)]) : [],
  )
  const picks = Array.from({ length: maxPicks - minPicks + 1 }, (_, at) => minPicks + at)
  const hits = [...picks]
  const heads = el('tr', {}, el('td'), ...hits.map((count) => el('th', { scope: 'col' }, `${count}`)))
  const byPicks = picks.map((count) =>
    row(
      `${count}`,
      hits.map((hit) => (hit > count ? '' : times(kenoPays[count]?.[hit] ?? 0))),
    ),
  )
  return [
    el('h3', {}, t.card),
    el('p', {}, t.cardRule),
    el(
      'table',
      { class: 'pays' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, t.lines), el('th', { scope: 'col' }, t.pays))),
      el('tbody', {}, ...byLines),
    ),
    el('h3', {}, t.picks),
    el('p', {}, t.picksRule),
    el(
      'div',
      { class: 'pays-box', tabindex: '0', role: 'region', 'aria-label': t.picks },
      el('table', { class: 'pays' }, el('thead', {}, heads), el('tbody', {}, ...byPicks)),
    ),
  ]
}
