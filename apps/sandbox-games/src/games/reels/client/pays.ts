import { el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import type { PaidCode, SymbolCode } from '../symbols.ts'
import { drawSymbol, nameOf } from './symbols.ts'

/** Hundredths of the stake as a player reads them. */
export const times = (hundredths: number) => `${hundredths / 100}×`

/** One row per symbol, pays per stake. */
export function payTable(
  kit: Pick<Kit, 'heroes' | 'session'>,
  heads: readonly string[],
  rows: readonly (readonly [PaidCode, readonly number[]])[],
) {
  const head = el('tr', {}, el('td'), ...heads.map((text) => el('th', { scope: 'col' }, text)))
  const body = rows.map(([code, pays]) =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        drawSymbol(code, kit.heroes),
        el('span', { class: 'hidden' }, nameOf(code, kit.heroes, kit.session.language)),
      ),
      ...pays.map((pay) => el('td', {}, times(pay))),
    ),
  )
  return el(
    'div',
    { class: 'pays-box', tabindex: '0', role: 'region', 'aria-label': heads.join(', ') },
    el('table', { class: 'pays' }, el('thead', {}, head), el('tbody', {}, ...body)),
  )
}

export const rule = (kit: Pick<Kit, 'heroes'>, code: SymbolCode, text: string) =>
  el('p', { class: 'rule' }, drawSymbol(code, kit.heroes), text)
