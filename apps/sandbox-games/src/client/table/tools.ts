import { button, el } from '../dom.ts'
import type { TableKit } from './table-game.ts'

type Acts = { undo: () => void; clear: () => void; repeat: () => void }

/** Buttons for the chips on the cloth. */
export function createTools(kit: TableKit, acts: Acts) {
  const undo = button(kit.t.tableUndo, 'small', acts.undo)
  const repeat = button(kit.t.tableRepeat, 'small', acts.repeat)
  const clear = button(kit.t.tableClear, 'small', acts.clear)
  kit.key('u', kit.t.tableUndo, () => undo.click())
  kit.key('r', kit.t.tableRepeat, () => repeat.click())
  return {
    root: el('div', { class: 'table-tools' }, undo, repeat, clear),
    show(has: { chips: boolean; past: boolean }) {
      undo.disabled = !has.chips
      clear.disabled = !has.chips
      repeat.disabled = has.chips || !has.past
    },
  }
}
