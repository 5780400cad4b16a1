import { el } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import { boosts, maxSlip, slipCap } from '../slip.ts'
import type { SportKit, SportView } from './sport-view.ts'

const percent = (tenThousandths: number) => `${(tenThousandths / 100).toFixed(2)}%`

/** Rules, markets, the margin, the bonus of multiples, the limits and the cap. */
export function sportPaytable(kit: SportKit, view: SportView, rules: readonly string[], minSingle: number): Node[] {
  const { t } = kit
  const row = (name: string, text: string) => el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, text))
  const table = (caption: string, rows: Node[]) =>
    el('table', { class: 'pays' }, el('caption', {}, caption), el('tbody', {}, ...rows))
  const markets = Object.keys(view.sport.markets).map((market) => view.marketName(market, kit))
  return [
    el('h3', {}, t.tableRules),
    ...rules.map((text) => el('p', {}, text)),
    el('p', {}, fill(t.sportMarkets, { text: markets.join(' · ') })),
    el('p', {}, t.sportMargin),
    table(t.tableReturn, [
      row(t.sportSingle, `${percent(minSingle)} – 96.00%`),
      row(t.sportMultiple, `${percent(kit.session.facts.rtp)} – 96.00%`),
    ]),
    table(
      t.sportBoost,
      boosts.slice(2).map((boost, at) => row(`${at + 2} ${t.sportLegs}`, `×${(boost / 10_000).toFixed(4)}`)),
    ),
    el('p', {}, fill(t.sportLimits, { min: kit.money(kit.session.stakes[0] ?? '0.05'), max: kit.money(maxSlip) })),
    el('p', {}, fill(t.sportCap, { cap: slipCap.toLocaleString('en') })),
    el('p', {}, t.sportOneRound),
    el('p', {}, t.tablePast),
  ]
}
