import type { LeftRounds } from '../api.ts'
import { button, el } from '../dom.ts'
import type { Strings } from '../strings/index.ts'

/** Results of abandoned rounds: one line over the game, so that nothing moves; the next round removes it. */
export function leftNote({ running, ended }: LeftRounds, money: (amount: string) => string, t: Strings) {
  const words = [
    ended && `${ended.rounds > 1 ? t.leftRounds : t.leftRound}: ${money(ended.cost)} → ${money(ended.payout)}`,
    running && t.leftRunning,
  ].filter((line) => line !== null)
  const close = () => root.remove()
  const root = el(
    'div',
    { class: 'left-note', role: 'status' },
    el('span', {}, words.join(' · ')),
    button(t.close, 'icon', close, '×'),
  )
  return { root, close, isEmpty: words.length === 0 }
}
