import { button, el } from '../../../client/dom.ts'
import type { MakeField, TableKit } from '../../../client/table/table-game.ts'
import { colourOf } from '../rules.ts'
import { betAt, type Cover, covers } from './covers.ts'
import type { Text } from './strings/en.ts'

const upTo36 = Array.from({ length: 36 }, (_, index) => index + 1)
const outside = [
  ['low', 'half'],
  ['even', 'half'],
  ['red', 'half side-b'],
  ['black', 'half dark'],
  ['odd', 'half'],
  ['high', 'half'],
  ['dozen1', 'dozen'],
  ['dozen2', 'dozen'],
  ['dozen3', 'dozen'],
] as const

/** The cloth upright: three numbers in a row, dozens and halves beside them. */
export function rouletteBoard(kit: TableKit<Text>, field: MakeField, tap: (on: string) => void): HTMLElement {
  const { t } = kit
  let cover: Cover = 'one'
  const modes = covers.map((name) => {
    const node = button(t[name], 'mode', () => choose(name))
    node.setAttribute('aria-pressed', String(name === cover))
    return node
  })
  function choose(name: Cover) {
    cover = name
    for (const [index, node] of modes.entries()) node.setAttribute('aria-pressed', String(covers[index] === name))
  }
  /** A number takes the chip itself, or hands it to the bet that covers more. */
  const numberField = (pocket: number) => {
    const node = field(`n${pocket}`, `number ${colourOf(pocket)}`, el('span', {}, String(pocket)))
    node.addEventListener(
      'click',
      (event) => {
        if (cover === 'one') return
        event.stopImmediatePropagation()
        const on = betAt(cover, pocket)
        if (on) tap(on)
      },
      true,
    )
    return node
  }
  return el(
    'div',
    { class: 'cloth' },
    el('div', { class: 'modes', role: 'group', 'aria-label': t.cover }, ...modes),
    el(
      'div',
      { class: 'roulette-cloth' },
      ...outside.map(([on, look]) => field(on, `${look} ${on}`, el('span', {}, t[on]))),
      el(
        'div',
        { class: 'numbers' },
        ...[0, ...upTo36].map(numberField),
        ...(['column1', 'column2', 'column3'] as const).map((on) => field(on, 'column', el('span', {}, '2:1'))),
      ),
    ),
  )
}
