import { el } from '../dom.ts'
import { fill } from '../fill.ts'
import type { TableKit } from './table-game.ts'
import { timesText } from './times-text.ts'

/** A line of the paytable: bet, payout, and exact return in 1/10 000. */
export type PayLine = { name: string; pays: string | number; rtp: number }

const percent = (tenThousandths: number) => `${(tenThousandths / 100).toFixed(2)}%`

/** Rules, pays and the exact return of every bet; the cap. */
export function tablePaytable(kit: TableKit, rules: readonly string[], lines: readonly PayLine[]): Node[] {
  const { t } = kit
  const head = [t.tableBet, t.tablePaysHead, t.tableReturn].map((text) => el('th', { scope: 'col' }, text))
  const rows = lines.map(({ name, pays, rtp }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, name),
      el('td', {}, typeof pays === 'number' ? timesText(pays) : pays),
      el('td', {}, percent(rtp)),
    ),
  )
  return [
    el('h3', {}, t.tableRules),
    ...rules.map((text) => el('p', {}, text)),
    el('table', { class: 'pays' }, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows)),
    el('p', {}, fill(t.tableLimits, { cap: kit.session.facts.maxWin })),
    el('p', {}, t.tablePast),
  ]
}
