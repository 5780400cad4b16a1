import { el } from '../../../client/dom.ts'
import { type Card, rankOf } from '../rules.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♦', '♣']

export const cardText = (card: Card): string => `${ranks[rankOf(card)] ?? ''}${suits[Math.floor(card / 13)] ?? ''}`

/** A card with its face up. */
export function cardFace(card: Card): HTMLElement {
  const suit = Math.floor(card / 13)
  const isRed = suit === 1 || suit === 2
  return el(
    'span',
    { class: `card ${isRed ? 'red' : 'black'}`, role: 'img', 'aria-label': cardText(card) },
    el('b', {}, ranks[rankOf(card)] ?? ''),
    el('i', {}, suits[suit] ?? ''),
  )
}
