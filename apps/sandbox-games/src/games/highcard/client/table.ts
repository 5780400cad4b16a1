import { el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { maxSteps } from '../chain.ts'
import type { HighcardView } from '../server.ts'
import { cardBack, cardFace } from './cards.ts'
import type { Strings } from './strings/index.ts'

/** The cards of a round from left to right, the newest large, and a ladder of right calls. */
export function createTable(kit: Kit<keyof Strings>) {
  const past = el('div', { class: 'past-cards' })
  const now = el('div', { class: 'now-card' }, cardBack(kit.heroes[0]))
  const lamps = Array.from({ length: maxSteps }, () => el('i', { class: 'rung' }))
  const pay = el('output', { class: 'chain-pay' })
  const root = el(
    'div',
    { class: 'card-table', 'aria-hidden': 'true' },
    past,
    now,
    el('div', { class: 'rungs' }, ...lamps, pay),
  )
  let shown = 0

  const flip = async (face: HTMLElement) => {
    now.replaceChildren(face)
    if (kit.calm()) return
    const frames = [
      { transform: 'perspective(700px) rotateY(92deg) translateX(20%)' },
      { transform: 'perspective(700px) rotateY(0)' },
    ]
    await face.animate(frames, { duration: 330, easing: 'cubic-bezier(.2,.8,.3,1)' }).finished.catch(() => undefined)
  }
  return {
    root,
    clear() {
      shown = 0
      past.replaceChildren()
      now.replaceChildren(cardBack(kit.heroes[0]))
      root.classList.remove('lost')
    },
    /** Serialize the cards that have not been seen yet. */
    async show({ cards, suits }: HighcardView) {
      for (; shown < cards.length; shown += 1) {
        const old = now.firstElementChild
        if (shown > 0 && old) past.append(old)
        kit.sound('deal')
        await flip(cardFace(cards[shown] ?? 1, suits[shown] ?? 0, kit.heroes))
      }
      past.scrollTo({ left: past.scrollWidth })
    },
    judge: (lost: boolean) => root.classList.toggle('lost', lost),
    ladder(steps: number, hundredths: number) {
      for (const [at, lamp] of lamps.entries()) lamp.classList.toggle('on', at < steps)
      pay.textContent = hundredths > 0 ? `${hundredths / 100}×` : ''
    },
  }
}
