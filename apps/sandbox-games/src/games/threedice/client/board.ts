import { type Child, el } from '../../../client/dom.ts'
import type { MakeField, TableKit } from '../../../client/table/table-game.ts'
import { timesText } from '../../../client/table/times-text.ts'
import { threedicePays } from '../rules.ts'
import { dieFace } from './die.ts'
import type { Text } from './strings/en.ts'

const faces = [1, 2, 3, 4, 5, 6]
const totals = Array.from({ length: 14 }, (_, at) => at + 4)
const main = [
  ['small', 'side-a'],
  ['big', 'side-b'],
  ['odd', ''],
  ['even', ''],
] as const
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high]))

/** Groups of fields, the most popular at the top. */
export function threediceBoard(kit: TableKit<Text>, field: MakeField): HTMLElement {
  const { t } = kit
  const pays = (on: string) => el('small', {}, timesText(threedicePays(on)))
  const withDice = (on: string, shown: readonly number[], ...more: Child[]) =>
    field(on, 'diced', el('span', { class: 'dice-row' }, ...shown.map((face) => dieFace(face, 'die-small'))), ...more)
  const group = (title: string, look: string, ...nodes: Child[]) =>
    el(
      'section',
      { class: `dice-group of-${look}` },
      el('h2', { class: 'group' }, title),
      el('div', { class: `fields ${look}` }, ...nodes),
    )
  return el(
    'div',
    { class: 'cloth threedice-cloth' },
    el('div', { class: 'fields four' }, ...main.map(([on, look]) => field(on, look, el('span', {}, t[on]), pays(on)))),
    group(
      t.totalsHead,
      'seven',
      ...totals.map((total) => field(`total${total}`, '', el('span', {}, String(total)), pays(`total${total}`))),
    ),
    group(`${t.facesHead} · ${t.faceNote}`, 'six', ...faces.map((face) => withDice(`face${face}`, [face]))),
    group(
      `${t.doublesHead} · ${timesText(threedicePays('double1'))}`,
      'three',
      ...faces.map((face) => withDice(`double${face}`, [face, face])),
    ),
    group(
      t.triplesHead,
      'three',
      ...faces.map((face) => withDice(`triple${face}`, [face, face, face], pays(`triple${face}`))),
    ),
    field('triple', 'side-d', el('span', {}, t.triple), pays('triple')),
    group(
      `${t.pairsHead} · ${timesText(threedicePays('pair12'))}`,
      'five',
      ...pairs.map((both) => withDice(`pair${both.join('')}`, both)),
    ),
  )
}
