import { el } from '../../../client/dom.ts'
import type { Kit, Settled } from '../../../client/kit.ts'
import { toUnits } from '../../../kernel/amounts.ts'

type Stage = Pick<Kit, 'result' | 'calm' | 'heroes' | 'stage'>

/** From this multiple of the cost on a win is celebrated. */
const feast = 10n
const pieces = 16

/** The theme's hero rains over the stage once; nothing is left of it. */
function rain({ heroes, stage }: Stage) {
  const hero = heroes[0]
  if (!hero) return
  const layer = el('div', { class: 'rain', 'aria-hidden': 'true' })
  stage.append(layer)
  const falls = Array.from({ length: pieces }, (_, at) => {
    const piece = el('img', { src: hero, alt: '' })
    layer.append(piece)
    const side = `${(at * 61) % 100}cqi`
    const turn = (at % 2 ? 1 : -1) * (120 + at * 17)
    return piece.animate(
      [{ transform: `translate(${side}, -60px)` }, { transform: `translate(${side}, 110cqb) rotate(${turn}deg)` }],
      { duration: 1_300 + (at % 5) * 180, delay: at * 55, easing: 'cubic-bezier(.4,0,.8,.7)', fill: 'both' },
    ).finished
  })
  void Promise.allSettled(falls).then(() => layer.remove())
}

/** Shows the result of the round; a large win is celebrated unless motion is reduced. */
export function finish(kit: Stage, settled: Settled) {
  kit.result(settled)
  if (!kit.calm() && toUnits(settled.payout) >= toUnits(settled.cost) * feast) rain(kit)
}
