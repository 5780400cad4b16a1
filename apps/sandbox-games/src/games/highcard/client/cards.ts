import { el, svg } from '../../../client/dom.ts'

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Suits as outlines on a field of 24 × 24; two are red, two are dark. */
const suits = [
  ['M12 21C3 14 1 9 4 6c3-3 7-1 8 2 1-3 5-5 8-2 3 3 1 8-8 15z', true],
  ['M12 2l8 10-8 10-8-10z', true],
  ['M12 2c8 7 10 10 9 13-1 4-6 4-8 1l2 6H9l2-6c-2 3-7 3-8-1-1-3 1-6 9-13z', false],
  [
    'M12 2a4.500 4.500 0 0 1 4 6.600A4.500 4.500 0 1 1 13 15l2 7H9l2-7a4.500 4.500 0 1 1-3-6.400A4.500 4.500 0 0 1 12 2z',
    false,
  ],
] as const

export const nameOf = (rank: number) => names[rank - 1] ?? '?'

const pip = (suit: number, size: string) =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', class: `pip ${size}`, 'aria-hidden': 'true' },
    svg('path', { d: suits[suit]?.[0] ?? '' }),
  )

/** A card face; court cards and the ace show the theme's hero. */
export function cardFace(rank: number, suit: number, heroes: readonly string[]) {
  const isRed = suits[suit]?.[1] ?? false
  const hero = rank === 1 ? heroes[0] : rank > 10 ? heroes[rank - 10] : undefined
  const middle = hero ? el('img', { src: hero, alt: '', class: 'court' }) : pip(suit, 'large')
  return el(
    'div',
    { class: `card ${isRed ? 'red' : 'dark'}` },
    el('span', { class: 'corner' }, nameOf(rank), pip(suit, 'small')),
    middle,
    el('span', { class: 'corner last' }, nameOf(rank), pip(suit, 'small')),
  )
}

export const cardBack = (hero: string | undefined) =>
  el('div', { class: 'card back' }, ...(hero ? [el('img', { src: hero, alt: '', class: 'court' })] : []))
