import { button, el } from '../../../client/dom.ts'
import type { Kit } from '../../../client/kit.ts'
import { catching, type Kind, kindNames, paysOf, ways } from '../kinds.ts'
import { box, type Sprite } from './sprites.ts'
import type { Strings } from './strings/index.ts'

const percents = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
export const chanceOf = (kind: Kind, among = 1) => `${percents.format((catching(kind, among) / ways) * 100)}%`

/** The fish as buttons with their payouts: shooting without seeing or pointing. */
export function createList({ t, key }: Kit<keyof Strings>, sprites: readonly Sprite[], onPick: (kind: number) => void) {
  const pictures: HTMLCanvasElement[] = []
  const chips = kindNames.map((kind, at) => {
    const picture = el('canvas', { class: 'fish-picture', 'aria-hidden': 'true', width: '96', height: '64' })
    pictures.push(picture)
    const name = `${t[kind]} ${paysOf(kind)}×, ${t.chance} ${chanceOf(kind)}`
    key(`${(at + 1) % 10}`, `${t[kind]} ${paysOf(kind)}×`, () => onPick(at))
    return button(name, 'fish-chip', () => onPick(at), picture, el('b', {}, `${paysOf(kind)}×`))
  })
  const paint = () => {
    for (const [at, picture] of pictures.entries()) {
      const sprite = sprites[at]
      const pen = picture.getContext('2d')
      pen?.clearRect(0, 0, 96, 64)
      if (sprite) pen?.drawImage(sprite, 0, 0, 96, (96 * box.height) / box.width)
    }
  }
  return { root: el('div', { class: 'fish-list', role: 'group', 'aria-label': t.list }, ...chips), paint }
}
