import { el } from '../../../client/dom.ts'
import { side } from '../machine.ts'
import type { Heat } from '../spin.ts'

/** The floor under the symbols: hot cells glow and show their multiplier. */
export function createHeatMap(factors: readonly number[]) {
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, () => el('span', { class: 'heat' })))
  const columns = cells.map((column) => el('div', { class: 'heat-column' }, ...column))
  return {
    root: el('div', { class: 'heat-map', 'aria-hidden': 'true' }, ...columns),
    show(heat: Heat) {
      for (const [reel, column] of cells.entries())
        for (const [row, cell] of column.entries()) {
          const times = Math.min(heat[reel]?.[row] ?? 0, factors.length)
          cell.textContent = times > 0 ? `×${factors[times - 1]}` : ''
          cell.dataset.heat = `${times}`
        }
    },
  }
}
