import { classic, type SymbolCode } from '../engine/machine.ts'
import { figures } from '../engine/rtp.ts'
import { el, svg } from './dom.ts'
import type { Strings } from './strings/index.ts'
import { drawSymbol, nameOf } from './symbols.ts'

/** In hundredths, so that the page states what the machine returns and nothing rounder. */
export const rtpText = () => `${(figures(classic).rtp * 100).toFixed(2)} %`

const paid = Object.entries(classic.pays) as [SymbolCode, readonly number[]][]
/** Pays are shown per total stake, as a player counts. */
const perStake = (lineStakes: number) => `${lineStakes / classic.lines.length}×`

function payRow(code: SymbolCode, cells: readonly string[]) {
  const icon = el('td', {}, drawSymbol(code), el('span', { class: 'hidden' }, nameOf(code)))
  return el('tr', {}, icon, ...cells.map((text) => el('td', {}, text)))
}

function payTable() {
  const head = el('tr', {}, el('td'), ...['3', '4', '5'].map((count) => el('th', { scope: 'col' }, count)))
  const rows = paid.map(([code, pays]) => payRow(code, pays.map(perStake)))
  const scatter = payRow(
    'S',
    ([3, 4, 5] as const).map((count) => `${classic.scatter[count].pay}× + ${classic.scatter[count].freeGames}`),
  )
  return el('table', { class: 'pays' }, el('thead', {}, head), el('tbody', {}, ...rows, scatter))
}

function linePicture(rows: readonly number[]) {
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  const dots = rows.flatMap((_, reel) =>
    [0, 1, 2].map((row) => svg('circle', { cx: `${reel * 10 + 5}`, cy: `${row * 10 + 5}`, r: '1.6', class: 'dot' })),
  )
  return svg(
    'svg',
    { viewBox: '0 0 50 30', class: 'line', 'aria-hidden': 'true' },
    ...dots,
    svg('polyline', { points, class: 'path' }),
  )
}

/** Everything that decides a win: pays, wild, scatter, lines, return and the cap. */
export const paytable = (t: Strings): Node[] => [
  el(
    'p',
    { class: 'facts' },
    el('span', {}, `${t.rtp} ${rtpText()}`),
    el('span', {}, `${t.maxWin} ${classic.maxWin.toLocaleString('en')} ${t.timesStake}`),
  ),
  payTable(),
  el('p', { class: 'rule' }, drawSymbol('W'), t.wildRule),
  el('p', { class: 'rule' }, drawSymbol('S'), t.scatterRule),
  el('h3', {}, t.lines),
  el('div', { class: 'lines' }, ...classic.lines.map(linePicture)),
]
