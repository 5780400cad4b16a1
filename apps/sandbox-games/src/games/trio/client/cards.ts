import { el } from '../../../client/dom.ts'
import { rankOf, suitOf } from '../ranks.ts'

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const suits = ['♠', '♥', '♦', '♣']

export const cardText = (card: number): string => `${ranks[rankOf(card)] ?? ''}${suits[suitOf(card)] ?? ''}`

/** A card face up, or its back when the seat does not know it. */
export function cardOf(card: number | null, hiddenName: string): HTMLElement {
  if (card === null) return el('span', { class: 'trio-card back', role: 'img', 'aria-label': hiddenName })
  const isRed = suitOf(card) === 1 || suitOf(card) === 2
  return el(
    'span',
    { class: `trio-card ${isRed ? 'red' : 'black'}`, role: 'img', 'aria-label': cardText(card) },
    el('b', {}, ranks[rankOf(card)] ?? ''),
    el('i', {}, suits[suitOf(card)] ?? ''),
  )
}
