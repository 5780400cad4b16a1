import { button, el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { cardOf, cards, centre, complete, lines } from '../card.ts'
import type { BingoBet } from '../server.ts'
import type { Strings } from './strings/index.ts'

const letters = ['B', 'I', 'N', 'G', 'O']

/** A card of 5 × 5 that can be changed for another before the draw. */
export function createCard({ t, heroes }: Kit<keyof Strings>) {
  let number = crypto.getRandomValues(new Uint32Array(1))[0] as number
  let card: number[] = []
  let cells: HTMLElement[] = []
  const grid = el('div', { class: 'bingo-card' })
  const name = el('span', { class: 'card-number' })
  const change = button(t.another, 'small', () => deal(number + 1))
  function deal(next: number) {
    number = next % cards
    card = cardOf(number)
    cells = card.map((value, cell) => {
      const isFree = cell === centre
      const hero = heroes[0]
      return isFree
        ? el(
            'div',
            { class: 'bingo-cell hit', role: 'img', 'aria-label': t.free },
            ...(hero ? [el('img', { src: hero, alt: '' })] : [t.free]),
          )
        : el('div', { class: 'bingo-cell' }, `${value}`)
    })
    name.textContent = `№ ${`${number}`.padStart(6, '0')}`
    grid.replaceChildren(...letters.map((letter) => el('div', { class: 'bingo-letter' }, letter)), ...cells)
  }
  deal(number)
  return {
    root: el('div', { class: 'bingo-box' }, grid, el('div', { class: 'bingo-tools' }, name, change)),
    bet: (): BingoBet => ({ game: 'card', card: number }),
    ready: () => true,
    lock: (locked: boolean) => {
      change.disabled = locked
    },
    clear() {
      for (const [cell, node] of cells.entries()) node.className = `bingo-cell${cell === centre ? ' hit' : ''}`
    },
    /** Marks a ball; true when it is on the card. */
    mark(ball: number, drawn: ReadonlySet<number>) {
      const cell = card.indexOf(ball)
      cells[cell]?.classList.add('hit')
      for (const line of complete(card, drawn)) for (const on of lines[line] ?? []) cells[on]?.classList.add('line')
      return cell !== -1
    },
    score: (drawn: ReadonlySet<number>) => `${t.lines}: ${complete(card, drawn).length}`,
  }
}
