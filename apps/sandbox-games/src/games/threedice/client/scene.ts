import { el } from '../../../client/dom.ts'
import type { Scene, TableKit } from '../../../client/table/table-game.ts'
import type { Roll } from '../rules.ts'
import { dieFace } from './die.ts'
import type { Text } from './strings/en.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const shakeMs = 2_400
const stopMs = 750

/** Three dice under a dome; they stop one after the other. */
export function createScene(kit: TableKit<Text>): Scene<Roll> {
  const dice = el('div', { class: 'dome-dice' })
  const dome = el('div', { class: 'dome' }, dice)
  const verdict = el('p', { class: 'verdict' })
  const root = el('div', { class: 'scene threedice' }, dome, verdict)
  const show = (faces: readonly number[]) => dice.replaceChildren(...faces.map((face) => dieFace(face)))
  const clear = () => {
    dome.classList.remove('shaking')
    show([2, 5, 3])
    dice.classList.add('idle')
    verdict.textContent = kit.t.waiting
  }
  const roll = async ({ dice: [first, second, third] }: Roll) => {
    dome.classList.add('shaking')
    kit.sound('spin')
    await pause(shakeMs)
    dome.classList.remove('shaking')
    for (const faces of [[first], [first, second], [first, second, third]]) {
      show(faces)
      kit.sound('stop')
      await pause(stopMs)
    }
  }
  clear()
  return {
    root,
    clear,
    async reveal(outcome, isLate) {
      verdict.textContent = ''
      dice.classList.remove('idle')
      if (!isLate) await roll(outcome)
      show(outcome.dice)
      verdict.textContent = rollWords(outcome, kit)
    },
  }
}

export function rollWords({ dice, total, isTriple }: Roll, { t }: TableKit<Text>): string {
  const sizes = isTriple ? [t.triple] : [total <= 10 ? t.small : t.big, total % 2 ? t.odd : t.even]
  return [`${dice.join(' + ')} = ${total}`, ...sizes].join(' · ')
}
