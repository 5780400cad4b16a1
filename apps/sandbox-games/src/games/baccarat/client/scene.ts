import { el } from '../../../client/dom.ts'
import type { Scene, TableKit } from '../../../client/table/table-game.ts'
import { type Card, type Coup, pointsOf } from '../rules.ts'
import { cardFace } from './cards.ts'
import type { Text } from './strings/en.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const cardMs = 650
const thirdMs = 1_150

type Side = 'player' | 'banker'

/** Two hands, dealt in turn; a third card takes its time. */
export function createScene(kit: TableKit<Text>): Scene<Coup> {
  const { t } = kit
  const hand = (side: Side) => {
    const cards = el('div', { class: 'hand-cards' })
    const points = el('output', { class: 'hand-points' }, '–')
    const name = el('span', { class: 'hand-name' }, t[side])
    return { root: el('div', { class: `hand hand-${side}` }, name, cards, points), cards, points }
  }
  const hands = { player: hand('player'), banker: hand('banker') }
  const verdict = el('p', { class: 'verdict' })
  const root = el(
    'div',
    { class: 'scene baccarat' },
    el('div', { class: 'hands' }, hands.player.root, hands.banker.root),
    verdict,
  )

  const clear = () => {
    for (const { cards, points, root: box } of Object.values(hands)) {
      cards.replaceChildren()
      points.textContent = '–'
      box.classList.remove('wins')
    }
    verdict.textContent = t.waiting
  }
  const lay = (side: Side, card: Card) => {
    const { cards, points } = hands[side]
    cards.append(cardFace(card))
    const sum = Number(points.textContent === '–' ? 0 : points.textContent) + pointsOf(card)
    points.textContent = String(sum % 10)
    kit.sound('deal')
  }
  /** Player, banker, player, banker, then the third cards. */
  const order = ({ player, banker }: Coup): [Side, Card][] => {
    const turns = [0, 1, 2].flatMap((at) => [['player', player[at]] as const, ['banker', banker[at]] as const])
    return turns.filter((turn): turn is [Side, Card] => turn[1] !== undefined)
  }

  clear()
  return {
    root,
    clear,
    async reveal(coup, isLate) {
      clear()
      verdict.textContent = ''
      for (const [at, [side, card]] of order(coup).entries()) {
        if (!isLate) {
          if (at >= 4) kit.sound('rise')
          await pause(at >= 4 ? thirdMs : cardMs)
        }
        lay(side, card)
      }
      if (!isLate) await pause(500)
      if (coup.winner !== 'tie') hands[coup.winner].root.classList.add('wins')
      verdict.textContent = coup.winner === 'tie' ? t.tie : `${t[coup.winner]} ${t.wins}`
    },
  }
}
