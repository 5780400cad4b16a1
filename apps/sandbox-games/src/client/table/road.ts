import { el } from '../dom.ts'
import type { RoadItem } from './table-game.ts'

const shown = 30

/** Past rounds, newest first; independent of the next one. */
export function createRoad(label: string) {
  const root = el('ol', { class: 'road', 'aria-label': label, tabindex: '0' })
  return {
    root,
    show(items: readonly RoadItem[]) {
      root.replaceChildren(
        ...items.slice(0, shown).map(({ text, tone, words }, at) => {
          const hidden = el('span', { class: 'hidden' }, words)
          return el(
            'li',
            { class: `tone-${tone}${at === 0 ? ' newest' : ''}` },
            el('span', { 'aria-hidden': 'true' }, text),
            hidden,
          )
        }),
      )
    },
  }
}
